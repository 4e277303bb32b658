import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type BuiltKey, buildKey } from "@svc/testing";
import { endpointsIn } from "../../src/rest/endpoints.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { NOW } from "../workflow/rollover-course.ts";
import { buildTwin, Refusal, type Twin, withoutOwn } from "./faces.ts";
import type { Operation } from "./operation.ts";
import { OPERATIONS } from "./operations.ts";
import { buildWebhookTwin, WEBHOOK_OPERATIONS, type WebhookTwin } from "./webhook-operations.ts";

/** What REST alone has: the export, whose lines are no answer of GraphQL's. */
const REST_ALONE = /^\/v1\/rollovers\/export$/;
const endpoints = endpointsIn("test").filter(({ path }) => !REST_ALONE.test(path));
const scoped = endpoints.filter(({ scope }) => scope !== undefined);
/** What names something of the organization in its path. */
const ofSubjects = endpoints.filter(({ path }) => /\{id\}/.test(path) && !path.startsWith("/v1/custodians/"));
const ALL = { ...OPERATIONS, ...WEBHOOK_OPERATIONS };

describe("every operation, through REST and through GraphQL", () => {
  let api: TestApi;
  /** Of those who are refused: what they ask for is never changed, so one serves all. */
  let target: WebhookTwin;
  let stranger: BuiltKey;
  beforeAll(async () => {
    api = await startTestApi({ clock: { now: () => new Date(NOW) } });
    target = await buildWebhookTwin(api);
    stranger = await buildKey(api, "ak");
  });
  afterAll(() => api.stop());

  const operationOf = (operationId: string): Operation => {
    const operation = ALL[operationId];
    if (!operation) throw new Error(`GraphQL has nothing for ${operationId}`);
    return operation;
  };
  const buildFor = (operationId: string): Promise<Twin> =>
    operationId in WEBHOOK_OPERATIONS ? buildWebhookTwin(api) : buildTwin(api);
  const refusalOf = async (call: Promise<unknown>) => {
    const refusal = await call.then(
      () => null,
      (error) => error,
    );
    expect(refusal).toBeInstanceOf(Refusal);
    return { code: (refusal as Refusal).code, message: (refusal as Refusal).message };
  };

  it("is there", () => {
    expect(Object.keys(ALL).sort()).toEqual(endpoints.map(({ operationId }) => operationId).sort());
  });

  it.each(endpoints.map(({ operationId }) => operationId))("gives the same: %s", async (operationId) => {
    const operation = operationOf(operationId);
    const [one, other] = [await buildFor(operationId), await buildFor(operationId)];
    for (const twin of [one, other]) await operation.prepare?.(twin);
    const byRest = await operation.rest(one);
    const byGraphql = await operation.graphql(other);
    expect(withoutOwn(byGraphql)).toEqual(withoutOwn(byRest));
    // And they are two: what is compared is not what one of them left there.
    expect(JSON.stringify(byGraphql).length).toBeGreaterThan(20);
  });

  it.each(scoped.map(({ operationId, scope }) => ({ operationId, scope })))(
    "403 without $scope: $operationId",
    async ({ operationId, scope }) => {
      const { organizationId } = target;
      const other = scope === "webhooks:read" ? "events:read" : "webhooks:read";
      const { key } = await buildKey(api, "ak", { organizationId, scopes: [other] });
      const without: Twin = { ...target, key };
      const { rest, graphql } = operationOf(operationId);
      const refused = await refusalOf(rest(without));
      expect(refused.code).toBe("insufficient_scope");
      expect(await refusalOf(graphql(without))).toEqual(refused);
    },
  );

  it.each(ofSubjects.map(({ operationId }) => operationId))(
    "404 for another organization's key: %s",
    async (operationId) => {
      const { rest, graphql } = operationOf(operationId);
      const foreign: Twin = { ...target, key: stranger.key };
      const refused = await refusalOf(rest(foreign));
      expect(refused.code).toBe("not_found");
      expect(await refusalOf(graphql(foreign))).toEqual(refused);
    },
  );

  it.each(ofSubjects.map(({ operationId }) => operationId))(
    "404 for an id of no form: %s",
    async (operationId) => {
      const noIds = {
        rolloverId: "me",
        accountId: "rol_me",
        endpointId: "whe_\u0001",
        deliveryId: "me",
        eventId: "whe_me",
      };
      const twin = { ...target, ...noIds };
      const { rest, graphql } = operationOf(operationId);
      expect(await refusalOf(graphql(twin))).toMatchObject({ code: "not_found" });
      expect(await refusalOf(rest(twin))).toMatchObject({ code: "not_found" });
    },
  );
});
