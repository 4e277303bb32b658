import { ApolloServerErrorCode } from "@apollo/server/errors";
import { describe, expect, it } from "@jest/globals";
import { useTestApi } from "../start-test-api.ts";

describe("/errors/{code} for GraphQL's own codes", () => {
  const api = useTestApi();

  it.each(Object.values(ApolloServerErrorCode))("200 explains %s", async (code) => {
    const json = await api.call("get", `/errors/${code}`, null).set("Accept", "application/json").expect(200);
    expect(json.body).toEqual({
      code,
      status: expect.any(Number),
      title: expect.stringMatching(/^[A-Z].*[^.]$/),
      cause: expect.stringMatching(/^[A-Z`].*\.$/),
      remedy: expect.stringMatching(/^[A-Z`].*\.$/),
    });
    const html = await api.call("get", `/errors/${code}`, null).set("Accept", "text/html").expect(200);
    expect(html.text).toContain(`<h1>${json.body.title}</h1>`);
  });

  it("200 explains the code of a rejected document", async () => {
    const refused = await api.call("post", "/graphql").send({ query: "{ nothing }" }).expect(400);
    const { code } = refused.body.errors[0].extensions;
    expect(code).toBe("GRAPHQL_VALIDATION_FAILED");
    await api.call("get", `/errors/${code}`, null).expect(200);
  });
});
