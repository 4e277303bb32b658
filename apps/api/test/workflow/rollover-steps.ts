import { expect } from "@jest/globals";
import { findNextTimer } from "@svc/rollover-rules/deadlines/due-deadlines";
import type { CallerAction } from "@svc/rollover-rules/workflow/transitions";
import { newId } from "@svc/service-kit";
import { buildAccount, buildRolloverBody, findCustodianId } from "@svc/testing";
import type { Response } from "supertest";
import { VALID_PARAMS } from "../../../../packages/rollover-rules/test/workflow/workflow-table.ts";
import { findRollover } from "../../src/rollovers/store/rollover-store.ts";
import { findRow } from "../../src/rollovers/store/rows-store.ts";
import { findChainIssue, type TimelineEntry } from "../../src/rollovers/timeline/timeline-chain.ts";
import { findDigestIssue } from "../../src/rollovers/timeline/verify-against-timeline.ts";
import { EVENT_TYPES, type EventTypeName } from "../../src/webhooks/events/event-types.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";
import type { TestApi } from "../start-test-api.ts";
import { expectCurrentResponse } from "../store-responses.ts";

export const NOW = "2026-06-15T12:00:00.000Z";
/** Events whose data names the deadline, as the timeline does. */
const DEADLINE_EVENTS: readonly string[] = ["rollover.overdue", "rollover.deadline_approaching"];
/** This type and the patterns below match entries that are recorded and emitted without changing the rollover. */
const NOTE = "rollover.note_added";
const REVEAL = /_revealed$/;
const LETTER = /^rollover\.letter_(issued|signed|signature_requested|signature_ended)$/;
const NIGO = /^rollover\.nigo_/;
const REMINDER = /^rollover\.reminder_sent$/;
const TYPES_WITHOUT_EVENT: readonly string[] = ["rollover.sealed", "rollover.script_ended"];

/** True if the entry's transaction stores the rollover's API response. After an erasure or a seal command, a worker does. */
const storesResponse = (entry: TimelineEntry | undefined) =>
  entry?.type !== "rollover.sealed" && entry?.reason !== "account erased";

/** Creates a rollover between custodians that require no documents. */
export async function createRollover(
  api: TestApi,
  changes: object = {},
  source = "test-instant",
): Promise<string> {
  const account = await buildAccount(api, api.ak.organizationId, {
    dateOfBirth: "1960-02-03",
    // Unique, because a person (email and birth date) can make only one 60-day rollover in twelve months.
    email: `${newId("acct")}@example.com`,
  });
  const body = await buildRolloverBody(api, account.id);
  body.source.custodianId = await findCustodianId(api, source);
  body.destination.custodianId = await findCustodianId(api, "test-manual");
  const response = await api
    .call("post", "/v1/rollovers")
    .send({ ...body, ...changes })
    .expect(201);
  return response.body.id;
}

export const buildSides = (source: string, destination: string) => ({
  source: { accountType: source },
  destination: { accountType: destination },
});

export async function buildIraSides(api: TestApi) {
  const [from, to] = await Promise.all([
    findCustodianId(api, "test-instant"),
    findCustodianId(api, "test-manual"),
  ]);
  return {
    source: { custodianId: from, accountType: "traditional_ira", accountNumber: "IRA-55667788" },
    destination: { custodianId: to, accountType: "traditional_ira", accountNumber: "IRA-11223344" },
  };
}

/**
 * Executes an action. @param params by default, valid ones @param options the key, and further body fields
 */
export function act(
  api: TestApi,
  id: string,
  action: string,
  params?: unknown,
  { key, ...bodyFields }: { key?: string; [field: string]: unknown } = {},
) {
  const validParams = VALID_PARAMS[action as CallerAction];
  return api
    .call("post", `/v1/rollovers/${id}/actions`, key)
    .send({ action, params: params === undefined ? validParams : params, ...bodyFields });
}

export async function readStored({ db, ak }: TestApi, id: string) {
  const query = { where: { rolloverId: id }, orderBy: { sequence: "asc" } } as const;
  const [row, rows, events] = await Promise.all([
    findRollover(db, ak.organizationId, id),
    db.prisma.timelineEntry.findMany(query),
    db.prisma.event.findMany(query),
  ]);
  const timeline = rows as unknown as TimelineEntry[];
  if (!row) throw new Error(`no rollover ${id}`);
  return { row, timeline, events };
}

