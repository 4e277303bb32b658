import { describe, expect, it } from "@jest/globals";
import {
  TAX_REPORT_COLUMNS,
  type TaxReportLine,
  toTaxReportCells,
} from "../../src/rollovers/tax/report/report-view.ts";

describe("A CSV row of the tax report", () => {
  const movement = { account: "sent", transferId: "tr_1", receiptId: null, amount: "1.00" } as const;
  const printMovements = (...ids: (string | null)[]) => {
    const line = { warnings: [], movements: ids.map((id) => ({ id, ...movement })) };
    return toTaxReportCells(line as unknown as TaxReportLine)[TAX_REPORT_COLUMNS.indexOf("movements")];
  };

  it("lists each movement once, and leaves out movements that the ledger does not list", () => {
    expect(printMovements("mov_7_1", null, "mov_8_1", "mov_7_1")).toBe("mov_7_1 mov_8_1");
    expect(printMovements(null)).toBe("");
  });
});
