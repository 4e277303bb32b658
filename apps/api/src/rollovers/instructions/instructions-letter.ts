import type { RolloverType } from "@svc/rollover-rules/rollover-states";
import { formatDay, TEST_HEADER } from "../../accounts-and-consents/letters/format.ts";
import { Letter } from "../../accounts-and-consents/letters/letter.ts";
import { loadTypeface } from "../../accounts-and-consents/letters/typeface.ts";
import {
  formatAmount,
  listAccountRows,
  listAssetRows,
  listMoneySourceRows,
  listPaymentRows,
  listRequestRows,
} from "./instruction-rows.ts";
import type { InstructionsView } from "./instructions-view.ts";

// Letters to the source custodian or, for a 60-day rollover, to the destination custodian.

type LetterTexts = Readonly<Record<RolloverType, { title: string; body: string }>>;

const LETTER_TEXTS: LetterTexts = {
  direct: {
    title: "Request for a direct rollover",
    body: "Please pay the money described below directly to the receiving custodian, for my account there. It is an eligible rollover distribution that I am rolling over directly (Internal Revenue Code §401(a)(31)). Please do not pay it to me, and do not withhold income tax from it.",
  },
  trustee_transfer: {
    title: "Request for a trustee-to-trustee transfer",
    body: "Please transfer the money described below directly to the receiving custodian, for my account there. It is a trustee-to-trustee transfer (Rev. Rul. 78-406). Please do not pay it to me, and do not withhold income tax from it.",
  },
  indirect_60_day: {
    title: "Deposit of a 60-day rollover",
    body: "I am depositing the money described below into my account with you. It was distributed to me from the account listed below. I elect to treat it as a rollover contribution, made within 60 days after I received it (Internal Revenue Code §402(c)(3), §408(d)(3)). I understand that this election is irrevocable.",
  },
  in_plan: {
    title: "Request for an in-plan Roth rollover",
    body: "Please move the money described below to my designated Roth account in the same plan (Internal Revenue Code §402A(c)(4)). I understand that any untaxed amount is included in my income for the year in which it is moved, and that the rollover cannot be undone.",
  },
};

const RELATIONSHIP_TEXTS: Readonly<Record<InstructionsView["relationship"], string | null>> = {
  own: null,
  spouse_beneficiary:
    "I inherited the money from my spouse and request it as the beneficiary (Internal Revenue Code §402(c)(9), §408(d)(3)(C)).",
  non_spouse_beneficiary:
    "I inherited the money and request it as the beneficiary. It moves from trustee to trustee into an inherited IRA (Internal Revenue Code §402(c)(11), §408(d)(3)(C)).",
  alternate_payee:
    "A qualified domestic relations order awarded the money to me as alternate payee (Internal Revenue Code §402(e)(1)(B)).",
};

/** In points. */
const SIGNATURE_HEIGHT = 120;

/** Writes a PDF whose metadata contains no participant data. */
export async function writeInstructionsLetter(view: InstructionsView): Promise<Buffer> {
  const { type, source, destination, environment } = view;
  const { title, body } = LETTER_TEXTS[type];
  const letter = new Letter(await loadTypeface(), {
    title,
    footer: `Rollover ${view.rolloverId}`,
    header: environment === "test" ? TEST_HEADER : null,
    createdAt: new Date(view.preparedAt),
  });
  const isDeposit = type === "indirect_60_day";
  letter.address([view.participant.name, ...view.participant.address]);
  letter.paragraph(`Prepared on ${formatDay(view.preparedOn)}`, "small");
  letter.address([(isDeposit ? destination : source).custodianName, ...listAddresseeLines(view, isDeposit)]);
  letter.title(title);
  addNotice(letter, view);
  if (view.replaces !== null) letter.paragraph(formatReplacement(view.version, view.replaces));
  letter.paragraph(body);
  const relationshipText = RELATIONSHIP_TEXTS[view.relationship];
  if (relationshipText !== null) letter.paragraph(relationshipText);

  letter.heading(isDeposit ? "Account the distribution came from" : "Source account");
  letter.list([...listAccountRows(source), ...(isDeposit ? [] : listRequestRows(source.requestTo))]);
  letter.heading("Destination account");
  letter.list(listAccountRows(destination));
  letter.heading("Payment");
  letter.list([
    ["Amount", formatAmount(view)],
    ...listAssetRows(view),
    ...listMoneySourceRows(view),
    ...listPaymentRows(view),
  ]);
  if (view.enclosures.length > 0 && !isDeposit) {
    letter.heading("Enclosures");
    letter.checklist(
      view.enclosures.map(({ detail, isProvided }) => ({ text: detail, isMarked: isProvided ?? false })),
    );
  }
  addSignatures(letter, view, isDeposit);
  return letter.finish();
}

function formatReplacement(version: number, replaced: number): string {
  return `This is version ${version} of these instructions. It replaces version ${replaced}, which is void. If you received version ${replaced}, please do not follow it.`;
}

function listAddresseeLines(view: InstructionsView, isDeposit: boolean): readonly string[] {
  return isDeposit ? view.payment.checkAddress : (view.source.requestTo?.address ?? []);
}

function addNotice(letter: Letter, { warnings, missing }: InstructionsView): void {
  const notes = [...warnings, ...missing].map(({ detail }) => detail);
  if (notes.length > 0) letter.notice("Resolve before sending this letter", notes);
}

function addSignatures(letter: Letter, { source, participant }: InstructionsView, isDeposit: boolean): void {
  const { medallion, notarization, spousalConsent, wetSignature } = source.signatures;
  letter.heading("Signature");
  letter.keepTogether(SIGNATURE_HEIGHT);
  letter.paragraph(
    wetSignature && !isDeposit
      ? "I have read this letter, and its information about my accounts is correct. Sign in ink."
      : "I have read this letter, and its information about my accounts is correct.",
  );
  letter.signatures(["Participant signature", 3], ["Date", 1]);
  letter.list([["Name", participant.name]]);
  if (isDeposit) return;
  if (spousalConsent) {
    letter.heading("Spousal consent");
    letter.paragraph(
      "I consent to this payment. I understand that I am giving up benefits that I would otherwise have under the plan (Internal Revenue Code §417(a)(2)). A notary or a plan representative must witness this consent.",
    );
    letter.signatures(["Spouse signature", 3], ["Date", 1]);
    letter.signatures(["Witness signature", 3], ["Date", 1]);
  }
  if (medallion)
    letter.stamp(
      "Medallion signature guarantee",
      "Stamp and signature of the guarantor. A notary seal is not accepted.",
    );
  if (notarization) {
    letter.stamp(
      "Notary public",
      "State and county, date, name and identification of the person who appeared, signature and seal.",
    );
  }
}
