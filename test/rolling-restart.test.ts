import { randomUUID } from "node:crypto";
import { afterEach, expect, it } from "@jest/globals";
import {
  type BuiltKey,
  buildAccount,
  buildKey,
  buildRolloverBody,
  createTestEnvironment,
  describeWithRedis,
  pollUntil,
  type ServiceProcess,
  startServiceProcess,
  useResource,
} from "@svc/testing";
import { type Balancer, startBalancer } from "./balancer.ts";

const CLIENTS = 8;
/** Keeps a process draining until the test has seen the balancer remove it. */
const DRAIN = { DRAIN_SECONDS: "300" };

type SendRequest = (url: string, index: number) => Promise<Response>;

/** Problem codes of requests that were not processed, for example on a busy machine. Clients retry them. */
const RETRYABLE_CODES = ["overloaded", "dependency_unavailable"];

/** Sends a request. @returns the status, the code of a retryable problem, or the failure as text */
async function sendOnce(sendRequest: SendRequest, url: string, index: number): Promise<string> {
  const response = await sendRequest(url, index).catch((error: Error) => error);
  if (response instanceof Error) return `failed: ${response.cause ?? response}`;
  const text = await response.text();
  if (response.ok) return String(response.status);
  const isProblem = response.headers.get("Content-Type")?.startsWith("application/problem+json");
  const { code } = isProblem ? JSON.parse(text) : { code: null };
  return RETRYABLE_CODES.includes(code) ? code : `${response.status}: ${text}`;
}

describeWithRedis("Rolling restart of two processes", () => {
  const test = useResource(createTestEnvironment);
  const started: ServiceProcess[] = [];
  let balancer: Balancer | null = null;
  afterEach(async () => {
    balancer?.close();
    balancer = null;
    for (const service of started.splice(0)) await service.kill();
  });

  const start = async (name: "api" | "widget-auth") => {
    const service = await startServiceProcess(name, { ...test.env, ...DRAIN });
    started.push(service);
    return service;
  };

  /** Restarts two processes, one after the other, under load. @returns the number of responses by outcome */
  async function restartUnderLoad(
    name: "api" | "widget-auth",
    sendRequest: SendRequest,
  ): Promise<Record<string, number>> {
    balancer = await startBalancer();
    const { url, add, waitForRemoval } = balancer;
    const running = [await start(name), await start(name)];
    for (const service of running) await add(service.url);
    const responses: Record<string, number> = {};
    let sentCount = 0;
    let isStopped = false;
    const clients = Array.from({ length: CLIENTS }, async () => {
      while (!isStopped) {
        sentCount += 1;
        const index = sentCount;
        let status: string;
        // A retry repeats the same request.
        do status = await sendOnce(sendRequest, url, index);
        while (RETRYABLE_CODES.includes(status));
        responses[status] = (responses[status] ?? 0) + 1;
      }
    });
    const waitForMoreRequests = async () => {
      const before = sentCount;
      await pollUntil("a few more requests", () => sentCount - before > 5 * CLIENTS);
    };
    for (const service of running) {
      await waitForMoreRequests();
      service.child.kill("SIGTERM");
      await waitForRemoval(service.url);
      await waitForMoreRequests();
      expect(service.isRunning()).toBe(true);
      // A second signal ends the drain.
      service.child.kill("SIGINT");
      expect(await service.ended).toMatchObject({ code: 0, signal: null, output: "" });
      await add((await start(name)).url);
    }
    await waitForMoreRequests();
    isStopped = true;
    await Promise.all(clients);
    return responses;
  }

  const buildPost = (key: BuiltKey, body: object, idempotencyKey = randomUUID()): RequestInit => ({
    method: "POST",
    headers: {
      Authorization: `Bearer ${key.key}`,
      "Content-Type": "application/json",
      "Idempotency-Key": idempotencyKey,
    },
    body: JSON.stringify(body),
  });

  it("fails no API requests, and creates every rollover once", async () => {
    const ak = await buildKey(test, "ak");
    const account = await buildAccount(test, ak.organizationId);
    const body = await buildRolloverBody(test, account.id);
    const keyPrefix = randomUUID();
    const responses = await restartUnderLoad("api", (url, index) => {
      if (index % 2 > 0)
        return fetch(`${url}/v1/rollovers`, { headers: { Authorization: `Bearer ${ak.key}` } });
      const source = { ...body.source, accountNumber: `R-${String(index).padStart(8, "0")}` };
      return fetch(`${url}/v1/rollovers`, buildPost(ak, { ...body, source }, `${keyPrefix}-${index}`));
    });
    expect(Object.keys(responses).sort()).toEqual(["200", "201"]);
    expect(await test.db.prisma.rollover.count()).toBe(responses["201"]);
  });

  it("fails no widget service requests", async () => {
    const sk = await buildKey(test, "sk");
    const responses = await restartUnderLoad("widget-auth", (url, index) =>
      fetch(`${url}/api/widget/auth`, buildPost(sk, { externalUserId: `saver-${index}` })),
    );
    expect(Object.keys(responses)).toEqual(["201"]);
  });
});
