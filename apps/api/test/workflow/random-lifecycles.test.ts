import { describe, expect, it } from "@jest/globals";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import { TestClock } from "@svc/testing";
import fc from "fast-check";
import {
  expectMoneyInvariants,
  toCents,
} from "../../../../packages/rollover-rules/test/workflow/money-invariants.ts";
import {
  anyStep,
  buildParams,
  formatCents,
  type Step,
} from "../../../../packages/rollover-rules/test/workflow/walk-steps.ts";
import { TERMINAL_STATES } from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { findRow } from "../../src/rollovers/store/rows-store.ts";
import { useTestApi } from "../start-test-api.ts";
import { act, createRollover, expectConsistent, NOW } from "./rollover-steps.ts";

/** Actions that end a rollover without completing it. Chosen rarely; `complete` is chosen whenever possible. */
const ENDS: readonly string[] = ["cancel", "reject", "custodian_reject", "fail", "expire"];
/** Actions that delay a rollover. Chosen rarely, too, so that most rollovers progress. */
const DETOURS: readonly string[] = [
  "amend",
  "report_death",
  "hold",
  "request_documents",
  "provide_documents",
  "accept_document",
  "reject_document",
  "custodian_soft_reject",
  "waive_documents",
  "report_funds_returned",
  "void_receipt",
];

const lifecycle = fc.record({
  type: fc.constantFrom("direct", "indirect_60_day"),
  moneySources: fc.constantFrom<object[]>(
    [],
    [{ kind: "pre_tax" }],
    [
      { kind: "pre_tax", amount: "62.50" },
      { kind: "after_tax", amount: "37.50", basis: "30.00" },
    ],
  ),
  steps: fc.array(anyStep, { minLength: 12, maxLength: 24, size: "max" }),
});

describe("Random lifecycles through the API", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });

  const readRow = async (id: string): Promise<LockedRollover> => {
    const row = await findRow(api.db.sql, id);
    if (!row) throw new Error(`no rollover ${id}`);
    return row;
  };

  async function walk(id: string, steps: readonly Step[]): Promise<LockedRollover> {
    let row = await readRow(id);
    for (const step of steps) {
      if (TERMINAL_STATES.includes(row.state)) break;
      const { body } = await api.call("get", `/v1/rollovers/${id}/state`).expect(200);
      const action = choose(body.availableActions, step);
      const params = buildParams(row, action, { step, now: new Date(NOW) });
      const dated = "receivedOn" in params ? { ...params, datesAttested: true } : params;
      const response = await act(api, id, action, dated);
      expect([200, 422]).toContain(response.status);
      const next = await readRow(id);
      if (response.status === 422) expect(next).toEqual(row);
      else expect(next.version).toBe(row.version + 1);
      row = next;
      expectMoneyInvariants(row);
    }
    return row;
  }

  function choose(available: CallerAction[], { pick, isEnding }: Step): CallerAction {
    const allowed = available.filter((action) => isEnding || !ENDS.includes(action));
    const forward = pick % 4 === 0 ? allowed : allowed.filter((action) => !DETOURS.includes(action));
    const candidates = forward.length > 0 ? forward : allowed.length > 0 ? allowed : available;
    if (candidates.includes("complete")) return "complete";
    return candidates[pick % candidates.length] as CallerAction;
  }

  it("conserve money, seal every step, and end with nothing open, including residuals", async () => {
    const counts = { completed: 0, residuals: 0 };
    await fc.assert(
      fc.asyncProperty(lifecycle, async ({ type, moneySources, steps }) => {
        const input = { type, amount: { kind: "partial", requested: "100.00" }, moneySources };
        const id = await createRollover(api, input, "test-manual");
        const row = await walk(id, steps);
        await expectConsistent(api, id);
        if (row.state !== "completed") return;
        counts.completed += 1;
        expect(row.hasOpenMismatch).toBe(false);
        const [first] = steps as [Step];
        const transfer = { method: "check", amount: formatCents(first.cents), sentTo: "destination" };
        const created = await api.call("post", `/v1/rollovers/${id}/residuals`).send({
          transfer: { ...transfer, ...(moneySources.length > 1 ? { sources: split(first.cents) } : {}) },
        });
        expect(created.body.errors ?? []).toEqual([]);
        expect(created.status).toBe(201);
        counts.residuals += 1;
        expect((await readRow(id)).residuals).toEqual([created.body.id]);
        expect((await walk(created.body.id, steps)).residualOf).toBe(id);
        await expectConsistent(api, created.body.id);
        expect(await readRow(id)).toMatchObject({ state: "completed", postedAmount: row.postedAmount });
        await expectConsistent(api, id);
      }),
      { numRuns: 12, seed: 20260615, endOnFailure: true },
    );
    expect(counts.completed).toBeGreaterThan(1);
    expect(counts.residuals).toBe(counts.completed);
  });

  const split = (cents: number) => [
    { kind: "pre_tax", amount: formatCents(cents - 1) },
    { kind: "after_tax", amount: formatCents(toCents("0.01")) },
  ];
});
