import type { Principal } from "../src/auth/index.ts";
import { type AnyEndpoint, createEndpointDefiner, endpointRouter } from "../src/endpoints/index.ts";
import { Problem } from "../src/errors/index.ts";
import { startTestApp, type TestApp } from "./start-test-app.ts";

export interface TestContext {
  handled: unknown[];
}

export const defineTestEndpoint = createEndpointDefiner<TestContext>();

export const PRINCIPAL: Principal = {
  organizationId: "org_1",
  environment: "test",
  scopes: [],
  actor: { type: "api_key", id: "key_1" },
  keyId: "key_1",
  keyType: "ak",
  personId: null,
};

export interface EndpointApp extends TestApp {
  handled: unknown[];
}

/** Serves the endpoints. `X-API-Key: good` is the only valid credential. */
export async function startEndpoints(
  endpoints: readonly AnyEndpoint<TestContext>[],
  { checksResponses = true }: { checksResponses?: boolean } = {},
): Promise<EndpointApp> {
  const handled: unknown[] = [];
  const router = endpointRouter(endpoints, {
    ctx: { handled },
    checksResponses,
    authenticate: async (req) => {
      if (req.headers["x-api-key"] !== "good") throw new Problem("missing_credentials");
      return PRINCIPAL;
    },
  });
  const app = await startTestApp((express) => express.use(router));
  return { ...app, handled };
}
