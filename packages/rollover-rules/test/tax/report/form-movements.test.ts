import { describe, expect, it } from "@jest/globals";
import {
  type FormMovement,
  mergeMovements,
  takeFromMovements,
} from "@svc/rollover-rules/tax/report/form-movements";

const buildMovement = (
  account: FormMovement["account"],
  amount: string,
  transferId = "tr_1",
): FormMovement => ({
  account,
  transferId,
  receiptId: null,
  amount,
});

describe("Movements of a form", () => {
  const movements = [buildMovement("sent", "800.00"), buildMovement("withheld_federal", "200.00")];

  it.each([
    ["0.00", [], movements],
    [
      "300.00",
      [buildMovement("sent", "300.00")],
      [buildMovement("sent", "500.00"), buildMovement("withheld_federal", "200.00")],
    ],
    ["800.00", [buildMovement("sent", "800.00")], [buildMovement("withheld_federal", "200.00")]],
    [
      "900.00",
      [buildMovement("sent", "800.00"), buildMovement("withheld_federal", "100.00")],
      [buildMovement("withheld_federal", "100.00")],
    ],
    ["1000.00", movements, []],
  ])("are split in order when %s is taken", (amount, taken, remaining) => {
    expect(takeFromMovements(movements, amount)).toEqual({ taken, remaining });
  });

  it("are added up by account and transfer", () => {
    const parts = [
      buildMovement("sent", "1.00"),
      buildMovement("sent", "2.00", "tr_2"),
      buildMovement("sent", "3.50"),
    ];
    expect(mergeMovements(parts)).toEqual([
      buildMovement("sent", "4.50"),
      buildMovement("sent", "2.00", "tr_2"),
    ]);
  });
});
