import type { Environment } from "@svc/keys";
import {
  type BuiltKey,
  buildKey,
  createCapturedLogger,
  createTestEnvironment,
  OpenApiConformance,
  type TestEnvironment,
} from "@svc/testing";
import { Redis } from "ioredis";
import request from "supertest";
import {
  openApiDocument,
  readWidgetAuthConfig,
  startWidgetAuth,
  type WidgetAuthOverrides,
} from "../src/index.ts";

const conformance = new OpenApiConformance(openApiDocument({ includesPages: true }));

export interface TestWidgetAuth extends TestEnvironment {
  url: string;
  /** A secret key, and a public key of the same organization. */
  sk: BuiltKey;
  pk: BuiltKey;
  /** Sends a request, and checks the response against openapi.json. `null` sends no credential. */
  call(
    method: "get" | "post" | "patch" | "delete" | "put" | "options" | "head",
    path: string,
    credential: string | null,
  ): request.Test;
  /** Opens a session, by default with `sk`. */
  openSession(body?: object, key?: string): Promise<{ token: string; sessionId: string }>;
  /** Connects to the service's Redis. `stop` closes it. */
  openProbe(): Promise<Redis>;
  stop(): Promise<void>;
}

interface Options extends WidgetAuthOverrides {
  environment?: Environment;
  env?: Record<string, string>;
  /** Shares database and Redis, which keep running after this service stops. */
  sharedEnvironment?: TestEnvironment;
}

/** Starts the service with its own database, unless `sharedEnvironment` is set. */
export async function startTestWidgetAuth({
  environment,
  env,
  sharedEnvironment,
  ...overrides
}: Options = {}): Promise<TestWidgetAuth> {
  const test = sharedEnvironment ?? (await createTestEnvironment(environment));
  const service = await startWidgetAuth(
    readWidgetAuthConfig({ ...test.env, DATABASE_URL: test.urls.widgetAuth, ...env }),
    {
      ...(test.redis.openRedis ? { openRedis: test.redis.openRedis } : {}),
      log: createCapturedLogger("widget-auth"),
      ...overrides,
    },
  );
  const sk = await buildKey(test, "sk");
  const pk = await buildKey(test, "pk", { organizationId: sk.organizationId });
  const call: TestWidgetAuth["call"] = (method, path, credential) => {
    const pending = request(service.url)
      [method](path)
      .expect((response) => conformance.check(response));
    return credential === null ? pending : pending.set("Authorization", `Bearer ${credential}`);
  };
  const probes: Redis[] = [];
  return {
    ...test,
    url: service.url,
    sk,
    pk,
    call,
    openSession: async (body = {}, key = sk.key) => {
      const response = await call("post", "/api/widget/auth", key).send(body).expect(201);
      return { token: response.body.sessionToken, sessionId: response.body.sessionId };
    },
    openProbe: async () => {
      const probe = test.redis.openRedis ? await test.redis.openRedis() : new Redis(test.redis.url);
      probes.push(probe);
      return probe;
    },
    stop: async () => {
      for (const probe of probes) probe.disconnect();
      await service.stop();
      if (!sharedEnvironment) await test.close();
    },
  };
}
