import { describe, expect, it } from "@jest/globals";
import { subtractMoney } from "@svc/rollover-rules/money/money";
import { TestClock } from "@svc/testing";
import fc from "fast-check";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { type TestApi, useTestApi } from "../start-test-api.ts";
import { countRows } from "../table-contents.ts";
import { act, expectConsistent } from "../workflow/rollover-steps.ts";
import { expectBooks } from "./expect-books.ts";
import { createFundsCalls, FUNDS_PATH } from "./funds-calls.ts";

const DAY_MS = 86_400_000;
/** Steps of the receiving desk. Repeated ones are more likely. */
const VERBS = [
  "record",
  "record",
  "apply",
  "apply",
  "apply",
  "split",
  "unapply",
  "suspend",
  "return",
  "void_receipt",
  "bounce_receipt",
  "return_to_source",
  "return_part",
  "correct_receipt",
] as const;

const step = fc.record({
  verb: fc.constantFrom(...VERBS),
  pick: fc.nat({ max: 99 }),
  cents: fc.integer({ min: 2, max: 9_999_999 }),
  daysAgo: fc.nat({ max: 2 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const toMoney = (cents: number) => (cents / 100).toFixed(2);
const toCents = (amount: string) => Number(amount.replace(".", ""));
const choose = <One>(all: readonly One[], index: number): One => all[index % all.length] as One;

describe("The books of incoming funds", () => {
  const clock = new TestClock(Date.parse("2026-06-15T17:00:00.000Z"));
  const base = useTestApi({ clock });

  /** Performs a step. Returns null if there is nothing to change. */
  async function performStep(api: TestApi, { verb, pick, cents, daysAgo }: Step, rolloverIds: string[]) {
    const { post, change, read, list, readRollover, today } = createFundsCalls(api, clock.now());
    if (verb === "record") {
      const day = new Date(clock.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
      const response = await post(FUNDS_PATH, { amount: toMoney(cents), receivedOn: day, method: "check" });
      expect(response.status).toBe(201);
      return response;
    }
    // Includes parts that earlier steps split off.
    const all = (await list({})).map(({ id }: { id: string }) => id).sort();
    const id = choose<string>(all, pick);
    const rolloverId = choose(rolloverIds, cents);
    if (id === undefined) return null;
    if (verb === "apply") return change(id, "apply", { rolloverId });
    if (verb === "unapply") return change(id, "unapply", { reason: "Wrong." });
    if (verb === "suspend") return change(id, "suspend", { reason: "other" });
    if (verb === "return")
      return change(id, "return", { reason: "Refused.", method: "check", returnedOn: today });
    if (verb === "split") {
      const { amount } = await read(id);
      const first = toMoney(Math.max(1, cents % Math.max(2, toCents(amount))));
      const remainder = subtractMoney(amount, first);
      const allocations = [first, remainder].map((part, index) => ({
        rolloverId: choose(rolloverIds, cents + index),
        amount: part,
      }));
      return change(id, "apply", { allocations });
    }
    const { receipts } = await readRollover(rolloverId);
    const activeReceipts = receipts.filter(({ status }: { status: string }) => status === "received");
    const receipt = choose<{ id: string; amount: string } | undefined>(activeReceipts, pick);
    if (!receipt) return null;
    const receiptId = receipt.id;
    const part = toMoney(Math.max(1, cents % Math.max(1, toCents(receipt.amount))));
    const [action, params] = {
      void_receipt: ["void_receipt", { receiptId, reason: "typed_wrong" }],
      bounce_receipt: ["void_receipt", { receiptId, reason: "bounced" }],
      return_to_source: ["return_to_source", { receiptId, reason: "refused", returnedOn: today }],
      return_part: ["return_to_source", { receiptId, amount: part, reason: "too_much", returnedOn: today }],
      correct_receipt: ["correct_receipt", { receiptId, amount: part, reason: "Typed wrong." }],
    }[verb] as [string, object];
    return act(api, rolloverId, action, params);
  }

  it("agree to the cent, per day and with the rollovers' ledgers, after any sequence of steps", async () => {
    const stepCounts: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 35, size: "max" }), async (steps) => {
        const api = await newOrganization(base);
        const { buildRollover } = createFundsCalls(api);
        const rolloverIds: string[] = [];
        for (let index = 0; index < 3; index += 1)
          rolloverIds.push((await buildRollover(index === 0 ? "processing" : "funds_sent")).id);
        // Arrivals are dated up to two days back, but not before the day on which the money was sent.
        clock.advance(3 * DAY_MS);
        const arrivals: { receivedOn: string; amount: string }[] = [];
        for (const one of steps) {
          const before = await countRows(api);
          const response = await performStep(api, one, rolloverIds);
          if (!response) continue;
          expect([200, 201, 409, 422]).toContain(response.status);
          if (response.status >= 400) expect(await countRows(api)).toEqual(before);
          else stepCounts[one.verb] = (stepCounts[one.verb] ?? 0) + 1;
          if (one.verb === "record") arrivals.push(response.body);
        }
        if (arrivals.length > 0) await expectBooks(api, arrivals, rolloverIds);
        for (const id of rolloverIds) await expectConsistent(api, id);
      }),
      { numRuns: 10, seed: 20261127, endOnFailure: true },
    );
    expect(Object.keys(stepCounts).sort()).toEqual([...new Set(VERBS)].sort());
  });
});
