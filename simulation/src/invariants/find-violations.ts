import type { Organization } from "../workload/fixture.ts";
import type { History, Write } from "../workload/history.ts";
import type { FinalState } from "./final-state.ts";
import { findMoneyViolations } from "./money.ts";

export interface FinishedRun {
  history: Pick<
    History,
    | "writes"
    | "receipts"
    | "responses"
    | "followedEventIds"
    | "sessionUses"
    | "revokedAt"
    | "lossPeriod"
    | "canBeLost"
    | "repeats"
    | "books"
  >;
  organizations: readonly Pick<Organization, "id" | "name">[];
  state: FinalState;
}

/** Even without Redis, caches notice a revocation within ten seconds. Another 500 ms are a margin. */
const MAX_USE_AFTER_REVOCATION_MS = 10_500;

/** Compares observations of clients and receivers with the database. @returns one line per violation */
export function findViolations(run: FinishedRun): string[] {
  return [
    ...run.state.forbidden.map(({ title, id }) => `${title}: ${id}`),
    ...findDeliveryViolations(run),
    ...findFeedViolations(run),
    ...findWriteViolations(run),
    ...findRepeatViolations(run),
    ...findMoneyViolations(run),
    ...findApprovalViolations(run),
    ...findSessionViolations(run),
    ...findIsolationViolations(run),
  ];
}

function findDeliveryViolations({
  history,
  organizations,
  state: { deliveries, events },
}: FinishedRun): string[] {
  const violations: string[] = [];
  const failed = new Set(
    deliveries.filter(({ status }) => status !== "succeeded").map(({ eventId }) => eventId),
  );
  for (const { name, id } of organizations) {
    const receipts = history.receipts.filter(({ organization }) => organization === name);
    const accepted = new Set(receipts.filter((receipt) => receipt.isAccepted).map(({ eventId }) => eventId));
    for (const { eventId, organizationId, status } of deliveries)
      if (organizationId === id && status === "succeeded" && !accepted.has(eventId))
        violations.push(`a delivery succeeded, but its receiver has not accepted it: ${eventId}`);
    const rows = new Map(
      events.filter(({ organizationId }) => organizationId === id).map((event) => [event.id, event]),
    );
    const highest = new Map<string, number>();
    for (const eventId of accepted) {
      const event = rows.get(eventId);
      if (!event?.rolloverId || !event.sequence || failed.has(eventId)) continue;
      const before = highest.get(event.rolloverId) ?? 0;
      if (event.sequence < before)
        violations.push(
          `a receiver got event ${event.sequence} of ${event.rolloverId} after event ${before}: ${eventId}`,
        );
      highest.set(event.rolloverId, Math.max(before, event.sequence));
    }
  }
  return violations;
}

function findFeedViolations({ history, organizations, state: { events } }: FinishedRun): string[] {
  const violations: string[] = [];
  for (const { name, id } of organizations) {
    const followedIds = history.followedEventIds[name] ?? [];
    const seen = new Set(followedIds);
    for (const event of events)
      if (event.organizationId === id && !seen.has(event.id))
        violations.push(`the feed skipped an event: ${event.id}`);
    if (seen.size < followedIds.length && history.lossPeriod === null)
      violations.push(`the feed of organization ${name} has an event twice`);
  }
  return violations;
}

const isAccepted = ({ response }: Write) => response !== null && response.status < 300;

function findWriteViolations({ history, organizations, state: { rollovers } }: FinishedRun): string[] {
  const violations: string[] = [];
  for (const { name, id } of organizations) {
    const created = history.writes.filter(
      (write) => write.organization === name && write.kind === "create_rollover" && isAccepted(write),
    );
    const confirmedIds = new Set(created.map(readCreatedId));
    const storedIds = new Set(
      rollovers.filter(({ organizationId }) => organizationId === id).map((row) => row.id),
    );
    for (const write of created)
      if (!storedIds.has(readCreatedId(write)) && !history.canBeLost(write.respondedAt))
        violations.push(`an accepted rollover is missing: ${readCreatedId(write)}`);
    for (const stored of storedIds)
      if (!confirmedIds.has(stored))
        violations.push(`a rollover exists that no accepted request created: ${stored}`);
    if (confirmedIds.size < created.length)
      violations.push(`two requests of organization ${name} created the same rollover`);
  }
  return violations;
}

const readCreatedId = ({ response }: Write): string =>
  (JSON.parse(response?.body ?? "{}") as { id: string }).id;

/** A repeated write must get the same response. */
function findRepeatViolations({ history: { repeats } }: FinishedRun): string[] {
  return repeats
    .filter(
      ({ write, repeated }) =>
        repeated?.status !== write.response?.status || repeated?.body !== write.response?.body,
    )
    .map(
      ({ write: { kind, idempotencyKey, response }, repeated }) =>
        `${kind} ${idempotencyKey} got ${response?.status} ${response?.body} and then ${repeated?.status} ${repeated?.body}`,
    );
}

function findApprovalViolations({ state: { approvals } }: FinishedRun): string[] {
  return approvals
    .filter(({ requesters, confirmer }) => requesters.includes(confirmer))
    .map(({ id }) => `one person requested and confirmed an approval: ${id}`);
}

function findSessionViolations({ history: { sessionUses, revokedAt } }: FinishedRun): string[] {
  return sessionUses
    .filter(
      ({ keyId, startedAt, status }) =>
        status < 300 &&
        startedAt > (revokedAt.get(keyId) ?? Number.POSITIVE_INFINITY) + MAX_USE_AFTER_REVOCATION_MS,
    )
    .map(({ keyId }) => `a session outlived its key: ${keyId}`);
}

const findIdInPath = (path: string): string => /[a-z]+_[0-9a-z]{26}/.exec(path)?.[0] ?? path;

function findIsolationViolations({ history, organizations, state: { ids } }: FinishedRun): string[] {
  const violations: string[] = [];
  for (const { id: organizationId, name } of organizations) {
    // An error response repeats the ID in the requested path.
    const otherResponses = history.responses
      .filter((response) => response.organization !== name)
      .map(({ status, path, text }) => (status < 400 ? text : text.replaceAll(findIdInPath(path), "")))
      .join("\n");
    for (const row of ids)
      if (row.organizationId === organizationId && otherResponses.includes(row.id))
        violations.push(`another organization read ${row.id}`);
  }
  return violations;
}
