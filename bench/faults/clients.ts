import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { buildDirectRollover } from "../request-json.ts";
import type { Journal } from "./journal.ts";

const POLL_MS = 250;
const READY_TIMEOUT_MS = 2_000;

/** Polls readiness, like a load balancer. */
class Balancer {
  private readonly unready = new Set<string>();
  private readonly timer: NodeJS.Timeout;

  constructor(urls: readonly string[]) {
    this.timer = setInterval(() => {
      for (const url of urls) void this.checkReady(url);
    }, POLL_MS);
  }

  /** Chooses round-robin among ready processes, or among all if none is ready. */
  choose(urls: readonly string[], turn: number): string {
    const ready = urls.filter((url) => !this.unready.has(url));
    const choices = ready.length > 0 ? ready : urls;
    return choices[turn % choices.length] ?? "";
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async checkReady(url: string): Promise<void> {
    const signal = AbortSignal.timeout(READY_TIMEOUT_MS);
    const response = await fetch(`${url}/health/ready`, { signal }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) this.unready.delete(url);
    else this.unready.add(url);
  }
}

const RESPONSE_TIMEOUT_MS = 10_000;
const RETRY_MS = 100;
const MAX_RETRY_AFTER_MS = 1_000;
/** Clients pause after each success, to leave processor time to the servers. */
const PAUSE_MS = 60;
const AMOUNT = "20150.25";

export interface ClientTarget {
  /** Process URLs. */
  api: readonly string[];
  widget: readonly string[];
  ak: string;
  sk: string;
  accountIds: readonly string[];
  custodians: { source: string; destination: string };
}

type Json = Record<string, unknown>;

/** One client per account moves rollovers from draft to completed, reads them and opens sessions. */
export class Clients {
  private readonly target: ClientTarget;
  private readonly journal: Journal;
  private readonly name: string;
  /** Number of rollovers and requests so far. */
  private counter = 0;
  private isStopped = false;
  private readonly running: Promise<void>[];
  private readonly balancer: Balancer;

  constructor(target: ClientTarget, journal: Journal, name: string) {
    this.target = target;
    this.journal = journal;
    this.name = name;
    this.balancer = new Balancer([...target.api, ...target.widget]);
    this.running = target.accountIds.map((accountId) => this.loop(accountId));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.all(this.running);
    this.balancer.stop();
  }

  private async loop(accountId: string): Promise<void> {
    while (!this.isStopped) {
      try {
        await this.moveRollover(accountId);
      } catch (error) {
        this.journal.unexpectedErrors.push((error as Error).message);
      }
    }
  }

  private async moveRollover(accountId: string): Promise<void> {
    this.counter += 1;
    const accountNumber = `${this.name}-${String(this.counter).padStart(8, "0")}`;
    const body = buildDirectRollover(this.target.custodians, accountId, accountNumber);
    const created = await this.write("/v1/rollovers", body);
    const id = String(created.id);
    this.journal.created.set(accountNumber, id);
    for (const step of buildActions()) {
      if (this.isStopped) return;
      await this.write(`/v1/rollovers/${id}/actions`, step);
      await this.sendUntilSuccess(this.target.api, { path: "/v1/rollovers?limit=20" });
      await this.openSession();
    }
  }

  private async openSession(): Promise<void> {
    const { widget, sk } = this.target;
    const body = { externalUserId: randomUUID() };
    const opened = await this.sendUntilSuccess(widget, { path: "/api/widget/auth", body, key: sk });
    const key = String(opened.sessionToken);
    await this.sendUntilSuccess(widget, { path: "/api/widget/custodians?q=fid", key });
  }

  /** Repeats the write with the same idempotency key until it succeeds. */
  private write(path: string, body: Json): Promise<Json> {
    return this.sendUntilSuccess(this.target.api, { path, body, idempotencyKey: randomUUID() });
  }

  private async sendUntilSuccess(
    urls: readonly string[],
    {
      path,
      body,
      key = this.target.ak,
      idempotencyKey,
    }: { path: string; body?: Json; key?: string; idempotencyKey?: string },
  ): Promise<Json> {
    const begin = performance.now();
    const headers: Record<string, string> = { authorization: `Bearer ${key}` };
    if (body) headers["content-type"] = "application/json";
    if (idempotencyKey) headers["idempotency-key"] = idempotencyKey;
    const init = { method: body ? "POST" : "GET", headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    for (;;) {
      this.counter += 1;
      this.journal.stats.requests += 1;
      const url = this.balancer.choose(urls, this.counter);
      const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS) })
        .then(async (received) => ({
          status: received.status,
          retryAfter: received.headers.get("retry-after"),
          json: (await received.json()) as Json,
        }))
        .catch((error: Error) => ({
          status: 0,
          retryAfter: null,
          json: { code: describeError(error) } as Json,
        }));
      const { status, retryAfter, json } = response;
      const { stats } = this.journal;
      if (status >= 200 && status < 300) {
        stats.longestMs = Math.max(stats.longestMs, performance.now() - begin);
        await pause(PAUSE_MS);
        return json;
      }
      // An earlier attempt of this request is still running.
      const isInProgress = json.code === "idempotency_in_progress";
      if (status >= 400 && status < 500 && status !== 429 && !isInProgress) {
        throw new Error(`${init.method} ${path} returned ${status} ${json.code}: ${json.detail}`);
      }
      if (!isInProgress)
        this.journal.recordFailure(status === 0 ? String(json.code) : `${status} ${json.code}`);
      await pause(Math.min(MAX_RETRY_AFTER_MS, retryAfter === null ? RETRY_MS : Number(retryAfter) * 1000));
    }
  }
}

function describeError(error: Error): string {
  const { code } = (error.cause ?? {}) as { code?: string };
  return error.name === "TimeoutError" ? "no response in 10 s" : (code ?? error.message);
}

function buildActions(): Json[] {
  // The Canadian date format is ISO 8601.
  const receivedOn = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format();
  return [
    { action: "submit", params: { consentReference: "signed-on-paper" } },
    { action: "start_review" },
    { action: "approve" },
    { action: "send_to_custodian" },
    { action: "acknowledge" },
    { action: "mark_funds_sent", params: { method: "wire", amount: AMOUNT, sentTo: "destination" } },
    { action: "mark_funds_received", params: { amount: AMOUNT, receivedOn } },
    { action: "complete", params: { postedAmount: AMOUNT } },
  ];
}
