import { type Boxes, findFormCorrections } from "@svc/rollover-rules/tax/report/form-corrections";
import type { FiledLine } from "../filings/filing-view.ts";
import { toBoxes } from "../filings/line-boxes.ts";
import type { TaxReportLine } from "../report/report-view.ts";

export interface FormCopy {
  form: "1099-R" | "5498";
  boxes: Boxes;
  isCorrected: boolean;
  isOpen: boolean;
}

interface FiledForms {
  lines: readonly FiledLine[];
  hasOtherRecipient: boolean;
}

/**
 * Lists the copies of one form. If it was filed, copies whose boxes have changed are marked as corrected. A copy for a
 * recipient whose name changed is not, because it is filed as a new form. Forms that should not have been filed have a copy
 * with zeros.
 */
export function listCopies(current: readonly TaxReportLine[], filed: FiledForms | null): FormCopy[] {
  const corrections = filed
    ? findFormCorrections(filed.lines.map(toBoxes), current.map(toBoxes), filed.hasOtherRecipient)
    : [];
  const copies = current.map((line): FormCopy => {
    const boxes = toBoxes(line);
    const text = JSON.stringify(boxes);
    const isCorrected = corrections.some(
      ({ reason, corrected }) => reason === "boxes_changed" && JSON.stringify(corrected) === text,
    );
    return { form: line.form, boxes, isCorrected, isOpen: line.status === "open" };
  });
  const [anyLine] = [...current, ...(filed?.lines ?? [])];
  const withdrawn = corrections.filter(({ reason }) => reason === "not_due");
  if (!anyLine) return copies;
  return [
    ...copies,
    ...withdrawn.map(
      ({ corrected }): FormCopy => ({
        form: anyLine.form,
        boxes: corrected,
        isCorrected: true,
        isOpen: false,
      }),
    ),
  ];
}
