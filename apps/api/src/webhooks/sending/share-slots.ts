import { type DueEndpoint, MAX_LANES_PER_ENDPOINT } from "./delivery-store.ts";

// Each running lane holds one of the worker's slots. An organization can hold as many slots as remain free, minus a reserve for
// organizations without slots: one organization can hold half of the slots, and two can hold a third each. Endpoints share their
// organization's slots in the same way.

const RESERVED_SLOTS = 50;
/** Enough to resume quickly after a failure, but too few to use up the slots. */
const MAX_LANES_PER_FAILING_ENDPOINT = 4;

interface ClaimedSlot {
  organizationId: string;
  endpointId: string;
}

interface Endpoint extends DueEndpoint {
  /** Slots held, including granted ones. */
  running: number;
  grantedSlots: number;
}

interface Organization {
  /** Slots held, including granted ones. */
  running: number;
  endpoints: Endpoint[];
}

export function canClaimMore(running: number, freeSlots: number): boolean {
  return running === 0 ? freeSlots > 0 : running < freeSlots - RESERVED_SLOTS;
}

/**
 * Gives each slot to the organization that holds the fewest, and in a tie to the one that has waited longest.
 * @returns the number of lanes to claim, by endpoint ID
 */
export function shareSlots(
  freeSlots: number,
  dueEndpoints: readonly DueEndpoint[],
  claimed: Iterable<ClaimedSlot>,
): Map<string, number> {
  const organizations = toOrganizations(dueEndpoints, [...claimed]);
  let remaining = freeSlots;
  let candidates = organizations;
  // Each round gives a slot to every organization that holds exactly `level` slots.
  for (let level = 0; candidates.length > 0; level += 1) {
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
  const grantedEndpoints = organizations.flatMap(({ endpoints }) =>
    endpoints.filter((endpoint) => endpoint.grantedSlots > 0),
  );
  return new Map(grantedEndpoints.map(({ endpointId, grantedSlots }) => [endpointId, grantedSlots]));
}

/** @returns false if no endpoint can use another slot */
function grantSlot(organization: Organization, remaining: number): boolean {
  // The slots that this organization could still get if no other one got any.
  const availableSlots = Math.max(1, Math.ceil((remaining - RESERVED_SLOTS - organization.running) / 2));
  let chosen: Endpoint | null = null;
  for (const endpoint of organization.endpoints) {
    const limit = Math.min(
      availableSlots,
      endpoint.isFailing ? MAX_LANES_PER_FAILING_ENDPOINT : MAX_LANES_PER_ENDPOINT,
    );
    if (endpoint.grantedSlots >= endpoint.lanes || endpoint.running >= limit) continue;
    if (!chosen || endpoint.running < chosen.running) chosen = endpoint;
  }
  if (!chosen) return false;
  chosen.running += 1;
  chosen.grantedSlots += 1;
  organization.running += 1;
  return true;
}

function toOrganizations(
  dueEndpoints: readonly DueEndpoint[],
  claimed: readonly ClaimedSlot[],
): Organization[] {
  const byOrganization = countBy(claimed, ({ organizationId }) => organizationId);
  const byEndpoint = countBy(claimed, ({ endpointId }) => endpointId);
  const groups = Map.groupBy(
    [...dueEndpoints].sort((a, b) => a.dueAt - b.dueAt),
    ({ organizationId }) => organizationId,
  );
  // Due-time order favors the longest waiting organization in a tie.
  return [...groups].map(([organizationId, endpoints]) => ({
    running: byOrganization.get(organizationId) ?? 0,
    endpoints: endpoints.map((endpoint) => ({
      ...endpoint,
      running: byEndpoint.get(endpoint.endpointId) ?? 0,
      grantedSlots: 0,
    })),
  }));
}

function countBy<T>(items: readonly T[], toKey: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(toKey(item), (counts.get(toKey(item)) ?? 0) + 1);
  return counts;
}
