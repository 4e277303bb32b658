import { type DueEndpoint, MAX_OF_ENDPOINT } from "./delivery-store.ts";

// No organization takes more slots than remain free for others, beyond a reserve. Alone, it gets half; two get a third each.
// The reserve is for organizations that hold none. Endpoints share an organization's slots likewise.

const RESERVED = 50;
/** Resumes quickly after a failure without tying up slots. */
const MAX_OF_FAILING = 4;

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

export function mayHoldMore(held: number, free: number): boolean {
  return held === 0 ? free > 0 : held < free - RESERVED;
}

/**
 * Assigns slots to the organization that holds the fewest, then the longest waiting; likewise for its endpoints.
 *
 * @returns the number of lanes to claim, by endpoint ID
 */
export function shareSlots(
  free: number,
  due: readonly DueEndpoint[],
  held: Iterable<HeldSlot>,
): Map<string, number> {
  const organizations = toOrganizations(due, [...held]);
  let left = free;
  let turn = organizations;
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

/** @returns whether an endpoint could use the slot */
function giveSlot(organization: Organization, left: number): boolean {
  // The most this organization could hold if no other took more.
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
  // Due-time order breaks ties in favor of the longest waiting organization.
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
