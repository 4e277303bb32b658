import { lookup as resolve } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { type AddressPolicy, findUrlFault, isAddressAllowed } from "../endpoints/address-rules.ts";

/** What came of one attempt. */
export interface AttemptResult {
  /** Null when there was no answer. */
  statusCode: number | null;
  /** Why there was none, in a few words; null when there was one. */
  error: string | null;
  responseBody: string | null;
  retryAfter: string | undefined;
}

export interface PosterOptions extends AddressPolicy {
  isLive: boolean;
  /** How long an attempt may take from its beginning to the end of the answer, in milliseconds. */
  timeoutMs: number;
  /** Asks the DNS; tests hand in another. */
  lookup?: typeof resolve;
}

/** Sends webhooks: to public addresses alone, following no redirect, reading no more of an answer than is kept. */
export interface Poster {
  post(url: string, headers: Record<string, string>, body: string): Promise<AttemptResult>;
  close(): void;
}

const KEPT_BYTES = 20_000;
/** Of a longer answer this much more is read, so that the connection can be used again; then it is cut. */
const DRAINED_BYTES = 200_000;
const SOCKETS_PER_HOST = 20;

/** Opens a poster. Its connections are its own, kept open between deliveries, and know no proxy. */
export function openPoster(options: PosterOptions): Poster {
  const agents = openAgents();
  const guarded = guardedLookup(options);
  return {
    async post(url, headers, body) {
      // Asked again at each attempt: the rules may have changed since the endpoint was made.
      const fault = findUrlFault(url, options.isLive, options);
      if (fault) return noAnswer(`the address ${fault}`);
      return send(new URL(url), headers, body, agents, guarded, options.timeoutMs);
    },
    close: () => closeAgents(agents),
  };
}

/**
 * Opens a poster that no rule of addresses holds: for an address that the operator names at the command line, and for no
 * other.
 */
export function openPosterToAnywhere(timeoutMs: number): Poster {
  const agents = openAgents();
  return {
    post: (url, headers, body) => send(new URL(url), headers, body, agents, resolve, timeoutMs),
    close: () => closeAgents(agents),
  };
}

interface Agents {
  "http:": http.Agent;
  "https:": https.Agent;
}

function openAgents(): Agents {
  const options = { keepAlive: true, maxSockets: SOCKETS_PER_HOST, maxFreeSockets: 4, timeout: 30_000 };
  return { "http:": new http.Agent(options), "https:": new https.Agent(options) };
}

/** Ends what is under way, too. */
function closeAgents(agents: Agents): void {
  agents["http:"].destroy();
  agents["https:"].destroy();
}

/**
 * The DNS look-up of the socket itself: what it answers is what is connected to, so that a name which changes between
 * a check and the connection gains nothing.
 */
function guardedLookup(options: PosterOptions): NonNullable<http.RequestOptions["lookup"]> {
  const ask = options.lookup ?? resolve;
  return (hostname, lookupOptions, callback) => {
    ask(hostname, { ...lookupOptions, all: true }, (error, addresses) => {
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
    super("the name leads to a private or reserved network");
  }
}

function send(
  url: URL,
  headers: Record<string, string>,
  body: string,
  agents: Agents,
  lookup: NonNullable<http.RequestOptions["lookup"]>,
  timeoutMs: number,
): Promise<AttemptResult> {
  return new Promise((done) => {
    const isTls = url.protocol === "https:";
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
    const request = (isTls ? https : http).request({
      protocol: url.protocol,
      host,
      port: url.port || (isTls ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method: "POST",
      agent: agents[isTls ? "https:" : "http:"],
      lookup,
      ...(isTls && isIP(host) === 0 ? { servername: host } : {}),
      headers: { ...headers, host: url.host, "content-length": Buffer.byteLength(body) },
    });
    let isDone = false;
    const finish = (result: AttemptResult) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      done(result);
    };
    const timer = setTimeout(() => {
      finish(noAnswer(`no answer within ${timeoutMs / 1000} seconds`));
      request.destroy();
    }, timeoutMs);
    let settleAnswer: (() => void) | null = null;
    request.on("error", (error: NodeJS.ErrnoException) => {
      // Of an answer that breaks off, what came of its body is still on the way.
      if (settleAnswer) setImmediate(settleAnswer);
      else finish(noAnswer(describe(error)));
    });
    request.once("response", (response) => {
      const kept: Buffer[] = [];
      let size = 0;
      const settle = () => {
        const { statusCode = 0, headers: answered } = response;
        const text = Buffer.concat(kept).subarray(0, KEPT_BYTES).toString("utf8").replaceAll("\0", "");
        finish({ statusCode, error: null, responseBody: text, retryAfter: answered["retry-after"] });
      };
      settleAnswer = settle;
      response.on("data", (chunk: Buffer) => {
        if (size < KEPT_BYTES) kept.push(chunk);
        size += chunk.length;
        if (size <= DRAINED_BYTES) return;
        settle();
        request.destroy();
      });
      response.once("end", settle);
      // A status that was told counts, whatever becomes of the rest.
      response.once("error", settle);
      response.once("close", settle);
    });
    request.end(body);
  });
}

function noAnswer(error: string): AttemptResult {
  return { statusCode: null, error, responseBody: null, retryAfter: undefined };
}

/** A few words of our own: an error's text may hold an address of this network. */
function describe(error: NodeJS.ErrnoException): string {
  const { code = "" } = error;
  if (code === "FORBIDDEN_ADDRESS") return error.message;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "the name is not known";
  if (code === "ECONNREFUSED") return "the connection was refused";
  if (code === "ECONNRESET" || code === "EPIPE") return "the connection was cut";
  if (code === "ETIMEDOUT") return "the connection could not be made in time";
  if (code === "EPROTO" || code.startsWith("ERR_SSL_")) return "no TLS connection could be made";
  if (/SELF_SIGNED/.test(code)) return `the certificate was not accepted: it is self-signed (${code})`;
  if (/CERT|TLS|SSL|ALTNAME/.test(code)) return `the certificate was not accepted (${code})`;
  if (code.startsWith("HPE_")) return "the answer was not HTTP";
  return code ? `the request failed (${code})` : "the request failed";
}
