import { ACCOUNT_TYPES } from "../../letters/account-types.ts";
import { Letter } from "../../letters/letter.ts";
import { loadTypeface } from "../../letters/typeface.ts";
import { dayInWords, dollars, TEST_HEADER } from "../../letters/words.ts";
import type { RolloverType } from "../rollover-states.ts";
import type { InstructionsView } from "./instructions-view.ts";

// Addressed to the source custodian, or to the destination for a 60-day rollover.

type Words = Readonly<Record<RolloverType, { title: string; body: string }>>;

const WORDS: Words = {
  direct: {
    title: "Request for a direct rollover",
    body: "I ask you to pay the money named below directly to the receiving custodian, for my account there. It is an eligible rollover distribution that I roll over directly (Internal Revenue Code §401(a)(31)): please do not pay it to me, and withhold no income tax from it.",
  },
  trustee_transfer: {
    title: "Request for a transfer between custodians",
    body: "I ask you to transfer the money named below directly to the receiving custodian, for my account there. It is a transfer from trustee to trustee (Rev. Rul. 78-406): please do not pay it to me, and withhold no income tax from it.",
  },
  indirect_60_day: {
    title: "Deposit of a 60-day rollover",
    body: "I pay the money named below into my account with you. It was distributed to me from the account named below, and I elect to treat it as a rollover contribution, made within 60 days of my receiving it (Internal Revenue Code §402(c)(3), §408(d)(3)). I understand that this election cannot be revoked.",
  },
  in_plan: {
    title: "Request for a rollover within the plan",
    body: "I ask you to move the money named below to my designated Roth account in the same plan (Internal Revenue Code §402A(c)(4)). I understand that what has not been taxed becomes income of the year in which it is moved, and that the rollover cannot be undone.",
  },
};

/** Null if the money is the participant's own. */
const RELATIONSHIPS: Readonly<Record<InstructionsView["relationship"], string | null>> = {
  own: null,
  spouse_beneficiary:
    "I inherited the money from my spouse, and ask for it as the beneficiary (Internal Revenue Code §402(c)(9), §408(d)(3)(C)).",
  non_spouse_beneficiary:
    "I inherited the money, and ask for it as the beneficiary. It goes from trustee to trustee into an inherited IRA (Internal Revenue Code §402(c)(11), §408(d)(3)(C)).",
  alternate_payee:
    "The money was awarded to me as alternate payee by a qualified domestic relations order (Internal Revenue Code §402(e)(1)(B)).",
};

const MONEY_SOURCES: Readonly<Record<InstructionsView["moneySources"][number]["kind"], string>> = {
  pre_tax: "Pre-tax money",
  roth: "Roth money",
  after_tax: "After-tax money",
  employer_match_roth: "Roth money from the employer",
};

const METHODS: Readonly<Record<InstructionsView["payment"]["method"], string>> = {
  check: "Check",
  wire: "Wire",
  ach: "ACH",
  acats: "ACATS",
  internal: "Within the custodian",
};

/** Renders a PDF. Its metadata contains no participant data. */
export async function writeInstructionsLetter(view: InstructionsView): Promise<Buffer> {
  const { type, source, destination, environment } = view;
  const { title, body } = WORDS[type];
  const letter = new Letter(await loadTypeface(), {
    title,
    footer: `Rollover ${view.rolloverId}`,
    header: environment === "test" ? TEST_HEADER : null,
    at: new Date(view.preparedAt),
  });
  const isPaidIn = type === "indirect_60_day";
  letter.address([view.participant.name, ...view.participant.address]);
  letter.paragraph(`Prepared on ${dayInWords(view.preparedOn)}`, "small");
  letter.address([(isPaidIn ? destination : source).custodianName, ...addressee(view, isPaidIn)]);
  letter.title(title);
  noticeOf(letter, view);
  letter.paragraph(body);
  const relationship = RELATIONSHIPS[view.relationship];
  if (relationship !== null) letter.paragraph(relationship);

  letter.heading(isPaidIn ? "Account that it was distributed from" : "Account to pay from");
  letter.list([...accountFacts(source), ...(isPaidIn ? [] : requestFacts(source.requestTo))]);
  letter.heading("Account to pay to");
  letter.list(accountFacts(destination));
  letter.heading("Payment");
  letter.list([
    ["Amount", amountInWords(view)],
    ...assetFacts(view),
    ...moneySourceFacts(view),
    ...paymentFacts(view),
  ]);
  if (view.enclosures.length > 0 && !isPaidIn) {
    letter.heading("Enclosed");
    letter.checklist(
      view.enclosures.map(({ detail, isProvided }) => ({ text: detail, isMarked: isProvided ?? false })),
    );
  }
  sign(letter, view, isPaidIn);
  return letter.finish();
}

