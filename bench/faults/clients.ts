import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Journal } from "./journal.ts";

const LOOK_EVERY_MS = 250;
const PATIENCE_MS = 2_000;

/** Polls which processes are ready, like a load balancer. */
class Balancer {
  private readonly away = new Set<string>();
  private readonly timer: NodeJS.Timeout;

  constructor(urls: readonly string[]) {
    this.timer = setInterval(() => {
      for (const url of urls) void this.look(url);
    }, LOOK_EVERY_MS);
  }

  /** Returns a ready process in round-robin order; any process if none is ready. */
  choose(urls: readonly string[], turn: number): string {
    const ready = urls.filter((url) => !this.away.has(url));
    const some = ready.length > 0 ? ready : urls;
    return some[turn % some.length] ?? "";
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async look(url: string): Promise<void> {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`${url}/health/ready`, { signal }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) this.away.delete(url);
    else this.away.add(url);
  }
}

const ANSWER_PATIENCE_MS = 10_000;
const TRY_AGAIN_MS = 100;
const MAX_RETRY_AFTER_MS = 1_000;
/** Leaves resources to the servers. */
const PAUSE_MS = 60;
const AMOUNT = "20150.25";

export interface ClientTarget {
  api: readonly string[];
  widget: readonly string[];
  ak: string;
  sk: string;
  accountIds: readonly string[];
  custodians: { source: string; destination: string };
}

type Json = Record<string, unknown>;

/** Clients that loop: each moves rollovers from draft to completed, reads them and opens sessions. */
export class Clients {
  private readonly target: ClientTarget;
  private readonly journal: Journal;
  private readonly name: string;
  private created = 0;
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
        await this.moveOne(accountId);
      } catch (error) {
        this.journal.wrong.push((error as Error).message);
      }
    }
  }

  private async moveOne(accountId: string): Promise<void> {
    this.created += 1;
    const { source, destination } = this.target.custodians;
    const accountNumber = `${this.name}-${String(this.created).padStart(8, "0")}`;
    const created = await this.write("/v1/rollovers", {
      accountId,
      type: "direct",
      source: { custodianId: source, accountType: "qualified_plan", accountNumber },
      destination: {
        custodianId: destination,
        accountType: "traditional_ira",
        accountNumber: "IRA-11223344",
      },
      amount: { kind: "full" },
      deliveryMethod: "wire",
      attestations: { eligibleAmount: true },
    });
    const id = String(created.id);
    this.journal.created.set(accountNumber, id);
    for (const step of course()) {
      if (this.isStopped) return;
      await this.write(`/v1/rollovers/${id}/actions`, step);
      await this.insist(this.target.api, { path: "/v1/rollovers?limit=20" });
      await this.openSession();
    }
    this.journal.completed.add(id);
  }

  private async openSession(): Promise<void> {
    const { widget, sk } = this.target;
    const body = { externalUserId: randomUUID() };
    const opened = await this.insist(widget, { path: "/api/widget/auth", body, key: sk });
    const key = String(opened.sessionToken);
    await this.insist(widget, { path: "/api/widget/custodians?q=fid", key });
  }

  /** Retries with the same idempotency key, as a careful client does. */
  private write(path: string, body: Json): Promise<Json> {
    return this.insist(this.target.api, { path, body, idempotencyKey: randomUUID() });
  }

  private async insist(
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
      this.created += 1;
      this.journal.met.requests += 1;
      const url = this.balancer.choose(urls, this.created);
      const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(ANSWER_PATIENCE_MS) })
        .then(async (got) => ({
          status: got.status,
          after: got.headers.get("retry-after"),
          json: (await got.json()) as Json,
        }))
        .catch((error: Error) => ({ status: 0, after: null, json: { code: causeOf(error) } as Json }));
      const { status, json } = answer;
      const { met } = this.journal;
      if (status >= 200 && status < 300) {
        met.longestMs = Math.max(met.longestMs, performance.now() - begin);
        await pause(PAUSE_MS);
        return json;
      }
      const isInProgress = json.code === "idempotency_in_progress";
      if (status >= 400 && status < 500 && status !== 429 && !isInProgress) {
        throw new Error(`${init.method} ${path} returned ${status} ${json.code}: ${json.detail}`);
      }
      if (!isInProgress) this.journal.fail(status === 0 ? String(json.code) : `${status} ${json.code}`);
      await pause(
        Math.min(MAX_RETRY_AFTER_MS, answer.after === null ? TRY_AGAIN_MS : Number(answer.after) * 1000),
      );
    }
  }
}

function causeOf(error: Error): string {
  const { code } = (error.cause ?? {}) as { code?: string };
  return error.name === "TimeoutError" ? "no response in 10 s" : (code ?? error.message);
}

function course(): Json[] {
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
