import { lookup as resolve } from "node:dns";
import type { LookupFunction } from "node:net";
import type { Dispatcher } from "undici";
import { type AddressPolicy, findUrlIssue, isAddressAllowed } from "../endpoints/address-rules.ts";
import { type Connections, openConnections } from "./connections.ts";

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

/** 101: undici takes it for an error where it names a protocol, and for an announcement where it names none. */
const SWITCHING = 101;
const WAS_CUT = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);
const NOT_HTTP = new Set(["UND_ERR_HEADERS_OVERFLOW", "UND_ERR_RES_CONTENT_LENGTH_MISMATCH"]);
const KEPT_BYTES = 20_000;
/** Of a longer answer this much more is read, so that the connection can be used again; then it is cut. */
const DRAINED_BYTES = 200_000;

/** Opens a poster. Its connections are its own, kept open between deliveries, and know no proxy. */
export function openPoster(options: PosterOptions): Poster {
  const connections = openConnections(guardedLookup(options), options.timeouts.connectMs);
  return {
    async post(url, headers, body, owner = "") {
      // Asked again at each attempt: the rules may have changed since the endpoint was made.
      const fault = findUrlIssue(url, options.isLive, options);
      if (fault) return noAnswer(`the address ${fault}`);
      return send({ url: new URL(url), headers, body, owner }, connections, options.timeouts.answerMs);
    },
    close: () => connections.close(),
  };
}

/**
 * Opens a poster that no rule of addresses holds: for an address that the operator names at the command line, and for no
 * other.
 */
export function openPosterToAnywhere(timeouts: PostTimeouts): Poster {
  const connections = openConnections(resolve, timeouts.connectMs);
  return {
    post: (url, headers, body, owner = "") =>
      send({ url: new URL(url), headers, body, owner }, connections, timeouts.answerMs),
    close: () => connections.close(),
  };
}

/**
 * The DNS look-up of the socket itself: what it answers is what is connected to, so that a name which changes between
 * a check and the connection gains nothing.
 */
function guardedLookup(options: PosterOptions): LookupFunction {
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
}

/** @param isFresh on a connection that is made for it */
function send(
  posting: Posting,
  connections: Connections,
  answerMs: number,
  isFresh = false,
): Promise<AttemptResult> {
  const { url, headers, body, owner } = posting;
  const connection = connections.take(url.origin, owner, isFresh);
  const { socket } = connection;
  const bytesBefore = socket?.bytesRead;
  return new Promise((done) => {
    let timer: NodeJS.Timeout | undefined;
    let status: Pick<AttemptResult, "statusCode" | "retryAfter"> | null = null;
    const kept: Buffer[] = [];
    let size = 0;
    const finish = (result: AttemptResult | Promise<AttemptResult>) => {
      clearTimeout(timer);
      done(result);
    };
    /** A status that was told counts, whatever becomes of the rest. */
    const settle = (told: NonNullable<typeof status>) => {
      const text = Buffer.concat(kept).subarray(0, KEPT_BYTES).toString("utf8").replaceAll("\0", "");
      finish({ ...told, error: null, responseBody: text });
    };
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(controller) {
        timer = setTimeout(() => {
          finish(noAnswer(`no answer within ${answerMs / 1000} seconds`));
          controller.abort(new Error("no answer in time"));
        }, answerMs);
      },
      onResponseStart(controller, statusCode, { "retry-after": retryAfter }) {
        if (statusCode < 200 && statusCode !== SWITCHING) return;
        status = { statusCode, retryAfter: retryAfter?.toString() };
        // Nothing that was asked for follows.
        if (statusCode === SWITCHING) controller.abort(new Error("protocols were switched"));
      },
      onResponseData(controller, chunk) {
        if (size < KEPT_BYTES) kept.push(chunk);
        size += chunk.length;
        if (size > DRAINED_BYTES) controller.abort(new Error("the answer is too long"));
      },
      onResponseEnd() {
        if (status) settle(status);
        connection.giveBack();
      },
      onResponseError(_controller, error: NodeJS.ErrnoException) {
        const isUnanswered = socket && socket.bytesRead === bytesBefore;
        if (status) settle(status);
        else if (error.message === "bad upgrade") settle({ statusCode: SWITCHING, retryAfter: undefined });
        // The receiver closed an idle connection while the request was on its way: it has seen nothing of it.
        else if (isUnanswered && WAS_CUT.has(error.code ?? "") && !connections.isClosed())
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

/** A few words of our own: an error's text may hold an address of this network. */
function describe(error: NodeJS.ErrnoException): string {
  const { code = "" } = error;
  if (code === "FORBIDDEN_ADDRESS") return error.message;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return "the name is not known";
  if (code === "ECONNREFUSED") return "the connection was refused";
  if (WAS_CUT.has(code)) return "the connection was cut";
  if (code === "ETIMEDOUT" || code === "UND_ERR_CONNECT_TIMEOUT")
    return "the connection could not be made in time";
  if (code === "EPROTO" || code.startsWith("ERR_SSL_")) return "no TLS connection could be made";
  if (/SELF_SIGNED/.test(code)) return `the certificate was not accepted: it is self-signed (${code})`;
  if (/CERT|TLS|SSL|ALTNAME/.test(code)) return `the certificate was not accepted (${code})`;
  if (error.name === "HTTPParserError" || NOT_HTTP.has(code)) return "the answer was not HTTP";
  return code ? `the request failed (${code})` : "the request failed";
}
