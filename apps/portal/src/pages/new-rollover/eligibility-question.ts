import { type Draft, membersOf } from "../../forms/draft.ts";

/**
 * Builds the body of `POST /v1/rollovers/eligibility` from a draft. Returns null if too little is filled in.
 *
 * @param value the draft's readable fields
 */
export function toQuestion(value: unknown, dateOfBirth: string | null): Record<string, unknown> | null {
  const body = membersOf(value as Draft) as Record<string, unknown>;
  const [source, destination] = [sideOf(body.source), sideOf(body.destination)];
  if (body.type === undefined || source === null || destination === null) return null;
  const asked = [
    "type",
    "deliveryMethod",
    "relationship",
    "isInheritedIra",
    "planKind",
    "attestations",
  ] as const;
  const given = asked.filter((name) => body[name] !== undefined).map((name) => [name, body[name]]);
  return {
    ...Object.fromEntries(given),
    source,
    destination,
    ...(dateOfBirth === null ? {} : { dateOfBirth }),
  };
}

function sideOf(side: unknown): Record<string, unknown> | null {
  const { accountType, custodianId, firstContributionDate } = membersOf(side as Draft);
  if (accountType === undefined) return null;
  return {
    accountType,
    ...(custodianId ? { custodianId } : {}),
    ...(firstContributionDate ? { firstContributionDate } : {}),
  };
}
