import { maskBankAccount } from "@svc/custodians";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import { Problem } from "@svc/service-kit/errors";
import { ACCOUNT_TYPE_NAMES, formatDay } from "../../accounts-and-consents/letters/format.ts";
import { buildInstructions } from "../instructions/build-instructions.ts";
import {
  formatAmount,
  listAccountRows,
  listAssetRows,
  listMoneySourceRows,
  listPaymentRows,
} from "../instructions/instruction-rows.ts";
import type { InstructionsView } from "../instructions/instructions-view.ts";
import { composeCertification } from "./compose-certification.ts";
import { composeNigo } from "./compose-nigo.ts";
import type { Block, LetterContent } from "./letter-content.ts";
import type { LetterFacts } from "./letter-facts.ts";
import {
  findMisfit,
  isSignedByOrganization,
  LETTER_TITLES,
  type LetterKind,
  type WordedKind,
} from "./letter-kinds.ts";
import { listPaymentsSent, TYPE_NAMES } from "./letter-rows.ts";
import { listTexts } from "./templates/letter-template.ts";
import { fillPlaceholders, type PlaceholderValues } from "./templates/placeholders.ts";

/** @throws Problem `letter_not_possible`, `nothing_to_certify` */
export function composeLetter(facts: LetterFacts): LetterContent {
  const { rollover, kind, number, replaces, time, template, letterId } = facts;
  const misfit = findMisfit(kind, rollover);
  if (misfit !== null) throw new Problem("letter_not_possible", misfit);
  const { signatoryName: name, signatoryTitle: title } = template;
  const view = buildLetterInstructions(facts);
  return {
    letterId,
    rolloverId: rollover.id,
    kind,
    number,
    replaces,
    environment: facts.environment,
    preparedAt: time.now.toISOString(),
    preparedOn: view.preparedOn,
    letterhead: kind === "self_certification" ? null : toLetterhead(facts),
    addressee: listAddresseeLines(kind, view),
    title: LETTER_TITLES[kind],
    blocks: composeBlocks(facts, view),
    signatory: isSignedByOrganization(kind) ? { name, title } : null,
  };
}

function buildLetterInstructions(facts: LetterFacts) {
  const { rollover, environment, time, account, sides, accountNumbers } = facts;
  const view = buildInstructions({
    rollover,
    environment,
    preparedAt: time.now,
    preparedOn: getToday(time),
    sourceAccountNumber: accountNumbers.source,
    destinationAccountNumber: accountNumbers.destination,
    participant: account,
    ...sides,
  });
  return accountNumbers.areFull ? view : maskBankAccounts(view);
}

function maskBankAccounts(view: InstructionsView): InstructionsView {
  const mask = <Bank extends { accountNumber: string }>(bank: Bank | null) =>
    bank && { ...bank, accountNumber: maskBankAccount(bank.accountNumber) };
  const { payment } = view;
  return { ...view, payment: { ...payment, wire: mask(payment.wire), ach: mask(payment.ach) } };
}

function toLetterhead({ template, organizationName }: LetterFacts): LetterContent["letterhead"] {
  const { name, address, phone, email } = template;
  return {
    name: name ?? organizationName,
    lines: [...address, ...[phone, email].filter((line) => line !== null)],
  };
}

function listAddresseeLines(kind: LetterKind, view: InstructionsView): string[] {
  const { source, destination, payment, participant } = view;
  if (kind === "spousal_consent" || kind === "self_certification") return [];
  if (kind === "nigo") return [participant.name, ...participant.address];
  if (kind === "payment_transmittal") return [destination.custodianName, ...payment.checkAddress];
  return [source.custodianName, ...(source.requestTo?.address ?? [])];
}

function composeBlocks(facts: LetterFacts, view: InstructionsView): Block[] {
  const { kind } = facts;
  switch (kind) {
    case "self_certification":
      return composeCertification(facts, view);
    case "cover_sheet":
      return composeCoverSheet(view);
    case "spousal_consent":
      return composeSpousalConsent(facts, view);
    case "nigo":
      return [...composeParagraphs(facts, kind, view), ...composeNigo(facts.nigoItems, view)];
    default:
      return [
        ...composeParagraphs(facts, kind, view),
        ...composeFacts(view, kind === "payment_transmittal" ? listPaymentsSent(facts.rollover) : []),
        ...(isRequest(kind) ? composeRequestEnd(view) : []),
      ];
  }
}

function isRequest(kind: LetterKind): boolean {
  return kind === "transfer_request" || kind === "direct_rollover_request";
}

function composeParagraphs(facts: LetterFacts, kind: WordedKind, view: InstructionsView): Block[] {
  const values = toPlaceholderValues(facts, view);
  const text = listTexts(facts.template).find((candidate) => candidate.kind === kind);
  return (text?.paragraphs ?? []).map((paragraph) => ({
    type: "paragraph",
    text: fillPlaceholders(paragraph, values),
  }));
}

