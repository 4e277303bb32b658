import type { RequestHandler } from "express";
import type { Logger } from "../logging.ts";
import { NO_OPERATION, type RequestCounts } from "../metrics/request-counts.ts";
import { type Caller, getCaller, isEndedStream, type LoggedIssue } from "./locals.ts";
import { getRequestId } from "./request-id.ts";

export interface LoggedRequest extends Caller {
  id: string;
  /** Monotonic clock in milliseconds. */
  completedAt: number;
  method: string;
  route: string | null;
  status: number;
  code: string | null;
  issues: readonly LoggedIssue[];
  /** The ID in the path, checked only by its form. The object may not exist. */
  subjectId: string | null;
  durationMs: number;
}

export interface RequestStore {
  /** Stores up to 1,000 requests. @param now on the clock of `completedAt` */
  recordRequests(requests: readonly LoggedRequest[], now: number): Promise<void>;
}

const FLUSH_EVERY_MS = 1_000;
const MINUTE_MS = 60_000;
const MAX_BATCH_SIZE = 1_000;
/** Limit while the database is down. */
const MAX_WAITING = 10_000;

/** Logged requests per minute. */
const QUOTAS = {
  failed: { organization: 60, caller: 30 },
  succeeded: { organization: 60, caller: 10 },
} as const;

interface QuotaUsage {
  all: number;
  byCaller: Map<string, number>;
}

/** Nginx's status for a client that disconnected before the response. */
const CLIENT_CLOSED_REQUEST = 499;

/**
 * Logs a sample of the requests. Quotas per minute keep one caller or organization from crowding out others. Failed requests
 * have separate quotas.
 */
export class RequestLog {
  private readonly store: RequestStore;
  private readonly log: Logger;
  private readonly now: () => number;
  private readonly timer: NodeJS.Timeout;
  private readonly skippedRoutes = new Set<string | null>();
  private waiting: LoggedRequest[] = [];
  private quotaUsage = { failed: new Map<string, QuotaUsage>(), succeeded: new Map<string, QuotaUsage>() };
  private minuteEndsAt = 0;
  private flushing: Promise<void> | null = null;

  /** @param now monotonic clock in milliseconds */
  constructor(store: RequestStore, log: Logger, now: () => number = () => performance.now()) {
    this.store = store;
    this.log = log;
    this.now = now;
    this.timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  /** Omits successful requests to these routes, such as reads of the log, to leave room for others. */
  skipSuccesses(routes: readonly string[]): void {
    for (const route of routes) this.skippedRoutes.add(route);
  }

  add(request: Omit<LoggedRequest, "completedAt">): void {
    if (request.status < 400 && this.skippedRoutes.has(request.route)) return;
    const completedAt = this.now();
    if (!this.takeQuota(request, completedAt)) return;
    this.waiting.push({ ...request, completedAt });
    if (this.waiting.length > MAX_WAITING) this.waiting = this.waiting.slice(MAX_BATCH_SIZE);
  }

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

  private takeQuota(
    { organizationId, keyId, memberId, status }: Omit<LoggedRequest, "completedAt">,
    now: number,
  ) {
    if (now >= this.minuteEndsAt) {
      this.quotaUsage = { failed: new Map(), succeeded: new Map() };
      this.minuteEndsAt = now + MINUTE_MS;
    }
    const kind = status >= 400 ? "failed" : "succeeded";
    const usages = this.quotaUsage[kind];
    const usage = usages.get(organizationId) ?? { all: 0, byCaller: new Map() };
    const caller = keyId ?? memberId ?? "";
    const callerCount = usage.byCaller.get(caller) ?? 0;
    if (usage.all >= QUOTAS[kind].organization || callerCount >= QUOTAS[kind].caller) return false;
    usage.all += 1;
    usage.byCaller.set(caller, callerCount + 1);
    usages.set(organizationId, usage);
    return true;
  }

  private async write(): Promise<void> {
    const all = this.waiting;
    this.waiting = [];
    for (let start = 0; start < all.length; start += MAX_BATCH_SIZE) {
      try {
        await this.store.recordRequests(all.slice(start, start + MAX_BATCH_SIZE), this.now());
      } catch (error) {
        this.waiting = [...all.slice(start), ...this.waiting].slice(-MAX_WAITING);
        this.log.warn({ err: error }, "failed to store request logs");
        return;
      }
    }
  }
}

/**
 * Logs each request of a known caller, except portal reads that succeeded or that the browser canceled.
 * @param counts updated here to share the timing; null if metrics are off
 */
export function logRequests(requests: RequestLog, counts: RequestCounts | null = null): RequestHandler {
  return (req, res, next) => {
    const start = performance.now();
    res.once("close", () => {
      const durationMs = performance.now() - start;
      const status = res.writableFinished || isEndedStream(res) ? res.statusCode : CLIENT_CLOSED_REQUEST;
      const { operation = NO_OPERATION, problemCode } = res.locals;
      counts?.count(operation, { status, seconds: durationMs / 1000, problemCode });
      const caller = getCaller(res);
      if (!caller) return;
      // A browser that leaves a page cancels its reads.
      const hasFailed = status >= 400 && status !== CLIENT_CLOSED_REQUEST;
      if (caller.memberId && !hasFailed && (req.method === "GET" || req.method === "HEAD")) return;
      requests.add({
        ...caller,
        id: getRequestId(res),
        method: req.method,
        route: res.locals.route ?? null,
        status,
        code: problemCode ?? null,
        issues: res.locals.issues ?? [],
        subjectId: res.locals.subjectId ?? null,
        durationMs: Math.round(durationMs),
      });
    });
    next();
  };
}
