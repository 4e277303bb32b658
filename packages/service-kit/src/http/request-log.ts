import type { RequestHandler } from "express";
import type { Logger } from "../logging.ts";
import { NO_OPERATION, type RequestCounts } from "../metrics/request-counts.ts";
import { callerOf } from "./caller.ts";
import { type Caller, isEndedStream } from "./locals.ts";
import { requestIdOf } from "./request-id.ts";

/** What is kept of a request: nothing that its sender wrote but which route it asked for. */
export interface LoggedRequest extends Caller {
  id: string;
  /** When it was answered, in milliseconds of a clock that never goes back. */
  answeredAt: number;
  method: string;
  /** The route's pattern; null where there is none. */
  route: string | null;
  status: number;
  /** The error's code. */
  code: string | null;
  durationMs: number;
}

/** Where requests are kept. */
export interface RequestStore {
  /** Writes at most a thousand. @param now by the clock of `answeredAt` */
  recordRequests(requests: readonly LoggedRequest[], now: number): Promise<void>;
}

const FLUSH_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;
const MAX_AT_ONCE = 1_000;
/** What waits while the database is away; beyond it the oldest are given up. */
const MAX_WAITING = 10_000;

/** How many are taken in a minute, by each process. */
const ROOM = {
  failed: { organization: 60, caller: 30 },
  answered: { organization: 60, caller: 10 },
} as const;

/** What was taken of an organization's requests in a minute. */
interface Share {
  all: number;
  byCaller: Map<string, number>;
}

/** Nginx's number for a client that did not wait for its answer. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * Keeps what was refused or failed, and the first of the others of each minute: of a key ten, so that whoever tries
 * something out finds it. Each organization has a share of its own, so that none fills another's, and each key one of
 * that. Written in batches after the answers; a process that is killed loses the last second.
 */
export class RequestLog {
  private readonly store: RequestStore;
  private readonly log: Logger;
  private readonly now: () => number;
  private readonly timer: NodeJS.Timeout;
  private waiting: LoggedRequest[] = [];
  private taken = { failed: new Map<string, Share>(), answered: new Map<string, Share>() };
  private minuteEndsAt = 0;
  private flushing: Promise<void> | null = null;

  /** @param now milliseconds of a clock that never goes back */
  constructor(store: RequestStore, log: Logger, now: () => number = () => performance.now()) {
    this.store = store;
    this.log = log;
    this.now = now;
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  /** Takes a request, unless its organization or its caller has had its share of the minute. */
  add(request: Omit<LoggedRequest, "answeredAt">): void {
    const answeredAt = this.now();
    if (!this.hasRoom(request, answeredAt)) return;
    this.waiting.push({ ...request, answeredAt });
    if (this.waiting.length > MAX_WAITING) this.waiting = this.waiting.slice(MAX_AT_ONCE);
  }

  /** Writes what waits. A failure is logged, and what it held is written with the next. */
  async flush(): Promise<void> {
    await this.flushing;
    if (this.waiting.length === 0) return;
    this.flushing = this.write().finally(() => {
      this.flushing = null;
    });
    return this.flushing;
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private hasRoom(
    { organizationId, keyId, memberId, status }: Omit<LoggedRequest, "answeredAt">,
    now: number,
  ) {
    if (now >= this.minuteEndsAt) {
      this.taken = { failed: new Map(), answered: new Map() };
      this.minuteEndsAt = now + MINUTE_MS;
    }
    const kind = status >= 400 ? "failed" : "answered";
    const shares = this.taken[kind];
    const share = shares.get(organizationId) ?? { all: 0, byCaller: new Map() };
    const caller = keyId ?? memberId ?? "";
    const own = share.byCaller.get(caller) ?? 0;
    if (share.all >= ROOM[kind].organization || own >= ROOM[kind].caller) return false;
    share.all += 1;
    share.byCaller.set(caller, own + 1);
    shares.set(organizationId, share);
    return true;
  }

  private async write(): Promise<void> {
    const all = this.waiting;
    this.waiting = [];
    for (let start = 0; start < all.length; start += MAX_AT_ONCE) {
      try {
        await this.store.recordRequests(all.slice(start, start + MAX_AT_ONCE), this.now());
      } catch (error) {
        this.waiting = [...all.slice(start), ...this.waiting].slice(-MAX_WAITING);
        this.log.warn({ err: error }, "requests were not logged");
        return;
      }
    }
  }
}

/**
 * Keeps each answered request whose caller is known. What people only look at in the portal is left out.
 *
 * @param counts where every request is counted; here, as it costs the same moments. Null where nobody asks
 */
export function logRequests(requests: RequestLog, counts: RequestCounts | null = null): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    res.once("close", () => {
      const durationMs = performance.now() - start;
      const status = res.writableFinished || isEndedStream(res) ? res.statusCode : CLIENT_CLOSED_REQUEST;
      const { operation = NO_OPERATION, problemCode } = res.locals;
      counts?.count(operation, status, durationMs / 1000, problemCode);
      const caller = callerOf(res);
      if (!caller) return;
      if (caller.memberId && status < 400 && (req.method === "GET" || req.method === "HEAD")) return;
      requests.add({
        ...caller,
        id: requestIdOf(res),
        method: req.method,
        route: res.locals.route ?? null,
        status,
        code: problemCode ?? null,
        durationMs: Math.round(durationMs),
      });
    });
    next();
  };
}
