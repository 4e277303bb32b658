import { type DueEndpoint, MAX_LANES_PER_ENDPOINT } from "./delivery-store.ts";

// An organization can hold up to as many slots as stay free, not counting a reserve. One organization can thus hold half of the slots, and
// two can hold a third each. The reserve is for organizations without slots. Endpoints share their organization's slots in the same way.

const RESERVED_SLOTS = 50;
/** Enough to resume quickly after a failure, but too few to use up the slots. */
const MAX_LANES_PER_FAILING_ENDPOINT = 4;

interface ClaimedSlot {
  organizationId: string;
  endpointId: string;
}

interface Endpoint extends DueEndpoint {
  running: number;
  granted: number;
}

interface Organization {
  running: number;
  endpoints: Endpoint[];
}

export function canClaimMore(running: number, free: number): boolean {
  return running === 0 ? free > 0 : running < free - RESERVED_SLOTS;
}

/**
 * Assigns each slot to the organization that holds the fewest. If several hold the fewest, it chooses the one that has waited longest.
 * Each organization assigns its slots to its endpoints in the same way.
 *
 * @returns the number of lanes to claim, by endpoint ID
 */
export function shareSlots(
  free: number,
  due: readonly DueEndpoint[],
  claimed: Iterable<ClaimedSlot>,
): Map<string, number> {
  const organizations = toOrganizations(due, [...claimed]);
  let remaining = free;
  let candidates = organizations;
  for (let level = 0; candidates.length > 0 && canClaimMore(level, remaining); level += 1) {
    const next: Organization[] = [];
    for (const organization of candidates) {
      if (organization.running > level) next.push(organization);
      else if (canClaimMore(level, remaining) && grantSlot(organization, remaining)) {
        remaining -= 1;
        next.push(organization);
      }
    }
    candidates = next;
  }
  const chosen = organizations.flatMap(({ endpoints }) =>
    endpoints.filter((endpoint) => endpoint.granted > 0),
  );
  return new Map(chosen.map((endpoint) => [endpoint.endpointId, endpoint.granted]));
}

/** Assigns one slot to an endpoint. @returns false if no endpoint can use it */
function grantSlot(organization: Organization, remaining: number): boolean {
  // The most slots that this organization could hold if no other organization took more.
  const maxHeld = Math.max(1, Math.ceil((remaining - RESERVED_SLOTS - organization.running) / 2));
  let chosen: Endpoint | null = null;
  for (const endpoint of organization.endpoints) {
    const limit = Math.min(
      maxHeld,
      endpoint.isFailing ? MAX_LANES_PER_FAILING_ENDPOINT : MAX_LANES_PER_ENDPOINT,
    );
    if (endpoint.granted >= endpoint.lanes || endpoint.running >= limit) continue;
    if (!chosen || endpoint.running < chosen.running) chosen = endpoint;
  }
  if (!chosen) return false;
  chosen.running += 1;
  chosen.granted += 1;
  organization.running += 1;
  return true;
}

function toOrganizations(due: readonly DueEndpoint[], claimed: readonly ClaimedSlot[]): Organization[] {
  const byOrganization = countBy(claimed, ({ organizationId }) => organizationId);
  const byEndpoint = countBy(claimed, ({ endpointId }) => endpointId);
  const groups = Map.groupBy(
    [...due].sort((a, b) => a.dueAt - b.dueAt),
    ({ organizationId }) => organizationId,
  );
  // Due-time order breaks ties in favor of the longest waiting organization.
  return [...groups].map(([organizationId, endpoints]) => ({
    running: byOrganization.get(organizationId) ?? 0,
    endpoints: endpoints.map((endpoint) => ({
      ...endpoint,
      running: byEndpoint.get(endpoint.endpointId) ?? 0,
      granted: 0,
    })),
  }));
}

function countBy<T>(items: readonly T[], toKey: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(toKey(item), (counts.get(toKey(item)) ?? 0) + 1);
  return counts;
}
