import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { encodeCursor } from "@svc/service-kit/lists";
import { type BuiltKey, buildKey } from "@svc/testing";
import { isNodeQuery } from "../../src/transport/graphql/names.ts";
import { operationsIn } from "../../src/transport/operations.ts";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { NOW } from "../workflow/rollover-steps.ts";
import {
  addDistribution,
  addIncomingFunds,
  addIncomingFundsFile,
  addLetter,
  addNigoItem,
  addPaymentDetails,
  addPendingApproval,
  addPlan,
  addRequirementSet,
  addTaxFiling,
  addTrackingLink,
  buildFullTwin,
  buildRestCall,
  buildTwinFor,
  executeByGraphql,
  executeByRest,
  executeMutation,
  type FullTwin,
  SHARED_OPERATIONS,
  toGraphqlShape,
  USER_ONLY_OPERATIONS,
} from "./full-twin.ts";
import { maskGenerated, Refusal } from "./transports.ts";

const EACH = SHARED_OPERATIONS.map((operation) => ({ name: operation.name, operation }));
const SCOPED = EACH.filter(({ operation }) => operation.scope !== undefined);
const SUBJECT_OPERATIONS = EACH.filter(({ operation: { id } }) => id !== undefined);
const LISTS = EACH.filter(({ operation: { kind } }) => kind === "list");
const WRONG_VERSION = 7;
const CURSOR_OF_ANOTHER_TYPE = encodeCursor({ createdAt: new Date(0), id: newId("org") });
const VERSIONED_OPERATIONS = EACH.filter(({ operation: { ifMatch } }) => ifMatch);

