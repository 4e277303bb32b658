import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { encodeCursor, newId } from "@svc/service-kit";
import { type BuiltKey, buildKey } from "@svc/testing";
import { operationsIn } from "../../src/operations.ts";
import { readsNode } from "../../src/transport/graphql/names.ts";
import { expectIssues, expectProblem } from "../problem-answers.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { NOW } from "../workflow/rollover-course.ts";
import {
  askForApproval,
  BOTH_WAYS,
  buildFor,
  buildFullTwin,
  callByGraphql,
  callByRest,
  distribute,
  FOR_PEOPLE,
  type FullTwin,
  inGraphqlWords,
  mutateBy,
  restCall,
} from "./both-ways.ts";
import { Refusal, withoutOwn } from "./transports.ts";

const EACH = BOTH_WAYS.map((operation) => ({ name: operation.name, operation }));
const SCOPED = EACH.filter(({ operation }) => operation.scope !== undefined);
const OF_SUBJECTS = EACH.filter(({ operation: { id } }) => id !== undefined);
const LISTS = EACH.filter(({ operation: { kind } }) => kind === "list");
/** Cursor that matches no object. */
const NOWHERE = encodeCursor({ createdAt: new Date(0), id: newId("org") });
const OF_VERSIONS = EACH.filter(({ operation: { ifMatch } }) => ifMatch);

describe("every operation, through REST and through GraphQL", () => {
  let api: TestApi;
  /** Rejected calls never change it, so all tests share one. */
  let target: FullTwin;
  let stranger: BuiltKey;
  beforeAll(async () => {
    api = await startTestApi({ clock: { now: () => new Date(NOW) } });
    target = await buildFullTwin(api);
    await distribute(target);
    await askForApproval(target, "itself");
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

  it("is there, but for what is a file, and a search: GraphQL's list takes the same", () => {
    const restAlone = operationsIn("test").filter(({ graphql }) => graphql === undefined);
    expect(restAlone.map(({ name }) => name).sort()).toEqual([
      "downloadDocumentFile",
      "exportRollovers",
      "exportTaxReport",
      "revealSelfCertification",
      "searchRollovers",
      "uploadDocument",
    ]);
  });

  it.each(EACH.filter(({ name }) => FOR_PEOPLE.includes(name)))(
    "refuses a key alike, whatever its scopes: $name",
    async ({ operation }) => {
      const { person: _person, ...twin } = await buildFor(api, operation);
      const refused = await refusalOf(callByRest(operation, twin));
      expect(refused.code).toBe("person_required");
      expect(await refusalOf(callByGraphql(operation, twin))).toEqual(refused);
    },
  );

  it.each(EACH.filter(({ name }) => !FOR_PEOPLE.includes(name)))(
    "gives the same: $name",
    async ({ operation }) => {
      const [one, other] = [await buildFor(api, operation), await buildFor(api, operation)];
      const byRest = inGraphqlWords(operation, await callByRest(operation, one));
      const byGraphql = await callByGraphql(operation, other);
      expect(withoutOwn(byGraphql)).toEqual(withoutOwn(byRest));
      // Compare two twins, so that the second call cannot read the first call's result.
      expect(JSON.stringify(byGraphql).length).toBeGreaterThan("{}".length);
    },
  );

  it.each(SCOPED)("403 without the scope: $name", async ({ operation }) => {
    const { organizationId } = target;
    const other = operation.scope === "webhooks:read" ? "events:read" : "webhooks:read";
    // The key can read the parent object, which GraphQL resolves first.
    const { key } = await buildKey(api, "ak", { organizationId, scopes: [other] });
    const before = await countRows(api);
    const without: FullTwin = { ...target, key };
    const refused = await refusalOf(callByRest(operation, without));
    expect(refused.code).toBe("insufficient_scope");
    expect(await refusalOf(callByGraphql(operation, without))).toEqual(refused);
    expect(await countRows(api)).toEqual(before);
  });

  it.each(OF_SUBJECTS)("404 for what is not there or another's, all alike: $name", async ({ operation }) => {
    const before = await countRows(api);
    const prefix = operation.id as string;
    const naming = (id: string): FullTwin => ({ ...target, ids: { ...target.ids, [prefix]: id } });
    const unknown = naming(newId(prefix as "rol"));
    const refused = await refusalOf(callByRest(operation, unknown));
    expect(refused.code).toBe("not_found");
    const others = [
      target.ids[prefix === "rol" ? "acct" : "rol"] ?? "",
      "me",
      `${prefix}_`,
      `${prefix}_\u0001`,
    ];
    // Custodians belong to no organization.
    const foreign = prefix === "cus" ? [] : [{ ...target, key: stranger.key }];
    for (const twin of [unknown, ...foreign]) {
      expect(await refusalOf(callByRest(operation, twin))).toEqual(refused);
      expect(await refusalOf(callByGraphql(operation, twin))).toEqual(refused);
    }
    for (const twin of others.map(naming)) {
      expectProblem(await restCall(operation, twin), "not_found");
      expect(await refusalOf(callByGraphql(operation, twin))).toMatchObject({ code: "not_found" });
    }
    expect(await countRows(api)).toEqual(before);
  });

  it.each(LISTS)("400 names the page that there is not: $name", async ({ operation }) => {
    for (const page of [
      { limit: "0" },
      { limit: "101" },
      { cursor: "" },
      { cursor: "x" },
      { cursor: NOWHERE },
    ]) {
      const answer = await restCall(operation, target).query(page);
      expect(expectIssues(answer, "invalid_request")).toEqual(Object.keys(page));
    }
  });

  it.each(OF_VERSIONS)(
    "412 for another version than the one that is there, and not for that: $name",
    async ({ operation }) => {
      const [, path = ""] = operation.rest.split(" ");
      const reading = BOTH_WAYS.find(
        (one) =>
          one.rest === `GET ${path}` || (readsNode(one) && one.id !== undefined && one.id === operation.id),
      );
      if (!reading) throw new Error("nothing reads what has the version");
      const read = async () => [await callByRest(reading, target), await countRows(api)];
      const before = await read();
      expectProblem(await restCall(operation, target).set("If-Match", '"7"'), "version_conflict");
      const refused = await refusalOf(mutateBy(operation, target, { ifVersion: 7 }));
      expect(refused).toEqual({
        code: "version_conflict",
        message: expect.stringMatching(/^The current version is \d/),
      });
      expect(await read()).toEqual(before);
      const own = await buildFor(api, operation);
      const { etag = "" } = (await restCall(reading, own)).headers;
      const { status } = await restCall(operation, own).set("If-Match", etag);
      expect(Object.keys(operation.answers)).toEqual([String(status)]);
    },
  );
});
