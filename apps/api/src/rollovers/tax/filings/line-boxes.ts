import type { Boxes } from "@svc/rollover-rules/tax/report/form-corrections";
import { toIraCheckboxes } from "@svc/rollover-rules/tax/report/ira-checkboxes";
import type { TaxReportLine } from "../report/report-view.ts";
import type { FiledLine } from "./filing-view.ts";

export function toBoxes(line: TaxReportLine | FiledLine): Boxes {
  const boxes = Object.fromEntries(
    Object.entries(line).filter(([name]) => name.startsWith("box")) as [string, Boxes[string]][],
  );
  // Older filings lack box 7 of Form 5498. At that time, it depended only on the account type.
  return line.form === "5498" ? { ...toIraCheckboxes(line.accountType), ...boxes } : boxes;
}
