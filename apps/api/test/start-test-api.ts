import type { Environment } from "@svc/keys";
import {
  type BuiltKey,
  buildKey,
  createCapturedLogger,
  createTestEnvironment,
  OpenApiConformance,
  type TestEnvironment,
  useResource,
} from "@svc/testing";
import request from "supertest";
import { type ApiOverrides, openApiDocument, readApiConfig, startApi } from "../src/index.ts";
import { TEST_PORTAL } from "./portal/test-portal.ts";

const testConformance = new OpenApiConformance(openApiDocument({ includesPages: true }));
const portalConformance = OpenApiConformance.fromFile(new URL("../portal-openapi.json", import.meta.url));
/** Live documents have no sandbox endpoints. */
const liveConformance = new OpenApiConformance(openApiDocument({ environment: "live", includesPages: true }));

export interface TestApi extends TestEnvironment {
  url: string;
  /** An `ak_` key with all scopes, of its own organization. */
  ak: BuiltKey;
  /**
   * Sends a request, and checks the response against the OpenAPI document.
   *
   * @param key by default `ak`; `null` sends no credential
   */
  call(
    method: "get" | "head" | "post" | "patch" | "delete" | "put" | "options",
    path: string,
    key?: string | null,
  ): request.Test;
  stop(): Promise<void>;
}

interface Options extends ApiOverrides {
  environment?: Environment;
  env?: Record<string, string> | ((env: Record<string, string>) => Record<string, string>);
}

/** Starts an API with its own database. Call `stop` in `afterAll`, or use `useTestApi`. */
export async function startTestApi({ environment, env, ...overrides }: Options = {}): Promise<TestApi> {
  const test = await createTestEnvironment(environment);
  const baseEnv = { ...test.env, ...TEST_PORTAL, DATABASE_URL: test.urls.api };
  const changes = typeof env === "function" ? env(baseEnv) : env;
  const service = await startApi(readApiConfig({ ...baseEnv, ...changes }), {
    ...(test.redis.openRedis ? { openRedis: test.redis.openRedis } : {}),
    log: createCapturedLogger("api"),
    ...overrides,
  });
  const ak = await buildKey(test, "ak");
  const conformance = test.environment === "live" ? liveConformance : testConformance;
  return {
    ...test,
    url: service.url,
    ak,
    call(method, path, key = ak.key) {
      const call = request(service.url)
        [method](path)
        .expect((response) =>
          (path.startsWith("/portal/api/") ? portalConformance : conformance).check(response),
        );
      return key === null ? call : call.set("Authorization", `Bearer ${key}`);
    },
    stop: async () => {
      await service.stop();
      await test.close();
    },
  };
}

export function useTestApi(options?: Options): TestApi {
  return useResource(() => startTestApi(options));
}
