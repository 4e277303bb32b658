import type { StringName } from "../strings/en.ts";
import type { AccountType } from "./account-types.ts";

export type RolloverType = "direct" | "trustee_transfer" | "indirect_60_day" | "in_plan";

/** Null if the account type is unknown. */
type OptionalType = AccountType | null;

export type AgreementName = Extract<StringName, `agree${string}`>;

interface Statement {
  id: string;
  version: string;
  text: AgreementName;
  appliesTo(type: RolloverType, source: OptionalType, destination: OptionalType): boolean;
}

const isIra = (type: OptionalType) => /_ira$/.test(type ?? "");
const isRoth = (type: OptionalType) => type === "roth_ira" || type === "designated_roth";
/** Returns true if pre-tax money moves to a Roth account. */
const isTaxed = (source: OptionalType, destination: OptionalType) => isRoth(destination) && !isRoth(source);

/** Copied from the service's catalog, because the widget imports no other package. A test compares the two. */
export const STATEMENTS: readonly Statement[] = [
  { id: "rollover_request", version: "1", text: "agreeRequest", appliesTo: () => true },
  {
    id: "taxable_acknowledged",
    version: "1",
    text: "agreeTaxable",
    appliesTo: (_, source, destination) => isTaxed(source, destination),
  },
  {
    id: "no_other_rollover_in_12_months",
    version: "1",
    text: "agreeTwelveMonths",
    appliesTo: (type, source, destination) =>
      type === "indirect_60_day" &&
      isIra(source) &&
      isIra(destination) &&
      (source === "roth_ira") === (destination === "roth_ira"),
  },
  {
    id: "eligible_plan_amount",
    version: "1",
    text: "agreePlanAmount",
    appliesTo: (_, source) => !isIra(source),
  },
  {
    id: "eligible_ira_amount",
    version: "1",
    text: "agreeIraAmount",
    appliesTo: (type, source, destination) =>
      isIra(source) && source !== "roth_ira" && (type !== "trustee_transfer" || isTaxed(source, destination)),
  },
];

export function findApplicableStatements(
  type: RolloverType,
  source: OptionalType,
  destination: OptionalType,
): Statement[] {
  return STATEMENTS.filter(({ appliesTo }) => appliesTo(type, source, destination));
}

/** @param requestedType the integrator's type; null if the money moves directly between custodians */
export function resolveRolloverType(
  requestedType: RolloverType | null,
  source: OptionalType,
  destination: OptionalType,
): RolloverType {
  // Pre-tax money can move to a designated Roth account only within the same plan.
  if (destination === "designated_roth" && isTaxed(source, destination)) return "in_plan";
  if (requestedType === "indirect_60_day") return requestedType;
  return isIra(source) && isIra(destination) ? "trustee_transfer" : "direct";
}

export interface Agreement {
  kind: "attestation" | "terms";
  statement: string;
  version: string;
  /** BCP 47. */
  language: string;
  text: string;
  url?: string;
}

export interface ConsentBody {
  rollover: { type: RolloverType; source: ConsentSide; destination: ConsentSide };
  statements: readonly Agreement[];
}

interface ConsentSide {
  custodianId?: string;
  custodianName?: string;
  accountType: string;
}
