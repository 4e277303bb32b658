import { lookup as resolve } from "node:dns";
import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { type AddressPolicy, findUrlIssue, isAddressAllowed } from "../endpoints/address-rules.ts";
import { type Connections, type OwnedOptions, openConnections } from "./connections.ts";

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
  timeouts: PostTimeouts;
  /** Asks the DNS; tests hand in another. */
  lookup?: typeof resolve;
}

/** In milliseconds. Each begins when the one before it has ended: a receiver is not charged with what it cannot see. */
export interface PostTimeouts {
  /** From the look-up of the name to an open connection, TLS included. */
  connectMs: number;
  /** From the moment that the request is written to the end of the answer. */
  answerMs: number;
}

/** Sends webhooks: to public addresses alone, following no redirect, reading no more of an answer than is kept. */
export interface Poster {
  /** @param owner whose connections may be used: one owner's are no other's, though they lead to the same host */
  post(url: string, headers: Record<string, string>, body: string, owner?: string): Promise<AttemptResult>;
  close(): void;
}

const KEPT_BYTES = 20_000;
/** Of a longer answer this much more is read, so that the connection can be used again; then it is cut. */
const DRAINED_BYTES = 200_000;

/** Opens a poster. Its connections are its own, kept open between deliveries, and know no proxy. */
export function openPoster(options: PosterOptions): Poster {
  const connections = openConnections();
  const lookup = guardedLookup(options);
  return {
    async post(url, headers, body, owner = "") {
      // Asked again at each attempt: the rules may have changed since the endpoint was made.
      const fault = findUrlIssue(url, options.isLive, options);
      if (fault) return noAnswer(`the address ${fault}`);
      const posting = { url: new URL(url), headers, body, owner, lookup, timeouts: options.timeouts };
      return send(posting, connections);
    },
    close: () => connections.close(),
  };
}

/**
 * Opens a poster that no rule of addresses holds: for an address that the operator names at the command line, and for no
 * other.
 */
export function openPosterToAnywhere(timeouts: PostTimeouts): Poster {
  const connections = openConnections();
  return {
    post: (url, headers, body, owner = "") =>
      send({ url: new URL(url), headers, body, owner, lookup: resolve, timeouts }, connections),
    close: () => connections.close(),
  };
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

/** One request to be made. */
interface Posting {
  url: URL;
  headers: Record<string, string>;
  body: string;
  owner: string;
  lookup: NonNullable<http.RequestOptions["lookup"]>;
  timeouts: PostTimeouts;
}

/** @param isFresh on a connection that is made for it, and ended with it */
function send(posting: Posting, connections: Connections, isFresh = false): Promise<AttemptResult> {
  const { url, headers, body, owner, lookup, timeouts } = posting;
  return new Promise((done) => {
    const isTls = url.protocol === "https:";
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
    const options: OwnedOptions = {
      protocol: url.protocol,
      host,
      port: url.port || (isTls ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method: "POST",
      agent: connections.agent(isTls, isFresh),
      owner,
      lookup,
      ...(isTls && isIP(host) === 0 ? { servername: host } : {}),
      headers: { ...headers, host: url.host, "content-length": Buffer.byteLength(body) },
    };
    const request = (isTls ? https : http).request(options);
    let isDone = false;
    const finish = (result: AttemptResult | Promise<AttemptResult>) => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      done(result);
    };
    const limit = (ms: number, error: string) =>
      setTimeout(() => {
        finish(noAnswer(error));
        request.destroy();
      }, ms);
    let timer = limit(timeouts.connectMs, "the connection could not be made in time");
    const startAnswerClock = () => {
      if (isDone) return;
      clearTimeout(timer);
      timer = limit(timeouts.answerMs, `no answer within ${timeouts.answerMs / 1000} seconds`);
    };
    let isUnanswered = () => false;
    request.once("socket", (socket) => {
      if (!request.reusedSocket) return socket.once(isTls ? "secureConnect" : "connect", startAnswerClock);
      const before = socket.bytesRead;
      isUnanswered = () => socket.bytesRead === before;
      startAnswerClock();
    });
    let settleAnswer: (() => void) | null = null;
    request.on("error", (error: NodeJS.ErrnoException) => {
      // Of an answer that breaks off, what came of its body is still on the way.
      if (settleAnswer) setImmediate(settleAnswer);
      // The receiver closed an idle connection while the request was on its way: it has seen nothing of it.
      else if (!isDone && isUnanswered() && !connections.isClosed()) finish(send(posting, connections, true));
      else finish(noAnswer(describe(error)));
    });
    // 101: nothing that was asked for. The status was told all the same.
    request.once("upgrade", ({ statusCode = 0, headers: answered }, socket) => {
      finish({ statusCode, error: null, responseBody: null, retryAfter: answered["retry-after"] });
      socket.destroy();
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
