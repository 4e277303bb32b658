import type { FieldCipher } from "@svc/accounts";
import type { Custodian, CustodianDirectory, DeliveryMethod, ReceivingInstructions } from "@svc/custodians";
import type { Sql } from "@svc/database";
import type { Rollover } from "@svc/rollover-rules/rollover";
import { readSourceRequirements } from "@svc/rollover-rules/workflow/source-requirements";
import type { OpenedDetails } from "../../custodians/payment-details/payment-details.ts";
import { readConfirmedDetails } from "../../custodians/payment-details/read-payment-details.ts";
import type { Plan } from "../../custodians/plans/plan.ts";
import { readPlans } from "../../custodians/plans/read-plans.ts";
import { readCurrentSets } from "../../custodians/requirements/read-requirement-sets.ts";
import { isUnconfirmed, type RequirementSet } from "../../custodians/requirements/requirement-set.ts";
import { findPaymentDetailsId } from "../../people/second-person/covered-facts.ts";
import { getCustodianById } from "../drafts/draft-checks.ts";

/** Both custodians, with the organization's additions to them and to the plans. */
export interface InstructionSides {
  source: Custodian;
  destination: Custodian;
  plans: ReadonlyMap<string, Plan>;
  hasUnconfirmedRequirements: boolean;
}

interface SidesContext {
  cipher: FieldCipher;
  /** In the organization's time zone. */
  today: string;
  directory: CustodianDirectory;
}

export async function readInstructionSides(
  { cipher, today, directory }: SidesContext,
  db: Sql,
  rollover: Rollover,
): Promise<InstructionSides> {
  const { organizationId, sourceCustodianId, destinationCustodianId } = rollover;
  const { plans = {} } = rollover.attestations;
  const sets = await readCurrentSets(db, organizationId, listSourceSubjects(rollover));
  const detailsId = findPaymentDetailsId(rollover, directory);
  const details =
    detailsId === null ? null : await readConfirmedDetails({ cipher }, db, { organizationId, id: detailsId });
  return {
    source: addRequirements(
      {
        ...getCustodianById(directory, sourceCustodianId),
        requirements: readSourceRequirements(rollover, directory).requirements,
      },
      sets,
    ),
    destination: addPaymentDetails(
      getCustodianById(directory, destinationCustodianId),
      details,
      rollover.deliveryMethod,
    ),
    plans: await readPlans(db, organizationId, Object.values(plans)),
    hasUnconfirmedRequirements: sets.some((set) => isUnconfirmed(set, today)),
  };
}

/** Returns the IDs of the custodian and the plan. The plan is last, because its requirement sets take precedence. */
export function listSourceSubjects({
  sourceCustodianId,
  attestations,
}: Pick<Rollover, "sourceCustodianId" | "attestations">): string[] {
  const planId = attestations.plans?.source;
  return [sourceCustodianId, ...(planId === undefined ? [] : [planId])];
}

const NO_RECEIVING_INSTRUCTIONS: ReceivingInstructions = {
  payee: null,
  checkAddress: [],
  wire: null,
  ach: null,
  dtcNumber: null,
  requests: { address: [], fax: null, email: null, portal: null },
  enclosures: [],
};

/** Adds the enclosures of all requirement sets. The last set with request addresses replaces those of the directory. */
export function addRequirements(custodian: Custodian, sets: readonly RequirementSet[]): Custodian {
  if (sets.length === 0) return custodian;
  const receiving = custodian.receiving ?? NO_RECEIVING_INSTRUCTIONS;
  const sendTo = sets.findLast(({ content }) => content.sendTo !== null)?.content.sendTo;
  return {
    ...custodian,
    receiving: {
      ...receiving,
      requests: sendTo ?? receiving.requests,
      enclosures: [
        ...new Set([...receiving.enclosures, ...sets.flatMap(({ content }) => content.enclosures)]),
      ],
    },
  };
}

/**
 * Uses the organization's details if they cover the delivery method, otherwise the directory's. Never mixes the two.
 */
export function addPaymentDetails(
  custodian: Custodian,
  details: OpenedDetails | null,
  method: DeliveryMethod,
): Custodian {
  if (details === null || !coversMethod(details, method)) return custodian;
  const { requests, enclosures } = custodian.receiving ?? NO_RECEIVING_INSTRUCTIONS;
  return { ...custodian, receiving: { ...details, requests, enclosures } };
}

function coversMethod(
  { checkAddress, wire, ach, dtcNumber }: OpenedDetails,
  method: DeliveryMethod,
): boolean {
  switch (method) {
    case "check":
      return checkAddress.length > 0;
    case "wire":
      return wire !== null;
    case "ach":
      return ach !== null;
    case "acats":
      return dtcNumber !== null;
    case "internal":
      return false;
  }
}
