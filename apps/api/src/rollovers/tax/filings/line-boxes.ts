import type { Boxes } from "@svc/rollover-rules/tax/report/form-corrections";
import type { TaxReportLine } from "../report/report-view.ts";
import type { FiledLine } from "./filing-view.ts";

export function toBoxes(line: TaxReportLine | FiledLine): Boxes {
  return Object.fromEntries(
    Object.entries(line).filter(([name]) => name.startsWith("box")) as [string, Boxes[string]][],
  );
}
