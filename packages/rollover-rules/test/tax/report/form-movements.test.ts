import { describe, expect, it } from "@jest/globals";
import {
  type FormMovement,
  mergeMovements,
  takeFromMovements,
} from "@svc/rollover-rules/tax/report/form-movements";

const move = (account: FormMovement["account"], amount: string, transferId = "tr_1"): FormMovement => ({
  account,
  transferId,
  receiptId: null,
  amount,
});

describe("Movements of a form", () => {
  const movements = [move("sent", "800.00"), move("withheld_federal", "200.00")];

  it.each([
    ["0.00", [], movements],
    ["300.00", [move("sent", "300.00")], [move("sent", "500.00"), move("withheld_federal", "200.00")]],
    ["800.00", [move("sent", "800.00")], [move("withheld_federal", "200.00")]],
    [
      "900.00",
      [move("sent", "800.00"), move("withheld_federal", "100.00")],
      [move("withheld_federal", "100.00")],
    ],
    ["1000.00", movements, []],
  ])("are split in order when %s is taken", (amount, taken, remaining) => {
    expect(takeFromMovements(movements, amount)).toEqual({ taken, remaining });
  });

  it("are added up by account and transfer", () => {
    const parts = [move("sent", "1.00"), move("sent", "2.00", "tr_2"), move("sent", "3.50")];
    expect(mergeMovements(parts)).toEqual([move("sent", "4.50"), move("sent", "2.00", "tr_2")]);
  });
});
