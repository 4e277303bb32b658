import { afterAll, beforeAll, expect, it } from "@jest/globals";
import {
  type BuiltKey,
  buildAccount,
  buildKey,
  buildRolloverBody,
  callService,
  createTestEnvironment,
  describeWithPgBouncer,
  pollUntil,
  type ServiceProcess,
  startPgBouncer,
  startServiceProcess,
  startWebhookReceiver,
  type TestEnvironment,
  type TestPgBouncer,
  type WebhookReceiver,
} from "@svc/testing";

const POOLED_CONNECTIONS = 3;
const CONCURRENT_REQUESTS = 24;

describeWithPgBouncer("Services behind a pooler in transaction mode", () => {
  let test: TestEnvironment;
  let pooler: TestPgBouncer;
  let receiver: WebhookReceiver;
  let api: ServiceProcess;
  let widget: ServiceProcess;
  let worker: ServiceProcess;
  let ak: BuiltKey;
  let sk: BuiltKey;
  let body: Awaited<ReturnType<typeof buildRolloverBody>>;
  beforeAll(async () => {
    [test, receiver] = await Promise.all([createTestEnvironment(), startWebhookReceiver()]);
    pooler = await startPgBouncer(Object.values(test.urls), POOLED_CONNECTIONS);
    const env = { ...test.env, DATABASE_POOLER: "transaction", WEBHOOK_ALLOW_LOOPBACK: "true" };
    const pooledEnv = {
      ...env,
      DATABASE_URL: pooler.divert(test.urls.api),
      DATABASE_DIRECT_URL: test.urls.api,
    };
    [api, worker, widget] = await Promise.all([
      startServiceProcess("api", pooledEnv),
      startServiceProcess("worker", pooledEnv),
      startServiceProcess("widget-auth", { ...env, DATABASE_URL: pooler.divert(test.urls.widgetAuth) }),
    ]);
    ak = await buildKey(test, "ak");
    sk = await buildKey(test, "sk", { organizationId: ak.organizationId });
    body = await buildRolloverBody(test, (await buildAccount(test, ak.organizationId)).id);
    const endpoint = { url: receiver.url, eventTypes: ["rollover.*"] };
    expect(
      (await callService(api, "POST", { path: "/v1/webhook-endpoints", key: ak.key, body: endpoint })).status,
    ).toBe(201);
  });
  afterAll(async () => {
    await Promise.all([api?.stop(), worker?.stop(), widget?.stop()]);
    await pooler?.stop();
    await Promise.all([receiver?.close(), test?.close()]);
  });

  const createRollover = async (index: number) => {
    const account = await buildAccount(test, ak.organizationId, { email: `pooled-${index}@example.com` });
    return callService(api, "POST", {
      path: "/v1/rollovers",
      key: ak.key,
      body: { ...body, accountId: account.id },
    });
  };
  const listIds = async () => {
    const response = await callService(api, "GET", { path: "/v1/rollovers?limit=100", key: ak.key });
    expect(response.status).toBe(200);
    return (response.body.data as { id: string }[]).map(({ id }) => id);
  };
  const isDelivered = (id: string) => receiver.requests.some(({ body }) => body.includes(id));

  it("work with more concurrent requests than connections, and deliver each event once", async () => {
    const created = await Promise.all(
      Array.from({ length: CONCURRENT_REQUESTS }, (_, index) => createRollover(index)),
    );
    expect(created.map(({ status }) => status)).toEqual(created.map(() => 201));
    const ids = created.map(({ body: { id } }) => String(id));
    expect(new Set(await listIds())).toEqual(new Set(ids));
    const graphql = await callService(api, "POST", {
      path: "/graphql",
      key: ak.key,
      body: { query: "{ rollovers(first: 100) { edges { node { id } } } }" },
    });
    expect(JSON.stringify(graphql.body)).toContain(ids[0]);
    await pollUntil("each event is delivered", () => ids.every(isDelivered));
    const deliveredIds = receiver.requests.map(({ headers }) => headers["webhook-id"]);
    expect(new Set(deliveredIds).size).toBe(deliveredIds.length);
    const session = await callService(widget, "POST", {
      path: "/api/widget/auth",
      key: sk.key,
      body: { externalUserId: "pooled" },
    });
    expect(session.status).toBe(201);
    const account = { firstName: "Ada", email: "pooled@example.com" };
    const token = String(session.body.sessionToken);
    expect(
      (await callService(widget, "POST", { path: "/api/widget/create-account", key: token, body: account }))
        .status,
    ).toBe(201);
    const { rows } = await test.db.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_stat_activity
       WHERE datname = current_database() AND application_name IN ('svc-api', 'svc-worker', 'svc-worker-work')`,
    );
    // The pooler names its connections after the service that uses them.
    expect(rows[0]?.count).toBeLessThanOrEqual(POOLED_CONNECTIONS);
  });

  it("recover when the pooler is killed and restarted, and keep every acknowledged write", async () => {
    const before = await listIds();
    await pooler.kill();
    expect((await callService(api, "GET", { path: "/v1/rollovers", key: ak.key })).status).toBe(503);
    await pooler.start();
    await pollUntil("the API is ready", async () => (await fetch(`${api.url}/health/ready`)).ok);
    const { status, body: created } = await createRollover(CONCURRENT_REQUESTS);
    expect(status).toBe(201);
    expect(new Set(await listIds())).toEqual(new Set([...before, created.id]));
    await pollUntil("its event is delivered", () => isDelivered(String(created.id)));
  });
});
