import type { RolloverType } from "@svc/rollover-rules/rollover-states";
import {
  ACCOUNT_TYPE_NAMES,
  formatDay,
  formatDollars,
  TEST_HEADER,
} from "../../accounts-and-consents/letters/format.ts";
import { Letter } from "../../accounts-and-consents/letters/letter.ts";
import { loadTypeface } from "../../accounts-and-consents/letters/typeface.ts";
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

const RELATIONSHIPS: Readonly<Record<InstructionsView["relationship"], string | null>> = {
  own: null,
  spouse_beneficiary:
    "I inherited the money from my spouse and request it as the beneficiary (Internal Revenue Code §402(c)(9), §408(d)(3)(C)).",
  non_spouse_beneficiary:
    "I inherited the money and request it as the beneficiary. It moves from trustee to trustee into an inherited IRA (Internal Revenue Code §402(c)(11), §408(d)(3)(C)).",
  alternate_payee:
    "A qualified domestic relations order awarded the money to me as alternate payee (Internal Revenue Code §402(e)(1)(B)).",
};

const MONEY_SOURCES: Readonly<Record<InstructionsView["moneySources"][number]["kind"], string>> = {
  pre_tax: "Pre-tax money",
  roth: "Roth money",
  after_tax: "After-tax money",
  employer_match_roth: "Employer Roth money",
};

export const DELIVERY_METHOD_NAMES: Readonly<Record<InstructionsView["payment"]["method"], string>> = {
  check: "Check",
  wire: "Wire",
  ach: "ACH",
  acats: "ACATS",
  internal: "Internal transfer",
};

/** The PDF's metadata contains no participant data. */
export async function writeInstructionsLetter(view: InstructionsView): Promise<Buffer> {
  const { type, source, destination, environment } = view;
  const { title, body } = LETTER_TEXTS[type];
  const letter = new Letter(await loadTypeface(), {
    title,
    footer: `Rollover ${view.rolloverId}`,
    header: environment === "test" ? TEST_HEADER : null,
    at: new Date(view.preparedAt),
  });
  const isDeposit = type === "indirect_60_day";
  letter.address([view.participant.name, ...view.participant.address]);
  letter.paragraph(`Prepared on ${formatDay(view.preparedOn)}`, "small");
  letter.address([(isDeposit ? destination : source).custodianName, ...listAddresseeLines(view, isDeposit)]);
  letter.title(title);
  addNotice(letter, view);
  if (view.replaces !== null) letter.paragraph(formatReplacement(view.version, view.replaces));
  letter.paragraph(body);
  const relationship = RELATIONSHIPS[view.relationship];
  if (relationship !== null) letter.paragraph(relationship);

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

type Rows = Parameters<Letter["list"]>[0][number][];

export function listAccountRows(side: InstructionsView["destination"]): Rows {
  return [
    ["Custodian", side.custodianName],
    ["Account type", ACCOUNT_TYPE_NAMES[side.accountType]],
    ...listPlanRows(side),
    ["Account number", side.accountNumber],
  ];
}

function listPlanRows({ plan, planName }: InstructionsView["destination"]): Rows {
  if (plan === null) return planName === null ? [] : [["Plan", planName]];
  return [["Plan", [plan.name, `Plan number ${plan.planNumber}, EIN ${plan.ein}`]]];
}

function listRequestRows(requestTo: InstructionsView["source"]["requestTo"]): Rows {
  if (requestTo === null) return [];
  const { fax, email, portal } = requestTo;
  const channels = [fax && `Fax ${fax}`, email, portal].filter(
    (channel) => channel !== null && channel !== "",
  );
  return channels.length === 0 ? [] : [["Other channels", channels as string[]]];
}

export function listAssetRows({ assets }: InstructionsView): Rows {
  if (assets.length === 0) return [];
  const descriptions = assets.map(({ cusip, symbol, quantity }) => {
    const names = [symbol, cusip && `CUSIP ${cusip}`].filter((name) => name !== null);
    return `${quantity} of ${names.join(", ")}`;
  });
  return [["In kind", descriptions]];
}

export function listMoneySourceRows({ moneySources }: InstructionsView): Rows {
  return moneySources.map(({ kind, amount, percent, planned }): Rows[number] => {
    const sum = planned ?? amount;
    const share = percent === null ? "All of it" : `${percent}%`;
    return [`Includes: ${MONEY_SOURCES[kind]}`, sum === null ? share : formatDollars(sum)];
  });
}

export function listPaymentRows({ payment, type }: InstructionsView): Rows {
  const { method, payee, memo, checkAddress, wire, ach, dtcNumber } = payment;
  const deliveryRow: Rows = [["Delivery method", DELIVERY_METHOD_NAMES[method]]];
  switch (type === "in_plan" ? "internal" : method) {
    case "check":
      return [
        ...deliveryRow,
        ["Payable to", payee],
        ["Memo", memo],
        ["Mail the check to", checkAddress.length === 0 ? null : checkAddress],
      ];
    case "wire":
      return [
        ...deliveryRow,
        ["Bank", wire?.bankName ?? null],
        ["ABA routing number", wire?.routingNumber ?? null],
        ["Beneficiary", wire?.beneficiary ?? null],
        ["Beneficiary account", wire?.accountNumber ?? null],
        ["For further credit to", wire ? (wire.furtherCredit ?? payee) : null],
        ["Reference", memo],
      ];
    case "ach":
      return [
        ...deliveryRow,
        ["ABA routing number", ach?.routingNumber ?? null],
        ["Account number", ach?.accountNumber ?? null],
        ["For the benefit of", payee],
        ["Reference", memo],
      ];
    case "acats":
      return [...deliveryRow, ["DTC number", dtcNumber], ["Registration", payee], ["Reference", memo]];
    case "internal":
      return [...deliveryRow, ["Reference", memo]];
  }
}

export function formatAmount({ amount, type }: InstructionsView): string {
  if (amount.requested !== null) return formatDollars(amount.requested);
  return type === "indirect_60_day" ? "As enclosed" : "Entire account";
}

function addSignatures(letter: Letter, { source, participant }: InstructionsView, isDeposit: boolean): void {
  const { medallion, notarization, spousalConsent, wetSignature } = source.signatures;
  letter.heading("Signature");
  letter.keepTogether(120);
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
