import { describe, expect, it } from "@jest/globals";
import { getIntrospectionQuery } from "graphql";
import type { Response } from "supertest";
import { useTestApi } from "../start-test-api.ts";
import { countStatements } from "./count-statements.ts";
import { INTERNALS, runGraphql } from "./graphql-calls.ts";
import { HOSTILE_DOCUMENTS } from "./hostile-documents.ts";

const CREATE =
  "mutation ($input: CreateRolloverInput!) { createRollover(input: $input) { errors { code } } }";

describe("Limits on GraphQL documents", () => {
  const api = useTestApi({ env: { GRAPHQL_MAX_COST: "20000" } });
  const strict = useTestApi({
    env: { GRAPHQL_MAX_DEPTH: "3", GRAPHQL_MAX_ALIASES: "1", GRAPHQL_MAX_COST: "50" },
  });

  it.each(HOSTILE_DOCUMENTS)("$status rejects $name", async ({ body, status, code, message }) => {
    // Fill the caches, to count only the hostile document's statements.
    await runGraphql(api, "{ currentApiKey { id } }");
    const responses: Response[] = [];
    const statements = await countStatements(async () => {
      responses.push(await api.call("post", "/graphql").send(body));
    });
    const [response] = responses as [Response];
    expect(response.status).toBe(status);
    const [error] = response.body.errors.length > 0 ? response.body.errors : [response.body];
    expect(error.extensions?.code ?? error.code).toBe(code);
    expect(error.message ?? `${error.detail} ${error.title}`).toMatch(message);
    expect(response.body.data ?? null).toBeNull();
    expect(response.text).not.toMatch(INTERNALS);
    expect(response.text.length).toBeLessThan(150_000);
    expect(statements).toBe(0);
  });

  it("accept documents that stay within them", async () => {
    const aliases = Array.from({ length: 20 }, (_, index) => `a${index}: __typename`).join(" ");
    expect((await runGraphql(api, `{ ${aliases} }`)).errors).toEqual([]);
    const { data, errors } = await runGraphql<{ __schema: object }>(api, getIntrospectionQuery());
    expect(errors).toEqual([]);
    expect(data.__schema).toBeDefined();
  });

  it("can be changed by the operator", async () => {
    const getErrorMessages = async (query: string) =>
      (await runGraphql<unknown>(strict, query)).errors.map(({ message }) => message);
    expect(await getErrorMessages("{ rollovers { edges { cursor } } }")).toEqual([]);
    expect(await getErrorMessages("{ rollovers { edges { node { id } } } }")).toEqual([
      "The document nests 4 levels, and the limit is 3.",
    ]);
    expect(await getErrorMessages("{ a: __typename b: __typename }")).toEqual([
      "The document has 2 aliases, and the limit is 1.",
    ]);
    expect(await getErrorMessages("{ rollovers(first: 30) { edges { cursor } } }")).toEqual([
      "The document costs 61, and the limit is 50.",
    ]);
  });

  it("errors never quote a submitted value", async () => {
    const secret = "123-45-6789";
    const side = `{custodianId: "c", accountType: roth_ira, accountNumber: "${secret}"}`;
    const inputs = [
      `{rolloverId: ${JSON.stringify(secret)}, nonsense: 1}`,
      `{rolloverId: "rol_", consentReference: {a: "${secret}"}}`,
      `{rolloverId: "rol_", consentReference: ${secret.replaceAll("-", "")}}`,
      `{rolloverId: "rol_", consentReference: "c", dryRun: "${secret}"}`,
      `{rolloverId: "rol_", consentReference: "c", ifVersion: "${secret}"}`,
    ].map((input) => `mutation { submitRollover(input: ${input}) { errors { code } } }`);
    const documents = [
      ...inputs,
      `mutation { createRollover(input: {source: ${side}, deliveryMethod: "${secret}"}) { errors { code } } }`,
      `{ rollovers(filter: {state: "${secret}"}) { edges { cursor } } }`,
      `{ rollovers(filter: {state: ["${secret}"]}) { edges { cursor } } }`,
      `{ rollovers(filter: {createdAfter: 123456789}) { edges { cursor } } }`,
      `{ rollovers "${secret}" }`,
      `{ rollovers(first: "${secret}" `,
      "{ rollovers 123456789 }",
    ];
    for (const query of documents) {
      const response = await api.call("post", "/graphql").send({ query });
      expect(response.status).toBe(400);
      expect(response.body.errors[0].message.length).toBeGreaterThan(20);
      expect(response.text).not.toMatch(/123-?45-?6789/);
    }
    const source = { custodianId: "c", accountType: "roth_ira", accountNumber: secret };
    for (const [input, message] of [
      [{ source }, /^Variable "\$input" has an invalid value; Field "type" of required type/],
      [
        { source: { ...source, accountType: secret } },
        /at "input.source.accountType"; This value does not exist/,
      ],
      [
        { source: { ...source, accountNumber: 123456789 } },
        /at "input.source.accountNumber"; String cannot represent/,
      ],
      [{ source: { ...source, planName: [secret] } }, /at "input.source.planName"; String cannot represent/],
      [{ source: [secret] }, /invalid value/],
      [`x" at "input.${secret}`, /Expected type "CreateRolloverInput" to be an object/],
      [{ metadata: secret }, /at "input.metadata"; .*JSONObject must be an object/],
      [{ [secret]: source }, /is not defined by type/],
    ] as const) {
      const response = await api.call("post", "/graphql").send({ query: CREATE, variables: { input } });
      expect(response.status).toBe(400);
      const messages = response.body.errors.map((error: { message: string }) => error.message).join("\n");
      expect(messages).toMatch(new RegExp(message.source, "m"));
      // Errors repeat unknown field names, but no values.
      if (!Object.keys(input).includes(secret)) expect(response.text).not.toMatch(/123-?45-?6789/);
    }
  });

  it("errors stay short for long inputs, and never contain the operation's name", async () => {
    const long = "cannot represent ".repeat(5_900);
    const text = JSON.stringify(long);
    const bodies = [
      { query: `{ rollovers(first: ${text}) { edges { cursor } } }` },
      { query: `{ rollovers(filter: {state: ${text}}) { edges { cursor } } }` },
      { query: `{ rollovers ${text} }` },
      { query: "query a { __typename }", operationName: long },
      { query: CREATE, variables: { input: { deliveryMethod: long } } },
      { query: CREATE, variables: { input: { type: `${long}" does not exist in "` } } },
      { query: CREATE, variables: { input: { [long]: 1 } } },
      { query: CREATE, variables: { input: { source: { [long]: 1 } } } },
    ];
    for (const body of bodies) {
      const response = await api.call("post", "/graphql").send(body);
      expect(response.status).toBe(400);
      for (const { message } of response.body.errors) expect(message.length).toBeLessThan(500);
      expect(response.text.length).toBeLessThan(10_000);
    }
    const body = { query: "query a { __typename }", operationName: "4111111111111111" };
    const named = await api.call("post", "/graphql").send(body);
    expect(named.body.errors[0].message).toBe(
      "Unknown operation: the document has no operation with this name.",
    );
    expect(named.text).not.toContain("41111");
  });
});