/** Expects row, timeline and events to agree, and a valid chain. */
export async function expectConsistent(api: TestApi, id: string) {
  const stored = await readStored(api, id);
  const { row, timeline, events } = stored;
  const head = { sequence: row.timelineSequence, hash: row.timelineHash };
  expect(findChainIssue(CHAIN_KEYS, timeline, head)).toBeNull();
  const emitted = timeline.filter(({ type }) => !TYPES_WITHOUT_EVENT.includes(type));
  const changes = emitted.filter(
    ({ type }) => type !== NOTE && ![REVEAL, LETTER, NIGO, REMINDER].some((pattern) => pattern.test(type)),
  );
  expect(changes).toHaveLength(row.version);
  const storedRow = await findRow(api.db.sql, id);
  expect(findDigestIssue(CHAIN_KEYS, storedRow!, timeline.at(-1)!)).toBeNull();
  if (storesResponse(timeline.at(-1))) await expectCurrentResponse(api, id);
  expect(timeline.at(-1)?.toState).toBe(row.state);
  for (const [index, entry] of timeline.entries()) {
    expect(entry.fromState).toBe(index === 0 ? null : timeline[index - 1]?.toState);
  }
  expect(events.map((event) => event.sequence)).toEqual(events.map((_event, index) => index + 1));
  expect(row.eventSequence).toBe(events.length);
  const actionEvents = events.filter(({ type }) => !type.endsWith("_mismatch"));
  for (const { type, data } of events) {
    expect(EVENT_TYPES[type as EventTypeName].data.safeParse(data).error).toBeUndefined();
  }
  expect(actionEvents.map(({ type, data }) => ({ type, data }))).toMatchObject(
    emitted.map(({ type, toState, fromState, data, sequence }, index) => ({
      type,
      // The schema check above covers the other fields.
      data: expect.objectContaining({
        rolloverId: id,
        accountId: row.accountId,
        externalId: row.externalId,
        sequence: actionEvents[index]?.sequence,
        state: toState,
        previousState: fromState,
        ...(DEADLINE_EVENTS.includes(type) ? { deadline: data.deadline } : {}),
        ...(type === "rollover.updated" ? { fields: data.fields } : {}),
        ...(type === NOTE ? { timelineSequence: sequence } : {}),
        ...(LETTER.test(type) ? { letter: expect.anything() } : {}),
        ...(REMINDER.test(type) ? { reminder: data.reminder } : {}),
        ...(REVEAL.test(type) ? { revealedBy: expect.anything() } : {}),
      }),
    })),
  );
  const timer = await api.db.prisma.rollover.findUniqueOrThrow({
    where: { id },
    select: { nextTimerAt: true },
  });
  expect(timer.nextTimerAt).toEqual(findNextTimer(row.deadlines));
  return stored;
}

export function findTimelineIssue({ row, timeline }: Awaited<ReturnType<typeof readStored>>) {
  return findChainIssue(CHAIN_KEYS, timeline, { sequence: row.timelineSequence, hash: row.timelineHash });
}

export async function expectAction(
  api: TestApi,
  id: string,
  action: string,
  state: string,
  params?: unknown,
): Promise<Response> {
  const before = await readStored(api, id);
  const response = await act(api, id, action, params);
  expect({ action, status: response.status, body: response.body.errors ?? null }).toEqual({
    action,
    status: 200,
    body: null,
  });
  const version = before.row.version + 1;
  expect(response.body).toMatchObject({ id, state, version });
  expect(response.headers.etag).toBe(`"${version}"`);
  const { timeline, events } = await expectConsistent(api, id);
  expect(timeline.at(-1)).toMatchObject({
    action,
    actor: { type: "api_key", id: api.ak.id },
    fromState: before.row.state,
    toState: state,
  });
  expect(events.length).toBeGreaterThan(before.events.length);
  const [rollover, shown] = await Promise.all([
    api.call("get", `/v1/rollovers/${id}`),
    api.call("get", `/v1/rollovers/${id}/state`),
  ]);
  expect(rollover.body).toEqual(response.body);
  const { status, pendingOn, deadlines } = response.body;
  // The ETag is the version and a digest, because a state depends on more than the row.
  expect(shown.headers.etag).toMatch(new RegExp(`^"${version}-[\\w-]{16}"$`));
  expect(shown.body).toMatchObject({
    id,
    object: "rollover_state",
    state,
    status,
    pendingOn,
    deadlines,
    version,
  });
  return response;
}

export async function runActions(
  api: TestApi,
  id: string,
  ...actions: (CallerAction | [CallerAction, object])[]
) {
  for (const entry of actions) {
    const [action, params] = typeof entry === "string" ? [entry, undefined] : entry;
    const response = await act(api, id, action, params);
    expect({ action, status: response.status }).toEqual({ action, status: 200 });
  }
}

export const ACTIONS_TO_PROCESSING = [
  "submit",
  "start_review",
  "approve",
  "send_to_custodian",
  "acknowledge",
] as const;
export const ACTIONS_TO_SENT = [...ACTIONS_TO_PROCESSING, "mark_funds_sent"] as const;
export const ACTIONS_TO_RECEIVED = [...ACTIONS_TO_SENT, "mark_funds_received"] as const;
