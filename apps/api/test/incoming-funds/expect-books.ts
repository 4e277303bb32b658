import { expect } from "@jest/globals";
import { compareMoney, type Money, subtractMoney, sumMoney } from "@svc/rollover-rules/money/money";
import { expectAgreement } from "../books/expect-agreement.ts";
import type { TestApi } from "../start-test-api.ts";
import { FUNDS_PATH } from "./funds-calls.ts";

const STATUSES = ["unmatched", "suspense", "applied", "returned", "reversed"] as const;

export interface FundsItem {
  id: string;
  status: (typeof STATUSES)[number];
  amount: Money;
  receivedOn: string;
  fileId: string | null;
  splitFrom: string | null;
  ownerId: string | null;
  suspense: { reason: string; returnBy: string } | null;
  allocations: { rolloverId: string; amount: Money; receiptId: string }[];
}

export async function readAll<Item>(api: TestApi, path: string, query: object = {}): Promise<Item[]> {
  const items: Item[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = (
      await api
        .call("get", path)
        .query({ limit: 100, ...query, ...(cursor && { cursor }) })
        .expect(200)
    ).body;
    items.push(...page.data);
    if (!page.nextCursor) return items;
    cursor = page.nextCursor;
  }
}

export const sumAmounts = (all: readonly { amount: Money }[]) => sumMoney(all.map(({ amount }) => amount));

/** Expects arrivals by day, the money's status and rollover ledgers to tie to the cent. @returns all items */
export async function expectBooks(
  api: TestApi,
  arrivals: readonly { receivedOn: string; amount: Money }[],
  rolloverIds: readonly string[],
): Promise<FundsItem[]> {
  const days = arrivals.map(({ receivedOn }) => receivedOn).sort();
  const range = { from: days[0], to: days.at(-1) };
  const items = await readAll<FundsItem>(api, FUNDS_PATH);
  const summary = (await api.call("get", `${FUNDS_PATH}/summary`).query(range).expect(200)).body;
  const toTotals = (all: readonly FundsItem[], arrived: readonly { amount: Money }[]) => ({
    arrivals: sumAmounts(arrived),
    ...Object.fromEntries(
      STATUSES.map((status) => [status, sumAmounts(all.filter((one) => one.status === status))]),
    ),
  });
  expect(summary.total).toMatchObject(toTotals(items, arrivals));
  const filterByDay = <One extends { receivedOn: string }>(all: readonly One[], day: string) =>
    all.filter(({ receivedOn }) => receivedOn === day);
  for (const day of new Set(days)) {
    const shown = summary.days.find(({ receivedOn }: { receivedOn: string }) => receivedOn === day);
    expect(shown).toMatchObject(toTotals(filterByDay(items, day), filterByDay(arrivals, day)));
    expect(sumMoney(STATUSES.map((status) => shown[status]))).toBe(shown.arrivals);
  }
  for (const { id, amount, status, allocations } of items)
    expect({ id, applied: sumAmounts(allocations) }).toEqual({
      id,
      applied: status === "applied" ? amount : "0.00",
    });
  for (const rolloverId of rolloverIds) await expectLedger(api, rolloverId, items);
  await expectAgreement(api, new Date());
  return items;
}

async function expectLedger(api: TestApi, rolloverId: string, items: readonly FundsItem[]): Promise<void> {
  const [rollover, ledger] = await Promise.all(
    ["", "/ledger"].map(
      async (part) => (await api.call("get", `/v1/rollovers/${rolloverId}${part}`).expect(200)).body,
    ),
  );
  const allocations = items.flatMap((item) =>
    item.allocations.filter((one) => one.rolloverId === rolloverId),
  );
  const received = sumMoney(allocations.map(({ amount }) => amount));
  const movements = ledger.movements.filter(({ account }: { account: string }) => account === "received");
  const activeReceipts = rollover.receipts.filter(({ status }: { status: string }) => status === "received");
  const formatReceipts = (all: readonly { receiptId: string; amount: Money }[]) =>
    all.map(({ receiptId, amount }) => `${receiptId} ${amount}`).sort();
  expect({
    rolloverId,
    received: rollover.amounts.received,
    ledger: sumMoney(movements.map(({ amount }: { amount: Money }) => amount)),
    receipts: formatReceipts(
      activeReceipts.map((one: { id: string; amount: Money }) => ({ receiptId: one.id, amount: one.amount })),
    ),
  }).toEqual({ rolloverId, received, ledger: received, receipts: formatReceipts(allocations) });
  if (rollover.state === "completed") {
    const posted = ledger.movements.filter(({ account }: { account: string }) => account === "posted");
    const sum = sumMoney(posted.map(({ amount }: { amount: Money }) => amount));
    // A completed rollover posts at most what it received.
    expect(compareMoney(subtractMoney(sum, received), "0.00")).toBeLessThanOrEqual(0);
  }
}
