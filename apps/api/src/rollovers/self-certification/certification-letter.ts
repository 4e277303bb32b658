import { formatDay, formatDollars, TEST_HEADER } from "../../accounts-and-consents/letters/format.ts";
import { Letter } from "../../accounts-and-consents/letters/letter.ts";
import { loadTypeface } from "../../accounts-and-consents/letters/typeface.ts";
import type { CertificationView } from "./certification-view.ts";
import * as model from "./model-letter.ts";

/** Height of the declaration and the signature lines, which must be on one page. In points. */
const SIGNATURE_BLOCK_HEIGHT = 190;

/** Writes a PDF whose metadata contains no participant data. */
export async function writeCertificationLetter(view: CertificationView): Promise<Buffer> {
  const { participant, recipient } = view;
  const letter = new Letter(await loadTypeface(), {
    title: model.TITLE,
    footer: `Rollover ${view.rolloverId}`,
    header: view.environment === "test" ? TEST_HEADER : null,
    createdAt: new Date(view.preparedAt),
  });
  letter.title(model.TITLE);
  letter.list([
    ["Name", participant.name],
    ["Address", participant.address.length === 0 ? null : participant.address],
    ["Date", formatDay(view.preparedOn)],
    ["To", [recipient.name, ...recipient.address]],
    ["Account", recipient.accountNumber],
  ]);
  letter.paragraph("Dear Sir or Madam:");
  letter.paragraph(model.formatCertification(formatDollars(view.amount)));
  letter.paragraph(model.RELIANCE);
  letter.heading(model.REASONS_TITLE);
  letter.paragraph(model.REASONS_INTRODUCTION);
  letter.checklist(view.reasons.map(({ detail, isChecked }) => ({ text: detail, isMarked: isChecked })));
  letter.heading("Signature");
  letter.keepTogether(SIGNATURE_BLOCK_HEIGHT);
  for (const paragraph of model.DECLARATION) letter.paragraph(paragraph);
  letter.signatures(["Signature", 3], ["Date", 1]);
  return letter.finish();
}
