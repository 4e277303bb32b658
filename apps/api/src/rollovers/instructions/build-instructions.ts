import {
  type Custodian,
  type DeliveryMethod,
  fillTemplate,
  type ReceivingInstructions,
} from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { isInheritedIra } from "@svc/rollover-rules/eligibility/relationships";
import { toDocumentRequirements } from "@svc/rollover-rules/eligibility/required-documents";
import { toAssetView } from "@svc/rollover-rules/money/asset-fields";
import { isLiveTransfer } from "@svc/rollover-rules/money/transfers";
import type { Rollover } from "@svc/rollover-rules/rollover";
import type { DocumentType } from "@svc/rollover-rules/workflow/action-params";
import { hasReportedDeath } from "@svc/rollover-rules/workflow/death";
import { findMissingDocuments, findOutstandingTypes } from "@svc/rollover-rules/workflow/document-rules";
import { isTerminal } from "@svc/rollover-rules/workflow/transitions";
import { formatEin } from "../../custodians/plans/plan.ts";
import { toMoneySourcesView } from "../money-sources/money-source-view.ts";
import { type InstructionVersion, toInstructionVersion } from "../timeline/instruction-versions.ts";
import { MISSING, type MissingCode, WARNINGS, type WarningCode } from "./instruction-notes.ts";
import type { InstructionSides } from "./instruction-sides.ts";
import type { InstructionsView } from "./instructions-view.ts";

export interface InstructionFacts extends InstructionSides {
  rollover: Rollover;
  /** Default: version 1. */
  version?: InstructionVersion;
  environment: Environment;
  preparedAt: Date;
  /** In the organization's time zone. */
  preparedOn: string;
  sourceAccountNumber: string;
  destinationAccountNumber: string;
  participant: Participant;
}

export interface Participant {
  firstName: string | null;
  lastName: string | null;
  address: {
    line1: string;
    line2?: string | null | undefined;
    city: string;
    region?: string | null | undefined;
    postalCode: string;
    country: string;
  } | null;
}

type Payment = InstructionsView["payment"];

/** Lists unknown facts in `missing`. */
export function buildInstructions(facts: InstructionFacts): InstructionsView {
  const { rollover, source, destination, participant } = facts;
  const { receiving: sourceInstructions } = source;
  const payment = buildPayment(facts);
  const address = formatAddress(participant.address);
  const requirements = toDocumentRequirements(rollover, source.requirements);
  const outstandingTypes = rollover.documentRequest
    ? findOutstandingTypes(rollover.documentRequest, rollover.documents)
    : [];
  const missingDocuments = [
    ...findMissingDocuments(rollover, requirements, facts.preparedOn).map(({ type }) => type),
    ...outstandingTypes,
  ];
  // With no documents provided, `findMissingDocuments` returns all required ones.
  const requiredDocuments = [
    ...findMissingDocuments({ ...rollover, documents: [] }, requirements).map(({ type }) => type),
    ...outstandingTypes,
  ];
  const requestTo = hasRequestAddress(sourceInstructions) ? sourceInstructions.requests : null;
  const missing: MissingCode[] = [
    ...findMissingPaymentFacts(payment, rollover.type === "in_plan" ? "internal" : payment.method),
    ...(requestTo === null && rollover.type !== "indirect_60_day" ? (["request_address"] as const) : []),
    ...(participant.lastName === null ? (["participant_name"] as const) : []),
    ...(isInherited(rollover) && rollover.decedentName === null ? (["decedent_name"] as const) : []),
    ...(address.length === 0 ? (["participant_address"] as const) : []),
    ...(missingDocuments.length > 0 ? (["documents"] as const) : []),
  ];
  const { medallion, notarization, spousalConsent, wetSignature } = requirements;
  return {
    object: "rollover_instructions",
    rolloverId: rollover.id,
    environment: facts.environment,
    ...(facts.version ?? toInstructionVersion(1)),
    preparedAt: facts.preparedAt.toISOString(),
    preparedOn: facts.preparedOn,
    type: rollover.type,
    state: rollover.state,
    relationship: rollover.relationship,
    participant: { name: formatName(participant), address },
    source: {
      ...toSide(source),
      accountType: rollover.sourceAccountType,
      accountNumber: facts.sourceAccountNumber,
      planName: rollover.sourcePlanName,
      plan: toPlan(facts, "source"),
      requestTo,
      signatures: { medallion, notarization, spousalConsent, wetSignature },
    },
    destination: {
      ...toSide(destination),
      accountType: rollover.destinationAccountType,
      accountNumber: facts.destinationAccountNumber,
      planName: rollover.destinationPlanName,
      plan: toPlan(facts, "destination"),
    },
    amount: { kind: rollover.amountKind, requested: rollover.amountRequested, currency: rollover.currency },
    moneySources: toMoneySourcesView(rollover),
    assets: rollover.assets.map(toAssetView),
    payment,
    enclosures: listEnclosures(requiredDocuments, missingDocuments, source),
    missing: missing.map((code) => ({ code, detail: MISSING[code] })),
    warnings: findWarnings(facts).map((code) => ({ code, detail: WARNINGS[code] })),
  };
}

export function formatName({ firstName, lastName }: Participant): string {
  return [firstName, lastName].filter((name) => name !== null).join(" ");
}

