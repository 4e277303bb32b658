import { type DueEndpoint, MAX_OF_ENDPOINT } from "./delivery-store.ts";

// Who gets a worker's free slots. Pure. One rule, for organizations in a worker and for endpoints in an organization's
// share: nobody takes more than is left for the others. One that is alone has half, two have a third each with a third
// free, and so on. Those that come one after the other have half of what is left each time; so that there is an end to
// it, the last slots are for organizations that have none.

const RESERVED = 50;
/** Of one whose last attempt failed: enough to go on fast once it is well, and little while each attempt takes long. */
const MAX_OF_FAILING = 4;

/** A slot that is taken. */
export interface HeldSlot {
  organizationId: string;
  endpointId: string;
}

interface Endpoint extends DueEndpoint {
  held: number;
  given: number;
}

interface Organization {
  held: number;
  endpoints: Endpoint[];
}

/** Whether an organization may hold one more: it has less than what is left, or nothing. */
export function mayHoldMore(held: number, free: number): boolean {
  return held === 0 ? free > 0 : held < free - RESERVED;
}

/**
 * Shares out free slots: to the organization that holds fewest first, and of those the one that has waited longest; of
 * its endpoints, to the one that holds fewest.
 *
 * @returns how many lanes are to be claimed, by endpoint
 */
export function shareSlots(
  free: number,
  due: readonly DueEndpoint[],
  held: Iterable<HeldSlot>,
): Map<string, number> {
  const organizations = toOrganizations(due, [...held]);
  let left = free;
  let turn = organizations;
  // Round after round: in each, those that hold as many get one more.
  for (let level = 0; turn.length > 0 && mayHoldMore(level, left); level += 1) {
    const next: Organization[] = [];
    for (const organization of turn) {
      if (organization.held > level) next.push(organization);
      else if (mayHoldMore(level, left) && giveSlot(organization, left)) {
        left -= 1;
        next.push(organization);
      }
    }
    turn = next;
  }
  const given = organizations.flatMap(({ endpoints }) => endpoints.filter((endpoint) => endpoint.given > 0));
  return new Map(given.map((endpoint) => [endpoint.endpointId, endpoint.given]));
}

/** @returns whether there was an endpoint for it */
function giveSlot(organization: Organization, left: number): boolean {
  // What the organization may still come to hold, were it the only one to take more.
  const room = Math.max(1, Math.ceil((left - RESERVED - organization.held) / 2));
  let chosen: Endpoint | null = null;
  for (const endpoint of organization.endpoints) {
    const most = Math.min(room, endpoint.isFailing ? MAX_OF_FAILING : MAX_OF_ENDPOINT);
    if (endpoint.given >= endpoint.lanes || endpoint.held >= most) continue;
    if (!chosen || endpoint.held < chosen.held) chosen = endpoint;
  }
  if (!chosen) return false;
  chosen.held += 1;
  chosen.given += 1;
  organization.held += 1;
  return true;
}

function toOrganizations(due: readonly DueEndpoint[], held: readonly HeldSlot[]): Organization[] {
  const ofOrganization = countBy(held, ({ organizationId }) => organizationId);
  const ofEndpoint = countBy(held, ({ endpointId }) => endpointId);
  const groups = Map.groupBy(
    [...due].sort((a, b) => a.dueAt - b.dueAt),
    ({ organizationId }) => organizationId,
  );
  // In the order of their first endpoints: of those that hold as many, who has waited longest comes first.
  return [...groups].map(([organizationId, endpoints]) => ({
    held: ofOrganization.get(organizationId) ?? 0,
    endpoints: endpoints.map((endpoint) => ({
      ...endpoint,
      held: ofEndpoint.get(endpoint.endpointId) ?? 0,
      given: 0,
    })),
  }));
}

function countBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}
