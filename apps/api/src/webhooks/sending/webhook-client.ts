import { lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import type { Dispatcher } from "undici";
import { type AddressPolicy, findUrlIssue, isAddressAllowed } from "../endpoints/address-rules.ts";
import { type Connections, openConnections } from "./connections.ts";

export interface WebhookResponse {
  statusCode: number | null;
  error: string | null;
  responseBody: string | null;
  retryAfter: string | undefined;
}

export interface WebhookClientOptions extends AddressPolicy {
  isLive: boolean;
  timeouts: WebhookTimeouts;
  lookup?: typeof resolve;
}

/** In milliseconds. */
export interface WebhookTimeouts {
  /** Includes the DNS lookup and TLS, and does not count toward `responseMs`. */
  connectMs: number;
  responseMs: number;
}

interface WebhookRequest {
  headers: Record<string, string>;
  body: string;
  /** Connections are never shared between owners. */
  owner?: string;
}

/** Follows no redirects and reads only the beginning of a long response. */
export interface WebhookClient {
  post(url: string, request: WebhookRequest): Promise<WebhookResponse>;
  close(): void;
}

/** undici treats a 101 response as an error if it names a protocol, and otherwise as informational. */
const SWITCHING_PROTOCOLS = 101;
const CONNECTION_LOST_CODES = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
const NOT_HTTP_CODES = new Set(["UND_ERR_HEADERS_OVERFLOW", "UND_ERR_RES_CONTENT_LENGTH_MISMATCH"]);
const MAX_STORED_BYTES = 20_000;
/** Reading up to this size lets the connection be reused. Longer responses are aborted. */
const MAX_READ_BYTES = 200_000;

/** Connects only to allowed addresses. Ignores proxy settings. */
export function openWebhookClient(options: WebhookClientOptions): WebhookClient {
  const connections = openConnections(createGuardedLookup(options), options.timeouts.connectMs);
  return {
    async post(url, { headers, body, owner = "" }) {
      // Checks the URL on each attempt, because the rules can change.
      const issue = findUrlIssue(url, options.isLive, options);
      if (issue) return noResponse(`the address ${issue}`);
      return send({ url: new URL(url), headers, body, owner }, connections, {
        responseMs: options.timeouts.responseMs,
      });
    },
    close: () => connections.close(),
  };
}

/** Applies no address rules. Only for URLs from the operator's command line. */
export function openUnrestrictedWebhookClient(timeouts: WebhookTimeouts): WebhookClient {
  const connections = openConnections(resolve, timeouts.connectMs);
  return {
    post: (url, { headers, body, owner = "" }) =>
      send({ url: new URL(url), headers, body, owner }, connections, { responseMs: timeouts.responseMs }),
    close: () => connections.close(),
  };
}

/** Checks the resolved addresses, which prevents DNS rebinding. */
function createGuardedLookup(options: WebhookClientOptions): LookupFunction {
  const lookUp = options.lookup ?? resolve;
  return (hostname, lookupOptions, callback) => {
    lookUp(hostname, { ...lookupOptions, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const forbidden = addresses.find(({ address }) => !isAddressAllowed(address, options));
      if (forbidden || addresses.length === 0) return callback(new ForbiddenAddress(), []);
      if (lookupOptions.all) return callback(null, addresses);
      const [first] = addresses;
      callback(null, first?.address ?? "", first?.family);
    });
  };
}

class ForbiddenAddress extends Error {
  readonly code = "FORBIDDEN_ADDRESS";

  constructor() {
    super("the host name resolves to a private or reserved network");
  }
}

function send(
  request: Required<WebhookRequest> & { url: URL },
  connections: Connections,
  { responseMs, isFresh = false }: { responseMs: number; isFresh?: boolean | undefined },
): Promise<WebhookResponse> {
  const { url, headers, body, owner } = request;
  const connection = connections.acquire(url.origin, owner, isFresh);
  const { socket } = connection;
  const bytesBefore = socket?.bytesRead;
  return new Promise((resolveResponse) => {
    let timer: NodeJS.Timeout | undefined;
    let status: Pick<WebhookResponse, "statusCode" | "retryAfter"> | null = null;
    const chunks: Buffer[] = [];
    let receivedBytes = 0;
    const finish = (result: WebhookResponse | Promise<WebhookResponse>) => {
      clearTimeout(timer);
      resolveResponse(result);
    };
    /** Resolves with the received status, even if reading the body failed. */
    const finishWithResponse = (response: NonNullable<typeof status>) => {
      const text = Buffer.concat(chunks).subarray(0, MAX_STORED_BYTES).toString("utf8").replaceAll("\0", "");
      finish({ ...response, error: null, responseBody: text });
    };
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        timer = setTimeout(() => {
          finish(noResponse(`no response within ${responseMs / 1000} seconds`));
          controller.abort(new Error("no response in time"));
        }, responseMs);
      },
      onResponseStart(controller, statusCode, { "retry-after": retryAfter }) {
        if (statusCode < 200 && statusCode !== SWITCHING_PROTOCOLS) return;
        status = { statusCode, retryAfter: retryAfter?.toString() };
        if (statusCode === SWITCHING_PROTOCOLS)
          controller.abort(new Error("the receiver switched protocols"));
      },
      onResponseData(controller, chunk) {
        if (receivedBytes < MAX_STORED_BYTES) chunks.push(chunk);
        receivedBytes += chunk.length;
        if (receivedBytes > MAX_READ_BYTES) controller.abort(new Error("the response is too long"));
      },
      onResponseEnd() {
        if (status) finishWithResponse(status);
        connection.release();
      },
      onResponseError(_controller, error: NodeJS.ErrnoException) {
        const hasNoResponse = socket && socket.bytesRead === bytesBefore;
        if (status) finishWithResponse(status);
        else if (error.message === "bad upgrade")
          finishWithResponse({ statusCode: SWITCHING_PROTOCOLS, retryAfter: undefined });
        // The receiver closed an idle connection before it read the request, so resending is safe.
        else if (hasNoResponse && CONNECTION_LOST_CODES.has(error.code ?? "") && !connections.isClosed())
          finish(send(request, connections, { responseMs, isFresh: true }));
        else finish(noResponse(describeError(error)));
      },
    };
    connection.client.dispatch(
      { path: `${url.pathname}${url.search}`, method: "POST", headers, body },
      handler,
    );
  });
}

function noResponse(error: string): WebhookResponse {
  return { statusCode: null, error, responseBody: null, retryAfter: undefined };
}

/** Returns only fixed texts, because error messages can contain internal addresses. */
function describeError(error: NodeJS.ErrnoException): string {
  const { code = "" } = error;
  if (code === "FORBIDDEN_ADDRESS") return error.message;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "the host name could not be resolved";
  if (code === "ECONNREFUSED") return "the connection was refused";
  if (CONNECTION_LOST_CODES.has(code)) return "the connection was closed";
  if (code === "ETIMEDOUT" || code === "UND_ERR_CONNECT_TIMEOUT") return "the connection timed out";
  if (code === "EPROTO" || code.startsWith("ERR_SSL_")) return "the TLS connection failed";
  if (/SELF_SIGNED/.test(code)) return `the certificate is self-signed (${code})`;
  if (/CERT|TLS|SSL|ALTNAME/.test(code)) return `the certificate is not valid (${code})`;
  if (error.name === "HTTPParserError" || NOT_HTTP_CODES.has(code)) return "the response is not HTTP";
  return code ? `the request failed (${code})` : "the request failed";
}
