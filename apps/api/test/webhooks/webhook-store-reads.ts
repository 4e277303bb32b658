import * as deadLetters from "../../src/webhooks/dead-letters/dead-letters-store.ts";
import * as counts from "../../src/webhooks/dead-letters/delivery-counts-store.ts";
import * as deliveries from "../../src/webhooks/deliveries/delivery-reads-store.ts";
import * as hours from "../../src/webhooks/deliveries/hours-store.ts";
import * as stats from "../../src/webhooks/deliveries/stats-store.ts";
import * as endpoints from "../../src/webhooks/endpoints/endpoint-store.ts";
import * as events from "../../src/webhooks/events/event-store.ts";
import * as tail from "../../src/webhooks/listen/event-tail-store.ts";
import * as recoveryDeliveries from "../../src/webhooks/recoveries/recovery-deliveries-store.ts";
import * as recoveries from "../../src/webhooks/recoveries/recovery-store.ts";
import type { OrganizationRead } from "../organization-boundary.ts";

const LONG_AGO = new Date(0);
const FAR_FUTURE = new Date("2999-01-01");
export const RECOVERY_ID = "whr_00000000000000000000000001";

export const WEBHOOK_READS: Record<string, OrganizationRead> = {
  findDeadLetters: (tx, organizationId) =>
    deadLetters.findDeadLetters(tx, { organizationId, endpointId: null, since: null }, 5),
  findTroubledEndpoints: (tx, org) => deadLetters.findTroubledEndpoints(tx, org, 5),
  countWaiting: async (tx, org) => (await counts.countWaiting(tx, org)).waiting,
  countHeld: (tx, org) => counts.countHeld(tx, org),
  countDead: (tx, org) => counts.countDead(tx, org),
  countEndpoints: (tx, org) => counts.countEndpoints(tx, org),
  listDeliveries: (tx, org, { endpointIds }) =>
    deliveries.listDeliveries(tx, org, { endpointIds, filter: {}, after: null, limit: 5 }),
  countDeliveries: async (tx, org, { endpointIds }) =>
    (await deliveries.countDeliveries(tx, org, { endpointIds, filter: {} })).filter(({ count }) => count > 0),
  listDeliveriesByEvent: (tx, org, { eventId }) =>
    deliveries.listDeliveriesByEvent(tx, org, { eventId, after: null, limit: 5 }),
  listHours: (tx, org) => hours.listHours(tx, org, { endpointId: null, since: LONG_AGO }),
  findDelivery: (tx, org, { deliveryId }) => deliveries.findDelivery(tx, org, deliveryId),
  listAttemptsByDelivery: (tx, org, { deliveryId }) =>
    deliveries.listAttemptsByDelivery(tx, org, [deliveryId]),
  readResponseBodies: (tx, org, { attemptId }) => deliveries.readResponseBodies(tx, org, [attemptId]),
  getStats: (tx, org, { endpointIds }) =>
    stats.getStats(tx, org, { since: LONG_AGO, maxDeliveries: 5, maxWaiting: 5, endpointIds }),
  findEndpoint: (tx, org, { endpointIds }) => endpoints.findEndpoint(tx, org, endpointIds[0]),
  lockEndpoint: (tx, org, { endpointIds }) => endpoints.lockEndpoint(tx, org, endpointIds[0]),
  countListedEndpoints: (tx, org) => endpoints.countListedEndpoints(tx, org, {}),
  listEndpoints: (tx, org) => endpoints.listEndpoints(tx, org, { after: null, limit: 5 }),
  lockEndpointCount: (tx, org) => endpoints.lockEndpointCount(tx, org),
  findSubscribedEndpointIds: (tx, org) => endpoints.findSubscribedEndpointIds(tx, org, "rollover.created"),
  findEvent: (tx, org, { eventId }) => events.findEvent(tx, org, eventId),
  findEvents: (tx, org, { eventId }) => events.findEvents(tx, org, [eventId]),
  listEvents: (tx, org) => events.listEvents(tx, org, { filter: {}, after: null, limit: 5 }),
  listEventsInSequence: (tx, org, { rolloverId }) =>
    events.listEvents(tx, org, { filter: { rolloverId, afterSequence: 0 }, after: null, limit: 5 }),
  countEvents: async (tx, org) => ((await events.countEvents(tx, org, {})) === 0 ? [] : ["counted"]),
  countRolloverEvents: async (tx, org, { rolloverId }) =>
    (await events.countRolloverEvents(tx, org, [rolloverId])).filter(({ count }) => count > 0),
  followEvents: (tx, org) =>
    events.followEvents(tx, org, { after: { position: "0", sequence: 0, id: "" }, limit: 5 }),
  readRolloverEvents: (tx, org, { rolloverId }) =>
    events.readRolloverEvents(tx, org, { rolloverIds: [rolloverId], after: 0, limit: 5 }),
  findEventsSince: async (tx, organizationId) =>
    (await tail.findEventsSince(tx, { organizationId, types: ["*"] }, { since: LONG_AGO, limit: 5 })).events,
  listRecoveries: (tx, org, { endpointIds }) =>
    recoveries.listRecoveries(tx, org, { endpointIds, after: null, limit: 5 }),
  countRecoveries: async (tx, org, { endpointIds }) => [
    ...(await recoveries.countRecoveries(tx, org, endpointIds)).values(),
  ],
  "insertRecoveryDeliveries for all events": insertRecoveryDeliveries("all"),
  "insertRecoveryDeliveries for failed events": insertRecoveryDeliveries("failed"),
  "insertRecoveryDeliveries for missing events": insertRecoveryDeliveries("missing"),
  findEventsFromPosition: async (tx, organizationId) => {
    const position = { startPosition: 0n, minId: "", excludedIds: [] };
    return (
      await tail.findEventsFromPosition(tx, { organizationId, types: ["*"] }, { ...position, limit: 5 })
    ).events;
  },
};

function insertRecoveryDeliveries(status: "all" | "failed" | "missing"): OrganizationRead {
  return (tx, organizationId, { endpointIds }) => {
    const range = { until: FAR_FUTURE, lookedAt: LONG_AGO, lookedId: "" };
    const step = { id: RECOVERY_ID, organizationId, endpointId: endpointIds[0], ...range };
    return recoveryDeliveries.insertRecoveryDeliveries(tx, { ...step, eventTypes: ["*"], status }, 5);
  };
}
