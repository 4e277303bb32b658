import { expect } from "@jest/globals";
import { findClearMatch, type Match } from "@svc/rollover-rules/incoming/score-match";
import type { TestClock } from "@svc/testing";
import type { TestApi } from "../../start-test-api.ts";
import { type FundsItem, readAll } from "../expect-books.ts";
import { FUNDS_PATH } from "../funds-calls.ts";
import { type BuiltFile, buildBankFiles } from "./bank-files.ts";
import { complete, createRollovers, perform, toAmount } from "./participants.ts";
import type { Arrival, DeskDay, Person } from "./scenario.ts";

type Item = FundsItem & {
  checkNumber: string | null;
  traceNumber: string | null;
  payee: string | null;
  memo: string | null;
  suspectedDuplicateOf: string | null;
};
type Suggestion = Match & { canApply: boolean };

/** Minimum score of a clear match, and its minimum lead over the next one. */
const CLEAR_MATCH = { threshold: 60, margin: 15 };
const CONCURRENCY = 4;
const HOUR_MS = 3_600_000;

interface DeskResult {
  files: (BuiltFile & { id: string })[];
  rollovers: Map<string, string[]>;
  arrivals: { receivedOn: string; amount: string }[];
  counts: Record<string, number>;
}

export class SimulatedDesk {
  readonly result: DeskResult = { files: [], rollovers: new Map(), arrivals: [], counts: {} };
  private readonly arrivalsByNumber = new Map<string, Arrival>();

  private readonly api: TestApi;
  private readonly clock: TestClock;

  constructor(api: TestApi, clock: TestClock) {
    this.api = api;
    this.clock = clock;
  }

  async playDay(day: DeskDay): Promise<void> {
    this.clock.advance(Date.parse(`${day.on}T15:00:00.000Z`) - this.clock.now().getTime());
    await runInParallel(day.arrivals, (arrival) => this.createAnnouncedRollovers(arrival));
    this.clock.advance(HOUR_MS);
    await this.workOnSuspense(day.on);
    for (const file of buildBankFiles(day)) await this.importFile(file, day.on);
    const items = await readAll<Item>(this.api, FUNDS_PATH, { status: "unmatched" });
    for (const item of items.reverse()) await this.decide(item);
    for (const arrival of day.arrivals) await this.correct(arrival, day.on);
  }

  private async createAnnouncedRollovers(arrival: Arrival): Promise<void> {
    if (this.arrivalsByNumber.has(arrival.number)) return;
    this.arrivalsByNumber.set(arrival.number, arrival);
    if (arrival.kind === "unknown" || arrival.kind === "late_request") return;
    this.result.rollovers.set(arrival.number, await createRollovers(this.api, arrival));
  }

  private async importFile(file: BuiltFile, on: string): Promise<void> {
    const send = (content: string) =>
      this.api.call("post", "/v1/bank-files").attach("file", Buffer.from(content), file.name);
    await send(file.damaged).expect(422);
    const { id, totals, returns } = (await send(file.content).expect(201)).body;
    await send(file.content).expect(409);
    expect(totals).toMatchObject({ credits: toAmount(file.creditCents), debits: toAmount(file.debitCents) });
    this.result.files.push({ ...file, id });
    const items = await readAll<Item>(this.api, FUNDS_PATH, { fileId: id });
    this.result.arrivals.push(...items.map(({ amount }) => ({ amount, receivedOn: on })));
    for (const { incomingFundsId } of returns) await this.reverse(incomingFundsId, on);
  }

  private async reverse(id: string | null, on: string): Promise<void> {
    if (id === null) throw new Error("a return names no arrival");
    const item: Item = (await this.api.call("get", `${FUNDS_PATH}/${id}`).expect(200)).body;
    const [allocation] = item.allocations;
    const number = item.traceNumber ?? "";
    if (allocation && Number(number) % 2 === 0) {
      const params = { receiptId: allocation.receiptId, reason: "ach_return", returnedOn: on };
      await perform(this.api, allocation.rolloverId, "return_to_source", params);
    } else {
      const body = { reason: "Insufficient funds.", returnCode: "R01", reversedOn: on };
      await this.api.call("post", `${FUNDS_PATH}/${id}/reverse`).send(body).expect(200);
    }
    this.count("bounced");
  }

