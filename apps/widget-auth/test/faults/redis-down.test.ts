import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { type LocalRedis, startRedis } from "@svc/local-servers";
import { describeWithRedis, pollUntil } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";
import { countRows } from "../stored-records.ts";

const AUTH = "/api/widget/auth";
const CUSTODIANS = "/api/widget/custodians?limit=1";
const CREATE = "/api/widget/create-account";
const ADA = { firstName: "Ada", email: "ada@example.com" };

describeWithRedis("The service while Redis is down", () => {
  let redis: LocalRedis;
  let widget: TestWidgetAuth;
  let oldToken: string;
  beforeAll(async () => {
    redis = await startRedis();
    widget = await startTestWidgetAuth({ env: { REDIS_URL: redis.url } });
    oldToken = (await widget.openSession({ externalUserId: "participant-1" })).token;
    await widget.call("get", CUSTODIANS, oldToken).expect(200);
    await redis.kill();
  });
  afterAll(async () => {
    await widget.stop();
    await redis.stop();
  });

  const readReadinessStatus = async () => (await widget.call("get", "/health/ready", null)).status;

  it("503 opens no session", async () => {
    const response = await widget.call("post", AUTH, widget.sk.key).send({});
    expectProblem(response, "dependency_unavailable");
    expect(response.headers["retry-after"]).toBe("1");
    expect(response.text).not.toContain("sessionToken");
  });

  it("503 accepts no unchecked session token on either endpoint, and writes nothing", async () => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expectProblem(await widget.call("get", CUSTODIANS, oldToken), "dependency_unavailable");
      expectProblem(await widget.call("post", CREATE, oldToken).send(ADA), "dependency_unavailable");
    }
    expect(await countRows(widget)).toEqual({ accounts: 0, events: 0 });
  });

  it("still returns 401 for requests that it can reject without Redis", async () => {
    expectProblem(await widget.call("get", CUSTODIANS, `${oldToken}x`), "session_invalid");
    expectProblem(await widget.call("get", CUSTODIANS, null), "missing_credentials");
    expectProblem(await widget.call("post", AUTH, "svc_test_sk_x"), "invalid_api_key");
  });

  it("200 still lists custodians for pk_ keys, and other keys are still rejected", async () => {
    const list = await widget.call("get", CUSTODIANS, widget.pk.key).expect(200);
    expect(list.body.data).toHaveLength(1);
    expectProblem(await widget.call("get", CUSTODIANS, widget.sk.key), "key_type_not_allowed");
  });

  it("is not ready, says so on its status page, and is still live", async () => {
    await pollUntil("readiness to fail", readReadinessStatus, { isDone: (status) => status === 503 });
    const ready = await widget.call("get", "/health/ready", null);
    expect(ready.body).toEqual({ status: "unavailable", checks: { postgres: "up", redis: "down" } });
    const page = await widget.call("get", "/", null).set("Accept", "application/json").expect(200);
    expect(page.body).toMatchObject({ status: "degraded", checks: { redis: "down" } });
    expect(page.body.responseMilliseconds).toEqual({ postgres: expect.any(Number) });
    const { text } = await widget.call("get", "/", null).expect(200);
    expect(text).toContain("The service is <span>degraded</span></strong>Redis is down.</p>");
    expect(text).toContain("Public keys can still list custodians.");
    expect(text).toContain('<dt>Redis</dt><dd class="down">down</dd>');
    await widget.call("get", "/health/live", null).expect(200);
  });

  it("recovers automatically; sessions that Redis lost are session_invalid", async () => {
    redis = await startRedis({ port: redis.port });
    await pollUntil("readiness", readReadinessStatus, { isDone: (status) => status === 200 });
    expectProblem(await widget.call("get", CUSTODIANS, oldToken), "session_invalid");
    expectProblem(await widget.call("post", CREATE, oldToken).send(ADA), "session_invalid");
    const { token } = await widget.openSession({ externalUserId: "participant-1" });
    await widget.call("post", CREATE, token).send(ADA).expect(201);
    const page = await widget.call("get", "/", null).set("Accept", "application/json");
    expect(page.body.status).toBe("running");
  });
});
