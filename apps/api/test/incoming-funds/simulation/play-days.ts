import { expect } from "@jest/globals";
import { type Money, subtractMoney, sumMoney } from "@svc/rollover-rules/money/money";
import type { TestClock } from "@svc/testing";
import type { TestApi } from "../../start-test-api.ts";
import { expectConsistent } from "../../workflow/rollover-steps.ts";
import { expectBooks, type FundsItem, sumAmounts } from "../expect-books.ts";
import { SimulatedDesk } from "./desk.ts";
import { toAmount } from "./participants.ts";
import { DAYS, planDays } from "./scenario.ts";

interface TaxLine {
  rolloverId: string;
  form: string;
  status: string;
  box1GrossDistribution?: Money;
  box2RolloverContributions?: Money;
}
interface RolloverView {
  id: string;
  state: string;
  transfers: { status: string; amount: Money; sentOn: string | null; recordedOn: string }[];
  receipts: { status: string; amount: Money; receivedOn: string }[];
}

const YEARS = ["2026", "2027"];

/** Plays the days and checks the results. @returns the count of each decision and correction, by name */
export async function playDays(
  api: TestApi,
  clock: TestClock,
  { arrivals, seed }: { arrivals: number; seed: number },
): Promise<Record<string, number>> {
  const desk = new SimulatedDesk(api, clock);
  for (const day of planDays(arrivals, seed)) await desk.playDay(day);
  const { files, rollovers, counts, ...result } = desk.result;
  const rolloverIds = [...rollovers.values()].flat();
  const items = await expectBooks(api, result.arrivals, rolloverIds);
  for (const file of files) {
    const fileItems = items.filter(({ fileId }) => fileId === file.id);
    expect({ file: file.name, credits: sumAmounts(fileItems) }).toEqual({
      file: file.name,
      credits: toAmount(file.creditCents),
    });
  }
  const reversed = sumAmounts(items.filter(({ status }) => status === "reversed"));
  expect(reversed).toBe(toAmount(files.reduce((sum, { debitCents }) => sum + debitCents, 0)));
  expectSuspenseExplained(items);
  const views: RolloverView[] = [];
  for (const id of rolloverIds) {
    await expectConsistent(api, id);
    views.push((await api.call("get", `/v1/rollovers/${id}`).expect(200)).body);
  }
  await expectTaxReport(api, views);
  return counts;
}

/** Expects only money of the last day in suspense, each item with an owner, a reason and a deadline. */
function expectSuspenseExplained(items: readonly FundsItem[]): void {
  expect(items.filter(({ status }) => status === "unmatched")).toEqual([]);
  for (const item of items.filter(({ status }) => status === "suspense")) {
    expect(item).toMatchObject({ ownerId: "ops-7", suspense: { reason: expect.any(String) } });
    expect(item.receivedOn).toBe(DAYS.at(-1));
    expect(item.suspense && item.suspense.returnBy > item.receivedOn).toBe(true);
  }
}

/**
 * Expects every cent that was sent to be on one 1099-R of its year, and every cent that arrived on one 5498. Lines of
 * unfinished rollovers are open.
 */
async function expectTaxReport(api: TestApi, rollovers: readonly RolloverView[]): Promise<void> {
  for (const year of YEARS) {
    const lines = await readReport(api, year);
    const sum = (id: string, form: string, box: keyof TaxLine) =>
      sumMoney(
        lines
          .filter((line) => line.rolloverId === id && line.form === form)
          .map((line) => String(line[box] ?? "0.00")),
      );
    for (const { id, state, transfers, receipts } of rollovers) {
      const sent = transfers.filter(
        (one) => one.status !== "void" && (one.sentOn ?? one.recordedOn).startsWith(year),
      );
      const received = receipts.filter((one) => one.status === "received" && one.receivedOn.startsWith(year));
      expect({
        id,
        year,
        distributed: sum(id, "1099-R", "box1GrossDistribution"),
        contributed: sum(id, "5498", "box2RolloverContributions"),
      }).toEqual({ id, year, distributed: sumAmounts(sent), contributed: sumAmounts(received) });
      const isOpen = state !== "completed";
      for (const line of lines.filter(({ rolloverId }) => rolloverId === id))
        expect({ id, status: line.status }).toEqual({ id, status: isOpen ? "open" : "final" });
    }
    const known = new Set(rollovers.map(({ id }) => id));
    expect(lines.filter(({ rolloverId }) => !known.has(rolloverId))).toEqual([]);
    const difference = subtractMoney(
      sumMoney(lines.map((line) => line.box1GrossDistribution ?? "0.00")),
      sumMoney(lines.map((line) => line.box2RolloverContributions ?? "0.00")),
    );
    const inTransit = subtractMoney(
      sumAmounts(
        rollovers.flatMap((one) =>
          filterByYear(one.transfers, (transfer) => transfer.sentOn ?? transfer.recordedOn, year),
        ),
      ),
      sumAmounts(
        rollovers.flatMap((one) => filterByYear(one.receipts, (receipt) => receipt.receivedOn, year)),
      ),
    );
    expect(difference).toBe(inTransit);
  }
}

function filterByYear<One extends { status: string; amount: Money }>(
  all: readonly One[],
  toDay: (one: One) => string,
  year: string,
): One[] {
  return all.filter((one) => one.status !== "void" && toDay(one).startsWith(year));
}

async function readReport({ url, ak }: TestApi, year: string): Promise<TaxLine[]> {
  const response = await fetch(`${url}/v1/tax-report?year=${year}`, {
    headers: { Authorization: `Bearer ${ak.key}` },
  });
  expect(response.status).toBe(200);
  const text = (await response.text()).trim();
  return text === "" ? [] : text.split("\n").map((line) => JSON.parse(line));
}
