import {
  createMcpHandler,
  hostHeaderValidationResponse,
  localhostAllowedHostnames,
  localhostAllowedOrigins,
  originValidationResponse,
} from "@modelcontextprotocol/server";
import { createServer, type ServerSettings } from "../create-server.ts";

export interface HandlerSettings extends ServerSettings {
  /** Host names under which clients reach this server, without ports. Default: those of this machine */
  allowedHosts?: readonly string[];
}

/** Serves MCP over streamable HTTP. */
export interface RolloverMcpHandler {
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

const API_KEY = /^svc_(?:test|live)_ak_[0-9A-Za-z]{49}$/;
const OTHER_KEY = /^svc_(?:test|live)_[a-z]+_/;

/**
 * Creates a handler of MCP requests for any server with web standard requests. It stores nothing: each request carries its own `ak_` key,
 * which every tool passes on to the API.
 */
export function createRolloverMcpHandler(settings: HandlerSettings): RolloverMcpHandler {
  const { allowedHosts } = settings;
  const hosts = allowedHosts ? [...allowedHosts] : localhostAllowedHostnames();
  const origins = allowedHosts ? [...allowedHosts] : localhostAllowedOrigins();
  const handler = createMcpHandler(({ authInfo }) => createServer(authInfo?.token ?? "", settings));
  return {
    async fetch(request) {
      const foreign =
        hostHeaderValidationResponse(request, hosts) ?? originValidationResponse(request, origins);
      if (foreign) return foreign;
      const [, token = ""] = /^Bearer +(\S+)$/i.exec(request.headers.get("Authorization") ?? "") ?? [];
      if (!API_KEY.test(token)) return rejectCredential(OTHER_KEY.test(token));
      return handler.fetch(request, { authInfo: { token, clientId: "api-key", scopes: [] } });
    },
    close: () => handler.close(),
  };
}

function rejectCredential(isOtherKey: boolean): Response {
  const problem = isOtherKey
    ? { title: "Wrong key type", status: 403, code: "wrong_key_type", detail: "Send an ak_ key." }
    : {
        title: "Missing or invalid key",
        status: 401,
        code: "unauthorized",
        detail: "Send an ak_ key as Authorization: Bearer svc_test_ak_… or svc_live_ak_….",
      };
  return new Response(JSON.stringify({ type: "about:blank", ...problem }), {
    status: problem.status,
    headers: {
      "Content-Type": "application/problem+json",
      ...(problem.status === 401 ? { "WWW-Authenticate": "Bearer" } : {}),
    },
  });
}
