import type { StringName } from "../strings/en.ts";
import type { AccountType } from "./account-types.ts";

/** How a rollover travels, as the API names it. */
export type RolloverType = "direct" | "trustee_transfer" | "indirect_60_day" | "in_plan";

type Type = AccountType | null;

/** The texts of statements that have a checkbox. */
export type AgreementName = Extract<StringName, `agree${string}`>;

/** A statement of the service's catalogue. */
interface Statement {
  id: string;
  version: string;
  text: AgreementName;
  concerns(type: RolloverType, source: Type, destination: Type): boolean;
}

const isIra = (type: Type) => /_ira$/.test(type ?? "");
const isRoth = (type: Type) => type === "roth_ira" || type === "designated_roth";
const isTaxed = (source: Type, destination: Type) => isRoth(destination) && !isRoth(source);

/** The service's catalogue as it is now, against which a test holds it: the widget imports nothing. */
export const STATEMENTS: readonly Statement[] = [
  { id: "rollover_request", version: "1", text: "agreeRequest", concerns: () => true },
  {
    id: "taxable_acknowledged",
    version: "1",
    text: "agreeTaxable",
    concerns: (_, source, destination) => isTaxed(source, destination),
  },
  {
    id: "no_other_rollover_in_12_months",
    version: "1",
    text: "agreeTwelveMonths",
    concerns: (type, source, destination) =>
      type === "indirect_60_day" &&
      isIra(source) &&
      isIra(destination) &&
      (source === "roth_ira") === (destination === "roth_ira"),
  },
  {
    id: "eligible_plan_amount",
    version: "1",
    text: "agreePlanAmount",
    concerns: (_, source) => !isIra(source),
  },
  {
    id: "eligible_ira_amount",
    version: "1",
    text: "agreeIraAmount",
    concerns: (type, source, destination) =>
      isIra(source) && source !== "roth_ira" && (type !== "trustee_transfer" || isTaxed(source, destination)),
  },
];

/** Those that concern such a rollover, in their order. */
export function statementsOf(type: RolloverType, source: Type, destination: Type): Statement[] {
  return STATEMENTS.filter(({ concerns }) => concerns(type, source, destination));
}

/**
 * Which type of rollover leads from the one account to the other.
 *
 * @param wanted the integrator's; null lets the money go straight from one custodian to the other
 */
export function rolloverTypeOf(wanted: RolloverType | null, source: Type, destination: Type): RolloverType {
  // Money that was not taxed comes to a designated Roth account within its plan, and in no other way.
  if (destination === "designated_roth" && isTaxed(source, destination)) return "in_plan";
  if (wanted === "indirect_60_day") return wanted;
  return isIra(source) && isIra(destination) ? "trustee_transfer" : "direct";
}
