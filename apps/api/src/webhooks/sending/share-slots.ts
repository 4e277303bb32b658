import { type DueEndpoint, MAX_LANES_PER_ENDPOINT } from "./delivery-store.ts";

// No organization takes more slots than remain free for others, beyond a reserve. Alone, it gets half; two get a third each.
// The reserve is for organizations that hold none. Endpoints share an organization's slots likewise.

const RESERVED = 50;
/** Resumes quickly after a failure without tying up slots. */
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
  return running === 0 ? free > 0 : running < free - RESERVED;
}

/**
 * Assigns slots to the organization that holds the fewest, then the longest waiting; likewise for its endpoints.
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

/** @returns whether an endpoint could use the slot */
function grantSlot(organization: Organization, remaining: number): boolean {
  // The most this organization could hold if no other took more.
  const room = Math.max(1, Math.ceil((remaining - RESERVED - organization.running) / 2));
  let chosen: Endpoint | null = null;
  for (const endpoint of organization.endpoints) {
    const limit = Math.min(
      room,
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
