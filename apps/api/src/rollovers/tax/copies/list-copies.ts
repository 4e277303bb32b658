import { type Boxes, findFormCorrections } from "@svc/rollover-rules/tax/report/form-corrections";
import type { FiledLine } from "../filings/filing-view.ts";
import { toBoxes } from "../filings/line-boxes.ts";
import type { TaxReportLine } from "../report/report-view.ts";

export interface FormCopy {
  form: "1099-R" | "5498";
  boxes: Boxes;
  isCorrected: boolean;
  /** True while the rollover is in progress, because the form can still change. */
  isDraft: boolean;
}

interface FiledForms {
  lines: readonly FiledLine[];
  /** True if the recipient's name has changed since the filing. */
  hasOtherRecipient: boolean;
}

/**
 * Marks copies as corrected if their boxes changed after the filing. If the recipient's name changed, the copies are not
 * marked, because they are filed as new forms. Adds a copy with zeros for a form that should not have been filed.
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
    return { form: line.form, boxes, isCorrected, isDraft: line.status === "open" };
  });
  const form = (current[0] ?? filed?.lines[0])?.form;
  if (form === undefined) return copies;
  const withdrawn = corrections.filter(({ reason }) => reason === "not_due");
  return [
    ...copies,
    ...withdrawn.map(
      ({ corrected }): FormCopy => ({
        form,
        boxes: corrected,
        isCorrected: true,
        isDraft: false,
      }),
    ),
  ];
}
