import { describe, expect, it } from "@jest/globals";
import { getIntrospectionQuery } from "graphql";
import { readApiConfig } from "../../src/index.ts";
import { useTestApi } from "../start-test-api.ts";
import { runGraphql } from "./graphql-calls.ts";

const MISSPELLED = [
  "{ rolover { id } }",
  '{ rollover(id: "x") { stat } }',
  '{ rollover(idd: "x") { id } }',
  "{ rollovers(filter: {stat: draft}) { edges { cursor } } }",
  "{ rollovers(filter: {state: drat}) { edges { cursor } } }",
  '{ node(id: "x") { state } }',
  '{ node(id: "x") { ... on Rollovr { id } } }',
  "mutation { submitRolover { errors { code } } }",
  'mutation { submitRollover(input: {rolloverID: "x"}) { errors { code } } }',
  "query ($input: SubmitRolloverInpu!) { __typename }",
  "{ __typename @skp(if: true) }",
];

describe("GRAPHQL_INTROSPECTION", () => {
  const hidden = useTestApi({ env: { GRAPHQL_INTROSPECTION: "off" } });
  const shown = useTestApi({ environment: "live", env: { GRAPHQL_INTROSPECTION: "on" } });
  const live = useTestApi({ environment: "live", env: { GRAPHQL_INTROSPECTION: "" } });

  it("off: introspection is rejected, and errors suggest no names", async () => {
    for (const query of [
      getIntrospectionQuery(),
      '{ __type(name: "Rollover") { name } }',
      "{ __schema { types { name } } }",
    ]) {
      const { status, data, errors } = await runGraphql(hidden, query);
      expect([status, data]).toEqual([400, undefined]);
      expect(errors[0]?.extensions.code).toBe("GRAPHQL_VALIDATION_FAILED");
      expect(errors[0]?.message).toMatch(/introspection/i);
    }
    for (const query of MISSPELLED) {
      const { status, errors } = await runGraphql(hidden, query);
      expect(status).toBe(400);
      expect(JSON.stringify(errors)).not.toMatch(/did you mean|to use an inline fragment/i);
    }
    const variables = { input: { rolloverIdd: "x", dryRn: true } };
    const query =
      "mutation ($input: SubmitRolloverInput!) { submitRollover(input: $input) { errors { code } } }";
    const { errors } = await runGraphql(hidden, query, variables);
    expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
    expect((await runGraphql(hidden, "{ __typename }")).data).toEqual({ __typename: "Query" });
  });

  it("on: live serves its schema, without the sandbox", async () => {
    const { data } = await runGraphql<object>(shown, getIntrospectionQuery());
    expect(JSON.stringify(data)).toContain('"submitRollover"');
    expect(JSON.stringify(data)).not.toMatch(/advanceSandbox|simulateSandbox|SandboxClock/);
    const { errors } = await runGraphql(shown, "{ rolover { id } }");
    expect(errors[0]?.message).toMatch(/Did you mean "rollover"/);
  });

  it("unset: live hides its schema, and rejects the sandbox as an unknown field", async () => {
    expect((await runGraphql(live, "{ __schema { types { name } } }")).status).toBe(400);
    const query = "mutation { advanceSandboxClock(input: {days: 1}) { clock { now } } }";
    const { status, errors } = await runGraphql(live, query);
    expect(status).toBe(400);
    expect(errors[0]?.message).toBe('Cannot query field "advanceSandboxClock" on type "Mutation".');
    const misspelled = await runGraphql(live, "{ rolover { id } }");
    expect(misspelled.errors[0]?.message).toBe('Cannot query field "rolover" on type "Query".');
  });

  it("names its allowed values in the error", () => {
    expect(() => readApiConfig({ GRAPHQL_INTROSPECTION: "yes", GRAPHQL_MAX_DEPTH: "0" })).toThrow(
      /GRAPHQL_INTROSPECTION: must be on or off(.|\n)*GRAPHQL_MAX_DEPTH/,
    );
  });
});