function addressee(view: InstructionsView, isPaidIn: boolean): readonly string[] {
  return isPaidIn ? view.payment.checkAddress : (view.source.requestTo?.address ?? []);
}

function noticeOf(letter: Letter, { warnings, missing }: InstructionsView): void {
  const notes = [...warnings, ...missing].map(({ detail }) => detail);
  if (notes.length > 0) letter.notice("To be cleared up before this letter is sent", notes);
}

type Facts = Parameters<Letter["list"]>[0][number][];

function accountFacts(side: InstructionsView["destination"]): Facts {
  return [
    ["Custodian", side.custodianName],
    ["Kind of account", ACCOUNT_TYPES[side.accountType]],
    ...(side.planName === null ? [] : [["Plan", side.planName] as const]),
    ["Account number", side.accountNumber],
  ];
}

function requestFacts(requestTo: InstructionsView["source"]["requestTo"]): Facts {
  if (requestTo === null) return [];
  const { fax, email, portal } = requestTo;
  const ways = [fax && `Fax ${fax}`, email, portal].filter((way) => way !== null && way !== "");
  return ways.length === 0 ? [] : [["Request also by", ways as string[]]];
}

function assetFacts({ assets }: InstructionsView): Facts {
  if (assets.length === 0) return [];
  const named = assets.map(({ cusip, symbol, quantity }) => {
    const names = [symbol, cusip && `CUSIP ${cusip}`].filter((name) => name !== null);
    return `${quantity} of ${names.join(", ")}`;
  });
  return [["In kind", named]];
}

function moneySourceFacts({ moneySources }: InstructionsView): Facts {
  return moneySources.map(({ kind, amount, percent, planned }): Facts[number] => {
    const sum = planned ?? amount;
    const share = percent === null ? "All of it" : `${percent} %`;
    return [`Of it: ${MONEY_SOURCES[kind]}`, sum === null ? share : dollars(sum)];
  });
}

function paymentFacts({ payment, type }: InstructionsView): Facts {
  const { method, payee, memo, checkAddress, wire, ach, dtcNumber } = payment;
  const by: Facts = [["By", METHODS[method]]];
  switch (type === "in_plan" ? "internal" : method) {
    case "check":
      return [
        ...by,
        ["Payable to", payee],
        ["Memo", memo],
        ["Mail the check to", checkAddress.length === 0 ? null : checkAddress],
      ];
    case "wire":
      return [
        ...by,
        ["Bank", wire?.bankName ?? null],
        ["ABA routing number", wire?.routingNumber ?? null],
        ["Beneficiary", wire?.beneficiary ?? null],
        ["Beneficiary's account", wire?.accountNumber ?? null],
        ["For further credit to", wire ? (wire.furtherCredit ?? payee) : null],
        ["Reference", memo],
      ];
    case "ach":
      return [
        ...by,
        ["ABA routing number", ach?.routingNumber ?? null],
        ["Account number", ach?.accountNumber ?? null],
        ["For the benefit of", payee],
        ["Reference", memo],
      ];
    case "acats":
      return [...by, ["DTC number", dtcNumber], ["Registration", payee], ["Reference", memo]];
    case "internal":
      return [...by, ["Reference", memo]];
  }
}

function amountInWords({ amount, type }: InstructionsView): string {
  if (amount.requested !== null) return dollars(amount.requested);
  return type === "indirect_60_day" ? "As enclosed" : "All of the account";
}

function sign(letter: Letter, { source, participant }: InstructionsView, isPaidIn: boolean): void {
  const { medallion, notarization, spousalConsent, wetSignature } = source.signatures;
  letter.heading("Signature");
  letter.keepTogether(120);
  letter.paragraph(
    wetSignature && !isPaidIn
      ? "I have read this letter, and what it says of my accounts is true. To be signed in ink."
      : "I have read this letter, and what it says of my accounts is true.",
  );
  letter.signatures(["Signature of the participant", 3], ["Date", 1]);
  letter.list([["Name", participant.name]]);
  if (isPaidIn) return;
  if (spousalConsent) {
    letter.heading("Consent of the participant's spouse");
    letter.paragraph(
      "I consent to this payment, and know that I give up the benefits that I would have of the money under the plan (Internal Revenue Code §417(a)(2)). To be witnessed by a notary or by a representative of the plan.",
    );
    letter.signatures(["Signature of the spouse", 3], ["Date", 1]);
    letter.signatures(["Signature of the witness", 3], ["Date", 1]);
  }
  if (medallion)
    letter.stamp(
      "Medallion signature guarantee",
      "Stamp and signature of the guarantor. A notary's seal is none.",
    );
  if (notarization) {
    letter.stamp(
      "Notary public",
      "State and county, day, who appeared and by what they were known, signature and seal.",
    );
  }
}
