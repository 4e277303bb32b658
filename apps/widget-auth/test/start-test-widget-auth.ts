import type { Environment } from "@svc/keys";
import {
  type BuiltKey,
  buildKey,
  createTestEnvironment,
  heardLog,
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

/** A running widget service with a database and a Redis of its own. */
export interface TestWidgetAuth extends TestEnvironment {
  url: string;
  /** A secret and a public key of one organization. */
  sk: BuiltKey;
  pk: BuiltKey;
  /** A request with a credential; `null` sends none. Its answer is held against openapi.json. */
  call(
    method: "get" | "post" | "patch" | "delete" | "put" | "options" | "head",
    path: string,
    credential: string | null,
  ): request.Test;
  /** Exchanges the secret key for a session token. */
  openSession(body?: object, key?: string): Promise<{ token: string; sessionId: string }>;
  /** A connection to the Redis that the service works with; it ends with the service. */
  openProbe(): Promise<Redis>;
  stop(): Promise<void>;
}

interface Options extends WidgetAuthOverrides {
  environment?: Environment;
  env?: Record<string, string>;
  /** Another instance on this one's database and Redis, which stay when it stops. */
  beside?: TestEnvironment;
}

/** Starts the widget service on a free port, around tests or within one. */
export async function startTestWidgetAuth({
  environment,
  env,
  beside,
  ...overrides
}: Options = {}): Promise<TestWidgetAuth> {
  const test = beside ?? (await createTestEnvironment(environment));
  const service = await startWidgetAuth(
    readWidgetAuthConfig({ ...test.env, DATABASE_URL: test.urls.widgetAuth, ...env }),
    {
      ...(test.redis.openRedis ? { openRedis: test.redis.openRedis } : {}),
      log: heardLog("widget-auth"),
      ...overrides,
    },
  );
  const sk = await buildKey(test, "sk");
  const pk = await buildKey(test, "pk", { organizationId: sk.organizationId });
  const call: TestWidgetAuth["call"] = (method, path, credential) => {
    const pending = request(service.url)
      [method](path)
      .expect((answer) => conformance.check(answer));
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
      const answer = await call("post", "/api/widget/auth", key).send(body).expect(201);
      return { token: answer.body.sessionToken, sessionId: answer.body.sessionId };
    },
    openProbe: async () => {
      const probe = test.redis.openRedis ? await test.redis.openRedis() : new Redis(test.redis.url);
      probes.push(probe);
      return probe;
    },
    stop: async () => {
      for (const probe of probes) probe.disconnect();
      await service.stop();
      if (!beside) await test.close();
    },
  };
}
