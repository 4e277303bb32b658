import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey } from "@svc/testing";
import { operationsIn } from "../../src/operations.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { NOW } from "../workflow/rollover-course.ts";
import {
  BOTH_WAYS,
  buildFor,
  buildFullTwin,
  callByGraphql,
  callByRest,
  type FullTwin,
  inGraphqlWords,
} from "./both-ways.ts";
import { Refusal, withoutOwn } from "./transports.ts";

const EACH = BOTH_WAYS.map((operation) => ({ name: operation.name, operation }));
const SCOPED = EACH.filter(({ operation }) => operation.scope !== undefined);
/** What names something of the organization. The custodians are everybody's. */
const OF_SUBJECTS = EACH.filter(({ operation: { id } }) => id !== undefined && id !== "cus");

describe("every operation, through REST and through GraphQL", () => {
  let api: TestApi;
  /** Of those who are refused: what they ask for is never changed, so one serves all. */
  let target: FullTwin;
  let stranger: BuiltKey;
  beforeAll(async () => {
    api = await startTestApi({ clock: { now: () => new Date(NOW) } });
    target = await buildFullTwin(api);
    stranger = await buildKey(api, "ak");
  });
  afterAll(() => api.stop());

  const refusalOf = async (call: Promise<unknown>) => {
    const refusal = await call.then(
      () => null,
      (error) => error,
    );
    expect(refusal).toBeInstanceOf(Refusal);
    return { code: (refusal as Refusal).code, message: (refusal as Refusal).message };
  };

  it("is there, but for the export, which is a file", () => {
    const restAlone = operationsIn("test").filter(({ graphql }) => graphql === undefined);
    expect(restAlone.map(({ name }) => name)).toEqual(["exportRollovers"]);
  });

  it.each(EACH)("gives the same: $name", async ({ operation }) => {
    const [one, other] = [await buildFor(api, operation), await buildFor(api, operation)];
    const byRest = inGraphqlWords(operation, await callByRest(operation, one));
    const byGraphql = await callByGraphql(operation, other);
    expect(withoutOwn(byGraphql)).toEqual(withoutOwn(byRest));
    // And they are two: what is compared is not what one of them left there.
    expect(JSON.stringify(byGraphql).length).toBeGreaterThan("{}".length);
  });

  it.each(SCOPED)("403 without the scope: $name", async ({ operation }) => {
    const { organizationId } = target;
    const other = operation.scope === "webhooks:read" ? "events:read" : "webhooks:read";
    // What leads to a field is read before it: the key may read that.
    const { key } = await buildKey(api, "ak", { organizationId, scopes: [other] });
    const without: FullTwin = { ...target, key };
    const refused = await refusalOf(callByRest(operation, without));
    expect(refused.code).toBe("insufficient_scope");
    expect(await refusalOf(callByGraphql(operation, without))).toEqual(refused);
  });

  it.each(OF_SUBJECTS)("404 for another organization's key: $name", async ({ operation }) => {
    const foreign: FullTwin = { ...target, key: stranger.key };
    const refused = await refusalOf(callByRest(operation, foreign));
    expect(refused.code).toBe("not_found");
    expect(await refusalOf(callByGraphql(operation, foreign))).toEqual(refused);
  });

  it.each(OF_SUBJECTS)("404 for an id of no form: $name", async ({ operation }) => {
    const twin = {
      ...target,
      ids: { rol: "me", acct: "rol_me", whe: "whe_\u0001", whd: "me", evt: "whe_me" },
    };
    expect(await refusalOf(callByGraphql(operation, twin))).toMatchObject({ code: "not_found" });
    expect(await refusalOf(callByRest(operation, twin))).toMatchObject({ code: "not_found" });
  });
});