describe("Every operation over REST and GraphQL", () => {
  const api = useTestApi({ clock: { now: () => new Date(NOW) } });
  let target: FullTwin;
  let otherKey: BuiltKey;
  beforeAll(async () => {
    target = await buildFullTwin(api);
    await addDistribution(target);
    await addLetter(target);
    await addIncomingFunds(target);
    await addIncomingFundsFile(target);
    await addTaxFiling(target);
    await addPlan(target);
    await addPaymentDetails(target);
    await addPendingApproval(target, "twin");
    await addNigoItem(target);
    await addTrackingLink(target);
    // Last, because the requirements would prevent the approval.
    await addRequirementSet(target);
    otherKey = await buildKey(api, "ak");
  });

  const expectRefusal = async (call: Promise<unknown>) => {
    const refusal: Refusal = await call.then(
      () => null,
      (error) => error,
    );
    expect(refusal).toBeInstanceOf(Refusal);
    return { code: refusal.code, message: refusal.message };
  };

  it("exists in both, except file transfers, the request log, and search (GraphQL lists accept its filters)", () => {
    const restOnly = operationsIn("test").filter(({ graphql }) => graphql === undefined);
    expect(restOnly.map(({ name }) => name).sort()).toEqual([
      "downloadDocumentFile",
      "downloadLetter",
      "downloadTaxForms",
      "exportFiledForms",
      "exportRollovers",
      "exportTaxCorrections",
      "exportTaxReport",
      "getKeyRequest",
      "importIncomingFundsFile",
      "listKeyRequests",
      "revealSelfCertification",
      "searchRollovers",
      "uploadDocument",
      "writeIrsFile",
    ]);
  });

  it.each(EACH.filter(({ name }) => USER_ONLY_OPERATIONS.includes(name)))(
    "rejects a key with the same error, regardless of its scopes: $name",
    async ({ operation }) => {
      const { person: _person, ...twin } = await buildTwinFor(api, operation);
      const refused = await expectRefusal(executeByRest(operation, twin));
      expect(refused.code).toBe("person_required");
      expect(await expectRefusal(executeByGraphql(operation, twin))).toEqual(refused);
    },
  );

  it.each(EACH.filter(({ name }) => !USER_ONLY_OPERATIONS.includes(name)))(
    "returns the same result: $name",
    async ({ operation }) => {
      // The second call must not read the first call's result.
      const [restTwin, graphqlTwin] = [
        await buildTwinFor(api, operation),
        await buildTwinFor(api, operation),
      ];
      const restResult = toGraphqlShape(operation, await executeByRest(operation, restTwin));
      const graphqlResult = await executeByGraphql(operation, graphqlTwin);
      expect(maskGenerated(graphqlResult)).toEqual(maskGenerated(restResult));
      expect(JSON.stringify(graphqlResult).length).toBeGreaterThan("{}".length);
    },
  );

  it.each(SCOPED)("403 without the scope: $name", async ({ operation }) => {
    const { organizationId } = target;
    const other = operation.scope === "webhooks:read" ? "events:read" : "webhooks:read";
    const { key } = await buildKey(api, "ak", { organizationId, scopes: [other] });
    const before = await countRows(api);
    const without: FullTwin = { ...target, key };
    const refused = await expectRefusal(executeByRest(operation, without));
    expect(refused.code).toBe("insufficient_scope");
    expect(await expectRefusal(executeByGraphql(operation, without))).toEqual(refused);
    expect(await countRows(api)).toEqual(before);
  });

  it.each(SUBJECT_OPERATIONS)(
    "404 returns the same problem for an unknown ID and another organization's ID: $name",
    async ({ operation }) => {
      const before = await countRows(api);
      const prefix = operation.id as string;
      const withId = (id: string): FullTwin => ({ ...target, ids: { ...target.ids, [prefix]: id } });
      const unknown = withId(newId(prefix as "rol"));
      const refused = await expectRefusal(executeByRest(operation, unknown));
      expect(refused.code).toBe("not_found");
      const otherType = target.ids[prefix === "rol" ? "acct" : "rol"] ?? "";
      const invalidIds = [otherType, "me", `${prefix}_`, `${prefix}_\u0001`];
      // Custodians belong to no organization.
      const foreign = prefix === "cus" ? [] : [{ ...target, key: otherKey.key }];
      for (const twin of [unknown, ...foreign]) {
        expect(await expectRefusal(executeByRest(operation, twin))).toEqual(refused);
        expect(await expectRefusal(executeByGraphql(operation, twin))).toEqual(refused);
      }
      for (const twin of invalidIds.map(withId)) {
        expectProblem(await buildRestCall(operation, twin), "not_found");
        expect(await expectRefusal(executeByGraphql(operation, twin))).toMatchObject({ code: "not_found" });
      }
      expect(await countRows(api)).toEqual(before);
    },
  );

  it.each(LISTS)("400 names the invalid page parameter: $name", async ({ operation }) => {
    const cursors = ["", "x", CURSOR_OF_ANOTHER_TYPE].map((cursor) => ({ cursor }));
    for (const page of [{ limit: "0" }, { limit: "101" }, ...cursors]) {
      const response = await buildRestCall(operation, target).query(page);
      expect(expectIssues(response, "invalid_request")).toEqual(Object.keys(page));
    }
  });

  it.each(VERSIONED_OPERATIONS)("412 unless the version is the current one: $name", async ({ operation }) => {
    const [, path = ""] = operation.rest.split(" ");
    const readOperation = SHARED_OPERATIONS.find(
      (one) =>
        one.rest === `GET ${path}` || (isNodeQuery(one) && one.id !== undefined && one.id === operation.id),
    );
    if (!readOperation) throw new Error(`no operation reads what ${operation.name} changes`);
    const read = async () => [await executeByRest(readOperation, target), await countRows(api)];
    const before = await read();
    const restResponse = await buildRestCall(operation, target).set("If-Match", `"${WRONG_VERSION}"`);
    expectProblem(restResponse, "version_conflict");
    const refused = await expectRefusal(executeMutation(operation, target, { ifVersion: WRONG_VERSION }));
    expect(refused).toEqual({
      code: "version_conflict",
      message: expect.stringMatching(/^The current version is \d/),
    });
    expect(await read()).toEqual(before);
    const ownTwin = await buildTwinFor(api, operation);
    const { etag = "" } = (await buildRestCall(readOperation, ownTwin)).headers;
    const { status } = await buildRestCall(operation, ownTwin).set("If-Match", etag);
    expect(Object.keys(operation.responses)).toEqual([String(status)]);
  });
});
