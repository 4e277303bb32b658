import type { Environment } from "@svc/keys";
import {
  aroundTests,
  type BuiltKey,
  buildKey,
  createTestEnvironment,
  heardLog,
  OpenApiConformance,
  type TestEnvironment,
} from "@svc/testing";
import request from "supertest";
import { type ApiOverrides, openApiDocument, readApiConfig, startApi } from "../src/index.ts";
import { TEST_PORTAL } from "./portal/test-portal.ts";

const ofTest = new OpenApiConformance(openApiDocument({ includesPages: true }));
const ofPortal = OpenApiConformance.fromFile(new URL("../portal-openapi.json", import.meta.url));
/** In live there is no sandbox, and the document that is served there knows none. */
const ofLive = new OpenApiConformance(openApiDocument({ environment: "live", includesPages: true }));

/** A running API with a database and a Redis of its own. */
export interface TestApi extends TestEnvironment {
  url: string;
  /** An unrestricted `ak_` key, and the organization it belongs to. */
  ak: BuiltKey;
  /** A request with a key; `null` sends none. Its answer is held against openapi.json. */
  call(
    method: "get" | "head" | "post" | "patch" | "delete" | "put" | "options",
    path: string,
    key?: string | null,
  ): request.Test;
  stop(): Promise<void>;
}

interface Options extends ApiOverrides {
  environment?: Environment;
  /** Variables to set, or how to make them of those that there are. */
  env?: Record<string, string> | ((env: Record<string, string>) => Record<string, string>);
}

/** Starts the API on a free port. Call `stop` in `afterAll`, or `useTestApi`, which does both. */
export async function startTestApi({ environment, env, ...overrides }: Options = {}): Promise<TestApi> {
  const test = await createTestEnvironment(environment);
  const own = { ...test.env, ...TEST_PORTAL, DATABASE_URL: test.urls.api };
  const changes = typeof env === "function" ? env(own) : env;
  const service = await startApi(readApiConfig({ ...own, ...changes }), {
    ...(test.redis.openRedis ? { openRedis: test.redis.openRedis } : {}),
    log: heardLog("api"),
    ...overrides,
  });
  const ak = await buildKey(test, "ak");
  const conformance = test.environment === "live" ? ofLive : ofTest;
  return {
    ...test,
    url: service.url,
    ak,
    call(method, path, key = ak.key) {
      const call = request(service.url)
        [method](path)
        .expect((answer) => (path.startsWith("/portal/api/") ? ofPortal : conformance).check(answer));
      return key === null ? call : call.set("Authorization", `Bearer ${key}`);
    },
    stop: async () => {
      await service.stop();
      await test.close();
    },
  };
}

/** Starts the API before the tests of the file or block that calls this, and stops it after them. It is there once they run. */
export function useTestApi(options?: Options): TestApi {
  return aroundTests(() => startTestApi(options));
}
