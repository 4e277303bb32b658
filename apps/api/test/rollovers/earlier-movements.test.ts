import { describe, expect, it } from "@jest/globals";
import { listMovements, NO_MONEY, sumLedger } from "@svc/rollover-rules/money/ledger";
import type { Transfer } from "@svc/rollover-rules/money/transfers";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { listEarlierMovements } from "../../src/rollovers/timeline/ledger.ts";

const TODAY = "2026-03-02";

const SENT = {
  id: "transfer_1",
  amount: "900.00",
  withheldFederal: "100.00",
  withheldState: "0.00",
  status: "sent",
  voidReason: null,
  sentOn: "2026-03-01",
} as unknown as Transfer;

const LOST: Transfer = { ...SENT, status: "void", voidReason: "lost", voidedOn: TODAY };
const RECEIPT = { id: "receipt_1", amount: "900.00", transferId: SENT.id, receivedOn: TODAY };

const toRollover = (transfers: Transfer[], receipts: unknown[] = []) =>
  ({
    transfers,
    receipts,
    postedAmount: null,
    updatedAt: new Date(`${TODAY}T12:00:00Z`),
  }) as unknown as Rollover;

const withIds = (movements: ReturnType<typeof listMovements>) =>
  movements.map((movement, index) => ({ id: `mov_9_${index}`, ...movement }));

describe("Movements of money recorded before the ledger", () => {
  it("are derived from the rollover", () => {
    const earlier = listEarlierMovements(toRollover([SENT], [RECEIPT]), []);
    expect(earlier.map(({ type, amount }) => [type, amount])).toEqual([
      ["sent", "900.00"],
      ["withheld", "100.00"],
      ["received", "900.00"],
    ]);
  });

  it("are still derived after the ledger records that the payment is void", () => {
    const recorded = withIds(
      listMovements({ ...NO_MONEY, transfers: [SENT] }, { ...NO_MONEY, transfers: [LOST] }, TODAY),
    );
    const earlier = listEarlierMovements(toRollover([LOST]), recorded);
    expect(earlier.map(({ id, type, amount }) => [id, type, amount])).toEqual([
      ["mov_0_1", "sent", "900.00"],
      ["mov_0_2", "withheld", "100.00"],
    ]);
    expect(sumLedger([...earlier, ...recorded])).toMatchObject({ sent: "0.00", withheld_federal: "0.00" });
  });

  it("are not derived for money that is in the ledger", () => {
    const steps = [
      listMovements(NO_MONEY, { ...NO_MONEY, transfers: [SENT] }, TODAY),
      listMovements({ ...NO_MONEY, transfers: [SENT] }, { ...NO_MONEY, transfers: [LOST] }, TODAY),
    ];
    expect(listEarlierMovements(toRollover([LOST]), withIds(steps.flat()))).toEqual([]);
  });
});