  private async decide(item: Item): Promise<void> {
    const texts = `${item.payee ?? ""} ${item.memo ?? ""}`;
    if (item.suspectedDuplicateOf) return this.suspend(item, "suspected_duplicate");
    if (texts.includes("Another Bank")) return this.suspend(item, "wrong_payee");
    const path = `${FUNDS_PATH}/${item.id}/suggestions`;
    const { suggestions } = (await this.api.call("get", path).expect(200)).body as {
      suggestions: Suggestion[];
    };
    const referenced = suggestions.filter(({ reasons }) =>
      reasons.some(({ code }) => code === "reference_in_text"),
    );
    if (referenced.length > 1) return this.applyShared(item, referenced);
    const clear = findClearMatch(suggestions, CLEAR_MATCH);
    if (clear) return this.apply(item, { rolloverId: clear.rolloverId }, [clear.rolloverId]);
    return this.suspend(item, suggestions.length > 1 ? "several_rollovers" : "no_rollover");
  }

  private async applyShared(item: Item, referenced: readonly Suggestion[]): Promise<void> {
    const allocations = [];
    for (const { rolloverId } of referenced) {
      const { amounts } = (await this.api.call("get", `/v1/rollovers/${rolloverId}`).expect(200)).body;
      allocations.push({ rolloverId, amount: amounts.sent });
    }
    const ids = allocations.map(({ rolloverId }) => rolloverId);
    await this.apply(item, { allocations }, ids);
    this.count("shared");
  }

  private async apply(item: Item, body: object, rolloverIds: readonly string[]): Promise<void> {
    const applied = await this.api.call("post", `${FUNDS_PATH}/${item.id}/apply`).send(body);
    expect({ id: item.id, status: applied.status, errors: applied.body.errors }).toEqual({
      id: item.id,
      status: 200,
      errors: undefined,
    });
    for (const id of rolloverIds) await complete(this.api, id);
    this.count("applied");
  }

  private async suspend(item: Item, reason: string): Promise<void> {
    const body = { reason, ownerId: "ops-7" };
    await this.api.call("post", `${FUNDS_PATH}/${item.id}/suspend`).send(body).expect(200);
    this.count(reason);
  }

  /** Applies the money of participants who responded, and sends back the rest. */
  private async workOnSuspense(on: string): Promise<void> {
    const items = await readAll<Item>(this.api, FUNDS_PATH, { status: "suspense" });
    await runInParallel(items, async (item) => {
      const number = item.checkNumber ?? item.traceNumber ?? "";
      const arrival = this.arrivalsByNumber.get(number);
      if (!arrival) throw new Error(`${item.id} has an unknown number ${number}`);
      const isExpected =
        !item.suspectedDuplicateOf && arrival.kind !== "wrong_payee" && arrival.kind !== "unknown";
      if (!isExpected) {
        const body = { reason: "No rollover expects it.", method: "check", returnedOn: on };
        await this.api.call("post", `${FUNDS_PATH}/${item.id}/return`).send(body).expect(200);
        this.count("returned");
        return;
      }
      const rolloverIds = this.result.rollovers.get(number) ?? (await createRollovers(this.api, arrival));
      this.result.rollovers.set(number, rolloverIds);
      const [rolloverId] = rolloverIds as [string];
      await this.apply(item, { rolloverId, datesAttested: true }, [rolloverId]);
      this.count("resolved");
    });
  }

  private async correct({ kind, number, people }: Arrival, on: string): Promise<void> {
    if (kind !== "recorded_wrong" && kind !== "too_much") return;
    const [rolloverId] = this.result.rollovers.get(number) ?? [];
    if (rolloverId === undefined) throw new Error(`no rollover for ${number}`);
    const { receipts } = (await this.api.call("get", `/v1/rollovers/${rolloverId}`).expect(200)).body;
    const receipt = receipts.find(({ status }: { status: string }) => status === "received");
    // Without a receipt, the money is in suspense, because no suggestion was clear.
    if (!receipt) return;
    if (kind === "too_much") {
      const [person] = people as [Person];
      const amount = toAmount(Math.floor(person.cents / 3));
      const params = { receiptId: receipt.id, amount, reason: "too_much", returnedOn: on };
      await perform(this.api, rolloverId, "return_to_source", params);
      await complete(this.api, rolloverId);
    } else {
      await perform(this.api, rolloverId, "void_receipt", { receiptId: receipt.id, reason: "typed_wrong" });
      const [item] = await readAll<Item>(this.api, FUNDS_PATH, { q: number, status: "unmatched" });
      if (!item) throw new Error(`${number} did not become unmatched`);
      await this.apply(item, { rolloverId }, [rolloverId]);
    }
    this.count(kind);
  }

  private count(name: string): void {
    this.result.counts[name] = (this.result.counts[name] ?? 0) + 1;
  }
}

async function runInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const next = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, next));
}
