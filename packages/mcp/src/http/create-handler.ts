import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import { createServer } from "../create-server.ts";
import type { HandlerSettings } from "../settings.ts";

/** Serves MCP over streamable HTTP. */
export interface RolloverMcpHandler {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

const API_KEY = /^svc_(?:test|live)_ak_[0-9A-Za-z]{49}$/;
const OTHER_KEY = /^svc_(?:test|live)_[sp]k_/;

/**
 * Creates a stateless handler of MCP requests, for any server with web standard requests. Each request carries its own `ak_` key,
 * which every tool passes on to the API.
 */
export function createRolloverMcpHandler(settings: HandlerSettings): RolloverMcpHandler {
  const { allowedHosts } = settings;
  const hosts = allowedHosts ? [...allowedHosts] : localhostAllowedHostnames();
  const origins = allowedHosts ? [...allowedHosts] : localhostAllowedOrigins();
  const handler = createMcpHandler(({ authInfo }) => createServer(authInfo?.token ?? "", settings));
  return {
    async fetch(request) {
      const hostRejection =
        hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, origins);
      if (hostRejection) return hostRejection;
      const header = request.headers.get("Authorization");
      const [, token = ""] = /^Bearer +(\S+)$/i.exec(header ?? "") ?? [];
      if (!API_KEY.test(token)) return rejectCredential(header, OTHER_KEY.test(token));
      return handler.fetch(request, { authInfo: { token, clientId: "api-key", scopes: [] } });
    },
    close: () => handler.close(),
  };
}

/** Responds like the API, with the same codes. */
function rejectCredential(header: string | null, isOtherKey: boolean): Response {
  const problem = isOtherKey
    ? { title: "Credential type not allowed", status: 403, code: "key_type_not_allowed" }
    : header === null
      ? { title: "Credentials missing", status: 401, code: "missing_credentials" }
      : { title: "Invalid API key", status: 401, code: "invalid_api_key" };
  const detail = "Send an ak_ key as Authorization: Bearer svc_test_ak_… or svc_live_ak_….";
  return new Response(JSON.stringify({ type: "about:blank", ...problem, detail }), {
    status: problem.status,
    headers: {
      "Content-Type": "application/problem+json",
      ...(problem.status === 401 ? { "WWW-Authenticate": "Bearer" } : {}),
    },
  });
}