function toPlaceholderValues(
  { template, organizationName, number }: LetterFacts,
  view: InstructionsView,
): PlaceholderValues {
  const { source, destination, payment, type } = view;
  return {
    "participant.name": view.participant.name || null,
    "source.custodian": source.custodianName,
    "source.accountType": ACCOUNT_TYPE_NAMES[source.accountType],
    "source.accountNumber": source.accountNumber,
    "source.plan": source.planName,
    "destination.custodian": destination.custodianName,
    "destination.accountType": ACCOUNT_TYPE_NAMES[destination.accountType],
    "destination.accountNumber": destination.accountNumber,
    "destination.plan": destination.planName,
    "rollover.id": view.rolloverId,
    "rollover.type": TYPE_NAMES[type],
    amount: view.amount.requested === null ? "entire account" : formatAmount(view),
    "payment.payee": payment.payee,
    "letter.number": String(number),
    "letter.date": formatDay(view.preparedOn),
    "organization.name": template.name ?? organizationName,
    "organization.phone": template.phone,
    "organization.email": template.email,
  };
}

function composeFacts(view: InstructionsView, paymentsSent: ReturnType<typeof listPaymentsSent>): Block[] {
  const { participant, source, destination } = view;
  return [
    { type: "heading", text: "Participant" },
    {
      type: "facts",
      facts: [
        ["Name", participant.name || null],
        ["Address", participant.address.length === 0 ? null : participant.address],
      ],
    },
    { type: "heading", text: "Source account" },
    { type: "facts", facts: listAccountRows(source) },
    { type: "heading", text: "Destination account" },
    { type: "facts", facts: listAccountRows(destination) },
    { type: "heading", text: "Payment" },
    {
      type: "facts",
      facts: [
        ["Amount", formatAmount(view)],
        ...listAssetRows(view),
        ...listMoneySourceRows(view),
        ...listPaymentRows(view),
        ...paymentsSent,
      ],
    },
  ];
}

function composeRequestEnd(view: InstructionsView): Block[] {
  const { medallion, notarization } = view.source.signatures;
  return [
    ...composeEnclosures(view),
    { type: "heading", text: "Participant's authorization" },
    { type: "paragraph", text: "I authorize this request. The information about my accounts is correct." },
    {
      type: "lines",
      names: [
        ["Participant signature", 3],
        ["Date", 1],
      ],
    },
    ...(medallion ? [MEDALLION] : []),
    ...(notarization ? [NOTARY] : []),
  ];
}

function composeEnclosures({ enclosures }: InstructionsView): Block[] {
  if (enclosures.length === 0) return [];
  const items = enclosures.map(({ detail, isProvided }) => ({ text: detail, isMarked: isProvided ?? false }));
  return [
    { type: "heading", text: "Enclosures" },
    { type: "checklist", items },
  ];
}

const MEDALLION: Block = {
  type: "stamp",
  name: "Medallion signature guarantee",
  text: "Stamp and signature of the guarantor. A notary seal is not accepted.",
};
const NOTARY: Block = {
  type: "stamp",
  name: "Notary public",
  text: "State and county, date, name and identification of the person who appeared, signature and seal.",
};

function composeSpousalConsent(facts: LetterFacts, view: InstructionsView): Block[] {
  const { participant, source, destination } = view;
  return [
    ...composeParagraphs(facts, "spousal_consent", view),
    { type: "heading", text: "Benefits" },
    {
      type: "facts",
      facts: [
        ["Participant", participant.name || null],
        ["Plan", source.planName],
        ["Held by", source.custodianName],
        ["Account number", source.accountNumber],
        ["Amount", formatAmount(view)],
        ["Paid to", destination.custodianName],
      ],
    },
    { type: "heading", text: "Signatures" },
    { type: "facts", facts: [["Name of the spouse", null]] },
    {
      type: "lines",
      names: [
        ["Spouse signature", 3],
        ["Date", 1],
      ],
    },
    {
      type: "lines",
      names: [
        ["Signature of the plan representative, or use the notary's box", 3],
        ["Date", 1],
      ],
    },
    NOTARY,
  ];
}

function composeCoverSheet(view: InstructionsView): Block[] {
  const { participant, source, destination, rolloverId } = view;
  return [
    {
      type: "code",
      text: rolloverId,
      description: `QR code of the rollover ID ${rolloverId}`,
    },
    {
      type: "facts",
      facts: [
        ["Rollover", rolloverId],
        ["Participant", participant.name || null],
        ["Type", TYPE_NAMES[view.type]],
        ["From", [source.custodianName, `Account ${source.accountNumber}`]],
        ["To", [destination.custodianName, `Account ${destination.accountNumber}`]],
        ["Amount", formatAmount(view)],
        ["Number of pages", null],
      ],
    },
    ...composeEnclosures(view),
    {
      type: "paragraph",
      text: "Please keep this sheet with the documents, or write the rollover ID on them.",
    },
  ];
}
