// Exports for other areas, which must not import stores.

export { listCommittedEvents, listEventIds, readEventBound } from "./event-moments-store.ts";
export { type EventPosition, getEventHorizon } from "./event-store.ts";
