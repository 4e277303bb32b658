import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import {
  buildAccount,
  buildKey,
  buildRolloverBody,
  getDatabaseUrl,
  pollUntil,
  startTcpForwarder,
  type TcpForwarder,
} from "@svc/testing";
import type { Response } from "supertest";
import { callEndpoint, ENDPOINTS } from "../endpoints.ts";
import { expectProblem } from "../expect-problem.ts";
import { runGraphql } from "../graphql/graphql-calls.ts";
import { startTestApi, type TestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";

/** Ends a call that hangs. Calls should fail much earlier, after DATABASE_TIMEOUT_MS. */
const TIMEOUT_MS = 60_000;

describe("PostgreSQL outage", () => {
  let api: TestApi;
  let forwarder: TcpForwarder;
  let body: object;
  beforeAll(async () => {
    forwarder = await startTcpForwarder(await getDatabaseUrl("postgres"));
    api = await startTestApi({
      env: (env) => ({ DATABASE_URL: forwarder.divert(env.DATABASE_URL ?? ""), DATABASE_TIMEOUT_MS: "1000" }),
    });
    const account = await buildAccount(api, api.ak.organizationId);
    body = await buildRolloverBody(api, account.id);
  });
  afterEach(() => forwarder.restore());
  afterAll(async () => {
    await forwarder.restore();
    await api.stop();
    await forwarder.stop();
  });

  async function isReady(): Promise<boolean> {
    return (await api.call("get", "/health/ready", null).timeout(TIMEOUT_MS)).status === 200;
  }

  const untilListed = (key?: string) =>
    pollUntil("the list returns", async () => (await api.call("get", "/v1/rollovers", key)).status === 200);

  function expectUnavailable(response: Response): void {
    expectProblem(response, "dependency_unavailable");
    expect(response.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
  }

  const OUTAGES = [
    { name: "refuses connections", begin: () => forwarder.refuse() },
    { name: "accepts connections and never responds", begin: () => forwarder.hang() },
  ];

  describe.each(OUTAGES)("while it $name", ({ begin }) => {
    it("503 for readiness, while liveness is unaffected", async () => {
      await begin();
      await pollUntil("readiness fails", async () => !(await isReady()));
      const ready = await api.call("get", "/health/ready", null);
      expect(ready.body).toEqual({ status: "unavailable", checks: { postgres: "down", redis: "up" } });
      expect((await api.call("get", "/health/live", null)).status).toBe(200);
      await forwarder.restore();
      await pollUntil("readiness returns", isReady);
    });

    it("503 for every call with a known key, writes nothing, and resumes automatically", async () => {
      const { key } = await buildKey(api, "ak", { organizationId: api.ak.organizationId });
      await api.call("get", "/v1/api-keys/current", key).expect(200);
      // Fill the custodian cache, which keeps serving during the outage.
      await api
        .call("post", "/v1/rollovers", key)
        .send({ ...body, accountId: (await buildAccount(api, api.ak.organizationId)).id })
        .expect(201);
      const before = await countRows(api);
      await begin();
      const calls = [
        api.call("get", "/v1/rollovers", key),
        api.call("get", "/v1/rollovers/rol_01h2xcejqtf2nbrexx3vqjhp41", key),
        api.call("get", "/v1/api-keys/current", key),
        api.call("post", "/v1/api-keys/rotate", key).send({ gracePeriodSeconds: 0 }),
        api.call("post", "/v1/rollovers", key).send(body),
      ];
      for (const response of await Promise.all(calls.map((call) => call.timeout(TIMEOUT_MS)))) {
        expectUnavailable(response);
      }
      await forwarder.restore();
      await untilListed(key);
      expect(await countRows(api)).toEqual(before);
      await api.call("post", "/v1/api-keys/rotate", key).expect(201);
    });

    it("503, not 401, for a key that cannot be looked up, on every endpoint", async () => {
      const { key } = await buildKey(api, "ak");
      await begin();
      const responses = await Promise.all(
        ENDPOINTS.map((endpoint) => callEndpoint(api, endpoint, { "X-API-Key": key }).timeout(TIMEOUT_MS)),
      );
      for (const response of responses) expectUnavailable(response);
      // Malformed keys need no lookup.
      expectProblem(await api.call("get", "/v1/rollovers", "nonsense"), "invalid_api_key");
      await forwarder.restore();
      await untilListed(key);
    });
  });

  it("GraphQL returns dependency_unavailable for the field that needs the database", async () => {
    const { key } = await buildKey(api, "ak");
    await api.call("get", "/v1/api-keys/current", key).expect(200);
    // Hang, because a refusal throws a Node-realm Error, which GraphQL in Jest's realm does not recognize.
    forwarder.hang();
    const response = await runGraphql(api, "{ __typename rollovers { edges { cursor } } }", {}, key);
    expect(response.errors).toMatchObject([{ extensions: { code: "dependency_unavailable", status: 503 } }]);
  });

  const CUTS = [
    { name: "are cut", cut: async () => forwarder.cut() },
    {
      name: "are ended by the server",
      cut: async () => {
        await api.db.pool.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'svc-api' AND datname = current_database()",
        );
      },
    },
  ];

  it.each(CUTS)("200 or 503 for calls whose connections $name, followed by recovery", async ({ cut }) => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await buildAccount(api, api.ak.organizationId);
      const calls = [
        ...Array.from({ length: 10 }, () => api.call("get", "/v1/rollovers")),
        api.call("post", "/v1/rollovers").send({ ...body, accountId: id }),
      ].map(async (call) => call.timeout(TIMEOUT_MS));
      await cut();
      for (const response of await Promise.all(calls)) {
        if (response.status >= 300) expectUnavailable(response);
      }
    }
    await untilListed();
    const { rollovers, events } = await countRows(api);
    expect(events).toBe(
      (rollovers ?? 0) + (await api.db.prisma.event.count({ where: { rolloverId: null } })),
    );
  });
});
