import type { Schemas } from "../../api/client.ts";
import { strings } from "./letters-strings.ts";
import type { Rollover } from "./rollover.ts";

export type Letter = Schemas["Letter"];
export type LetterKind = keyof typeof strings.kinds;

export const LETTER_KINDS = Object.keys(strings.kinds) as LetterKind[];

const TYPES_BY_KIND: Partial<Record<LetterKind, readonly Rollover["type"][]>> = {
  letter_of_acceptance: ["direct", "trustee_transfer"],
  transfer_request: ["trustee_transfer"],
  direct_rollover_request: ["direct"],
  payment_transmittal: ["direct", "trustee_transfer"],
};

const IRAS: readonly string[] = ["traditional_ira", "roth_ira", "sep_ira", "simple_ira"];

/** Letters that the organization signs. The participant or spouse signs the others; the cover sheet is unsigned. */
const ORGANIZATION_SIGNED_KINDS: readonly string[] = [
  "letter_of_acceptance",
  "transfer_request",
  "direct_rollover_request",
  "payment_transmittal",
  "nigo",
];

type LetterRollover = Pick<Rollover, "type" | "receipts"> & {
  source: Pick<Rollover["source"], "accountType">;
};

/** Returns why the API would not issue the letter; null if it would. */
export function findUnavailableReason(
  kind: LetterKind,
  { type, source, receipts }: LetterRollover,
): string | null {
  const types = TYPES_BY_KIND[kind];
  if (types && !types.includes(type)) return strings.onlyForTypes(types);
  if (kind === "spousal_consent" && IRAS.includes(source.accountType)) return strings.onlyForPlans;
  const hasCertifiableReceipt = receipts.some(
    ({ status, lateReasonCode }) => status === "received" && lateReasonCode,
  );
  return kind === "self_certification" && !hasCertifiableReceipt ? strings.onlyForLateMoney : null;
}

export const isCurrent = ({ replacedBy, supersededByVersion }: Letter): boolean =>
  replacedBy === null && supersededByVersion === null;

export const canSign = (letter: Letter): boolean =>
  ORGANIZATION_SIGNED_KINDS.includes(letter.kind) && letter.signature === null && isCurrent(letter);

export function formatLetterKind(kind: string): string {
  return strings.kinds[kind as LetterKind] ?? kind;
}