function isInherited(rollover: Rollover): boolean {
  return isInheritedIra(rollover.relationship, rollover.isInheritedIra);
}

/** The title of an inherited IRA names both people (Notice 2007-7, Q&A-13). */
function formatRegistration(rollover: Rollover, participant: Participant): string {
  const name = formatName(participant);
  const { decedentName } = rollover;
  if (!isInherited(rollover)) return name;
  return decedentName === null ? `${name} as beneficiary` : `${name} as beneficiary of ${decedentName}`;
}

export function formatAddress(address: Participant["address"]): string[] {
  if (address === null) return [];
  const { line1, line2, city, region, postalCode, country } = address;
  const regionAndPostalCode = [region, postalCode].filter((part) => part != null).join(" ");
  return [line1, line2, `${city}, ${regionAndPostalCode}`, country === "US" ? null : country].filter(
    (line) => line != null,
  );
}

function toSide({ id, name, verified }: Custodian) {
  return { custodianId: id, custodianName: name, isVerified: verified };
}

function toPlan(
  { rollover, plans }: InstructionFacts,
  side: "source" | "destination",
): InstructionsView["source"]["plan"] {
  const plan = plans.get(rollover.attestations.plans?.[side] ?? "");
  if (!plan) return null;
  const { id, name, planNumber, ein, sponsorName } = plan;
  return { id, name, planNumber, ein: formatEin(ein), sponsorName };
}

function hasRequestAddress(
  instructions: ReceivingInstructions | null,
): instructions is ReceivingInstructions {
  if (instructions === null) return false;
  const { address, fax, email, portal } = instructions.requests;
  return address.length > 0 || [fax, email, portal].some((channel) => channel !== null);
}

function buildPayment({
  rollover,
  destination,
  participant,
  destinationAccountNumber,
}: InstructionFacts): Payment {
  const { receiving } = destination;
  const { deliveryMethod: method } = rollover;
  const values = {
    custodian: destination.name,
    participant: formatRegistration(rollover, participant),
    accountNumber: destinationAccountNumber,
  };
  const fill = (template: string | null | undefined) =>
    template == null ? null : fillTemplate(template, values);
  const { wire, ach } = receiving ?? {};
  return {
    method,
    payee: method === "internal" ? null : fill(receiving?.payee),
    memo: `Account ${destinationAccountNumber}, ${rollover.id}`,
    checkAddress: method === "check" ? (receiving?.checkAddress ?? []) : [],
    wire: method === "wire" && wire ? { ...wire, furtherCredit: fill(wire.furtherCredit) } : null,
    ach: method === "ach" && ach ? { ...ach } : null,
    dtcNumber: method === "acats" ? (receiving?.dtcNumber ?? null) : null,
  };
}

function findMissingPaymentFacts(payment: Payment, method: DeliveryMethod): MissingCode[] {
  const { payee, checkAddress, wire, ach, dtcNumber } = payment;
  switch (method) {
    case "check":
      return [
        ...(payee === null ? (["payee"] as const) : []),
        ...(checkAddress.length === 0 ? (["check_address"] as const) : []),
      ];
    case "wire":
      return wire === null ? ["wire_details"] : [];
    case "ach":
      return ach === null ? ["ach_details"] : [];
    case "acats":
      return dtcNumber === null ? ["dtc_number"] : [];
    case "internal":
      return [];
  }
}

const DOCUMENT_DETAILS: Readonly<Record<DocumentType, string>> = {
  loa: "A letter of acceptance from the receiving custodian",
  statement: "An account statement",
  distribution_form: "The source custodian's distribution form, signed as required",
  spousal_consent: "The spouse's consent",
  death_certificate: "The death certificate of the deceased account owner",
  qdro: "The qualified domestic relations order",
  other: "Another requested document",
};

function listEnclosures(
  required: readonly DocumentType[],
  missing: readonly DocumentType[],
  { receiving }: Custodian,
): InstructionsView["enclosures"] {
  return [
    ...[...new Set(required)].map((type) => ({
      documentType: type,
      detail: DOCUMENT_DETAILS[type],
      isProvided: !missing.includes(type),
    })),
    ...(receiving?.enclosures ?? []).map((detail) => ({ documentType: null, detail, isProvided: null })),
  ];
}

const BEFORE_APPROVAL = ["draft", "awaiting_participant", "submitted", "in_review"];

function findWarnings({
  rollover,
  source,
  destination,
  hasUnconfirmedRequirements,
}: InstructionFacts): WarningCode[] {
  const { state, type, documentsReturnState, holdReturnState, transfers } = rollover;
  const isBeforeApproval = [state, documentsReturnState, holdReturnState].some((name) =>
    BEFORE_APPROVAL.includes(name ?? ""),
  );
  const applies: Record<WarningCode, boolean> = {
    source_not_verified: !source.verified,
    destination_not_verified: !destination.verified,
    source_inactive: !source.active,
    destination_inactive: !destination.active,
    requirements_unconfirmed: hasUnconfirmedRequirements,
    not_approved: isBeforeApproval,
    participant_died: hasReportedDeath(rollover),
    on_hold: state === "on_hold",
    ended: isTerminal(state),
    money_sent: transfers.some(isLiveTransfer),
    participant_pays: type === "indirect_60_day",
  };
  return (Object.keys(applies) as WarningCode[]).filter((code) => applies[code]);
}
