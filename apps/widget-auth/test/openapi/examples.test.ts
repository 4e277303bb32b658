import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { toExampleShape } from "@svc/testing";
import { EXAMPLES } from "../../src/rest/examples.ts";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";

describe("the examples of the document, played in their order", () => {
  let widget: TestWidgetAuth;
  beforeAll(async () => {
    widget = await startTestWidgetAuth();
  });
  afterAll(() => widget.stop());

  const expectExample = (body: unknown, example: unknown) =>
    expect(toExampleShape(body, ["sessionToken"])).toEqual(toExampleShape(example, ["sessionToken"]));

  it("a session is opened, custodians are found, and the account is made once", async () => {
    const { openSession, listCustodians, createOrRetrieveAccount } = EXAMPLES;
    const session = await widget.call("post", "/api/widget/auth", widget.sk.key).send(openSession.body);
    expect(session.status).toBe(201);
    expectExample(session.body, openSession.answers[201]);
    const token = session.body.sessionToken;

    const found = await widget.call("get", "/api/widget/custodians?q=test-manual&limit=1", token).expect(200);
    expectExample(found.body.data, listCustodians.answers[200].data);

    const path = "/api/widget/create-account";
    const { body, answers } = createOrRetrieveAccount;
    expectExample((await widget.call("post", path, token).send(body).expect(201)).body, answers[201]);
    expectExample((await widget.call("post", path, token).send(body).expect(200)).body, answers[200]);
  });
});
