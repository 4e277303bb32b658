import { asGroup, type Draft } from "../../forms/draft.ts";

/** Builds an eligibility check. Returns null if the rollover type or an account type is missing. */
export function toEligibilityRequest(
  rollover: unknown,
  dateOfBirth: string | null,
): Record<string, unknown> | null {
  const body = asGroup(rollover as Draft) as Record<string, unknown>;
  const [source, destination] = [toSide(body.source), toSide(body.destination)];
  if (body.type === undefined || source === null || destination === null) return null;
  const fieldNames = [
    "type",
    "deliveryMethod",
    "relationship",
    "isInheritedIra",
    "planKind",
    "attestations",
  ] as const;
  const entries = fieldNames.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]);
  return {
    ...Object.fromEntries(entries),
    source,
    destination,
    ...(dateOfBirth === null ? {} : { dateOfBirth }),
  };
}

function toSide(side: unknown): Record<string, unknown> | null {
  const { accountType, custodianId, firstContributionDate } = asGroup(side as Draft);
  if (accountType === undefined) return null;
  return {
    accountType,
    ...(custodianId ? { custodianId } : {}),
    ...(firstContributionDate ? { firstContributionDate } : {}),
  };
}
