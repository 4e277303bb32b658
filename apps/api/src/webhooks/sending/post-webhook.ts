import { lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import type { Dispatcher } from "undici";
import { type AddressPolicy, findUrlIssue, isAddressAllowed } from "../endpoints/address-rules.ts";
import { type Connections, openConnections } from "./connections.ts";

export interface AttemptResult {
  statusCode: number | null;
  /** A short reason for a missing response. */
  error: string | null;
  responseBody: string | null;
  retryAfter: string | undefined;
}

export interface PosterOptions extends AddressPolicy {
  isLive: boolean;
  timeouts: PostTimeouts;
  lookup?: typeof resolve;
}

/** In milliseconds. Connecting does not count toward `answerMs`. */
export interface PostTimeouts {
  /** Includes the DNS lookup and TLS. */
  connectMs: number;
  answerMs: number;
}

/** Follows no redirects and reads a bounded part of the response. */
export interface Poster {
  post(url: string, headers: Record<string, string>, body: string, owner?: string): Promise<AttemptResult>;
  close(): void;
}

/** undici treats 101 as an error if it names a protocol, otherwise as informational. */
const SWITCHING = 101;
const CONNECTION_LOST_CODES = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
const NOT_HTTP_CODES = new Set(["UND_ERR_HEADERS_OVERFLOW", "UND_ERR_RES_CONTENT_LENGTH_MISMATCH"]);
const MAX_STORED_BYTES = 20_000;
/** Reads up to this much so the connection can be reused, then aborts. */
const MAX_READ_BYTES = 200_000;

/** Opens a poster to allowed addresses only. Ignores proxy settings. */
export function openPoster(options: PosterOptions): Poster {
  const connections = openConnections(guardedLookup(options), options.timeouts.connectMs);
  return {
    async post(url, headers, body, owner = "") {
      // Checked on each attempt, because the rules can change.
      const fault = findUrlIssue(url, options.isLive, options);
      if (fault) return noAnswer(`the address ${fault}`);
      return send({ url: new URL(url), headers, body, owner }, connections, options.timeouts.answerMs);
    },
    close: () => connections.close(),
  };
}

/** Opens a poster without address rules, only for URLs from the operator's command line. */
export function openUnrestrictedPoster(timeouts: PostTimeouts): Poster {
  const connections = openConnections(resolve, timeouts.connectMs);
  return {
    post: (url, headers, body, owner = "") =>
      send({ url: new URL(url), headers, body, owner }, connections, timeouts.answerMs),
    close: () => connections.close(),
  };
}

/** Checks the address in the socket's own DNS lookup, which prevents DNS rebinding. */
function guardedLookup(options: PosterOptions): LookupFunction {
  const lookUp = options.lookup ?? resolve;
  return (hostname, lookupOptions, callback) => {
    lookUp(hostname, { ...lookupOptions, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      const refused = addresses.find(({ address }) => !isAddressAllowed(address, options));
      if (refused || addresses.length === 0) return callback(new ForbiddenAddress(), []);
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

interface Posting {
  url: URL;
  headers: Record<string, string>;
  body: string;
  owner: string;
}

function send(
  posting: Posting,
  connections: Connections,
  answerMs: number,
  isFresh = false,
): Promise<AttemptResult> {
  const { url, headers, body, owner } = posting;
  const connection = connections.acquire(url.origin, owner, isFresh);
  const { socket } = connection;
  const bytesBefore = socket?.bytesRead;
  return new Promise((done) => {
    let timer: NodeJS.Timeout | undefined;
    let status: Pick<AttemptResult, "statusCode" | "retryAfter"> | null = null;
    const chunks: Buffer[] = [];
    let size = 0;
    const finish = (result: AttemptResult | Promise<AttemptResult>) => {
      clearTimeout(timer);
      done(result);
    };
    /** Once received, a status counts even if the body fails. */
    const settle = (response: NonNullable<typeof status>) => {
      const text = Buffer.concat(chunks).subarray(0, MAX_STORED_BYTES).toString("utf8").replaceAll("\0", "");
      finish({ ...response, error: null, responseBody: text });
    };
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        timer = setTimeout(() => {
          finish(noAnswer(`no response within ${answerMs / 1000} seconds`));
          controller.abort(new Error("no response in time"));
        }, answerMs);
      },
      onResponseStart(controller, statusCode, { "retry-after": retryAfter }) {
        if (statusCode < 200 && statusCode !== SWITCHING) return;
        status = { statusCode, retryAfter: retryAfter?.toString() };
        if (statusCode === SWITCHING) controller.abort(new Error("the receiver switched protocols"));
      },
      onResponseData(controller, chunk) {
        if (size < MAX_STORED_BYTES) chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_READ_BYTES) controller.abort(new Error("the response is too long"));
      },
      onResponseEnd() {
        if (status) settle(status);
        connection.release();
      },
      onResponseError(_controller, error: NodeJS.ErrnoException) {
        const isUnanswered = socket && socket.bytesRead === bytesBefore;
        if (status) settle(status);
        else if (error.message === "bad upgrade") settle({ statusCode: SWITCHING, retryAfter: undefined });
        // The receiver closed an idle connection before it read the request, so resending is safe.
        else if (isUnanswered && CONNECTION_LOST_CODES.has(error.code ?? "") && !connections.isClosed())
          finish(send(posting, connections, answerMs, true));
        else finish(noAnswer(describe(error)));
      },
    };
    connection.client.dispatch(
      { path: `${url.pathname}${url.search}`, method: "POST", headers, body },
      handler,
    );
  });
}

function noAnswer(error: string): AttemptResult {
  return { statusCode: null, error, responseBody: null, retryAfter: undefined };
}

/** Error messages can contain internal addresses, so only fixed texts are returned. */
function describe(error: NodeJS.ErrnoException): string {
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
