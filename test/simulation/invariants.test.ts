import { describe, expect, it } from "@jest/globals";
import { type FinishedRun, findViolations } from "../../simulation/src/invariants/find-violations.ts";
import type { Book, Write } from "../../simulation/src/workload/history.ts";

const KEY = "key_1";
/** A rollover of organization a. Organization b requests it and gets 404. */
const OTHER_ROLLOVER = `rol_${"0".repeat(26)}`;
const REVOKED_AT_MS = 2_000;
/** How long the invariants let a session work after its key was revoked. */
const MAX_USE_AFTER_REVOCATION_MS = 10_500;
const SUMS = { sent: "10000.00", received: "150.77", posted: "0.00" };
const BOOK: Book = {
  reported: SUMS,
  ledger: SUMS,
  movements: [
    { account: "sent", amount: "10000.00" },
    { account: "received", amount: "150.77" },
  ],
};

function buildWrite(kind: string, path: string, { request = {}, response = {} as object }): Write {
  return {
    organization: "a",
    kind,
    path,
    idempotencyKey: kind,
    requestBody: JSON.stringify(request),
    headers: {},
    response: { status: 200, body: JSON.stringify(response) },
    respondedAt: 1_000,
  };
}

const buildEvent = (sequence: number) => ({
  id: `evt_${sequence}`,
  organizationId: "org_a",
  rolloverId: "rol_1",
  sequence,
});
const buildDelivery = (sequence: number) => ({
  eventId: `evt_${sequence}`,
  organizationId: "org_a",
  status: "succeeded",
});
const buildReceipt = (sequence: number) => ({
  organization: "a",
  eventId: `evt_${sequence}`,
  type: "rollover.held",
  rolloverId: "rol_1",
  isAccepted: true,
});

/** Creates a run without violations: one rollover with two events and one receipt. */
function createRun() {
  const created = buildWrite("create_rollover", "/v1/rollovers", { response: { id: "rol_1" } });
  const received = buildWrite("mark_funds_received", "/v1/rollovers/rol_1/actions", {
    request: { params: { amount: "150.77" } },
  });
  const lost = { from: 5_000, to: 6_000 };
  return {
    organizations: [
      { id: "org_a", name: "a" as const },
      { id: "org_b", name: "b" as const },
    ],
    history: {
      writes: [created, received],
      receipts: [buildReceipt(1), buildReceipt(2)],
      responses: [
        { organization: "a", path: "/v1/rollovers", status: 200, text: '{"id":"rol_1"}' },
        {
          organization: "b",
          path: `/v1/rollovers/${OTHER_ROLLOVER}`,
          status: 404,
          text: `no rollover with ID ${OTHER_ROLLOVER}`,
        },
      ],
      followedEventIds: { a: ["evt_1", "evt_2"], b: [] } as Record<string, string[]>,
      sessionUses: [{ keyId: KEY, startedAt: REVOKED_AT_MS + 10_000, status: 200 }],
      revokedAt: new Map([[KEY, REVOKED_AT_MS]]),
      lossPeriod: null as { from: number; to: number } | null,
      canBeLost: (at: number) => at >= lost.from && at <= lost.to,
      repeats: [{ write: created, repeated: created.response }],
      books: new Map([["rol_1", BOOK]]),
    },
    state: {
      events: [buildEvent(1), buildEvent(2)],
      deliveries: [buildDelivery(1), buildDelivery(2)],
      rollovers: [
        { id: "rol_1", organizationId: "org_a", receipts: [{ amount: "150.77", status: "received" }] },
      ],
      approvals: [{ id: "apr_1", requesters: ["usr_1"], confirmer: "usr_2" }],
      ids: ["rol_1", OTHER_ROLLOVER].map((id) => ({ organizationId: "org_a", id })),
      forbidden: [] as { title: string; id: string }[],
    },
  } satisfies FinishedRun;
}

type DamagedRun = ReturnType<typeof createRun>;

const changeBook = (changes: Partial<Book>) => (run: DamagedRun) =>
  void run.history.books.set("rol_1", { ...BOOK, ...changes });

/** The report of a violation, and a change to a run that causes it. */
const DAMAGES: readonly [report: string, damage: (run: DamagedRun) => void][] = [
  [
    "a timeline has a gap: rol_1",
    ({ state }) => void state.forbidden.push({ title: "a timeline has a gap", id: "rol_1" }),
  ],
  [
    "a delivery succeeded, but its receiver has not accepted it: evt_2",
    ({ history }) => void history.receipts.pop(),
  ],
  ["a receiver got event 1 of rol_1 after event 2: evt_1", ({ history }) => void history.receipts.reverse()],
  ["the feed skipped an event: evt_2", ({ history }) => void history.followedEventIds["a"]?.pop()],
  [
    "the feed of organization a has an event twice",
    ({ history }) => void history.followedEventIds["a"]?.push("evt_1"),
  ],
  ["an accepted rollover is missing: rol_1", ({ state }) => void state.rollovers.pop()],
  [
    "a rollover exists that no accepted request created: rol_2",
    ({ state }) => void state.rollovers.push({ id: "rol_2", organizationId: "org_a", receipts: [] }),
  ],
  [
    "two requests of organization a created the same rollover",
    ({ history }) =>
      void history.writes.push(buildWrite("create_rollover", "/v1/rollovers", { response: { id: "rol_1" } })),
  ],
  [
    'create_rollover create_rollover got 200 {"id":"rol_1"} and then 200 {"id":"rol_2"}',
    ({ history }) => {
      for (const one of history.repeats) one.repeated = { status: 200, body: '{"id":"rol_2"}' };
    },
  ],
  [
    "1 receipts of 150.77 were accepted, and 2 are stored: rol_1",
    ({ state, history }) => {
      history.books.clear();
      for (const row of state.rollovers) row.receipts.push({ amount: "150.77", status: "received" });
    },
  ],
  [
    "1 receipts of 150.77 were accepted, and 0 are stored: rol_1",
    ({ state, history }) => {
      history.books.clear();
      for (const row of state.rollovers) row.receipts.pop();
    },
  ],
  [
    "0 receipts of 200.77 were accepted, and 1 are stored: rol_1",
    ({ state, history }) => {
      history.books.clear();
      for (const row of state.rollovers) row.receipts.push({ amount: "200.77", status: "received" });
    },
  ],
  [
    "the received money differs (movements 150.77, ledger 150.77, reported 0, receipts 150.77): rol_1",
    changeBook({ reported: { ...SUMS, received: "0.00" } }),
  ],
  [
    "the received money differs (movements 150.77, ledger 0, reported 150.77, receipts 150.77): rol_1",
    changeBook({ ledger: { ...SUMS, received: "0.00" } }),
  ],
  [
    "the received money differs (movements 0, ledger 150.77, reported 150.77, receipts 150.77): rol_1",
    changeBook({ movements: BOOK.movements.slice(0, 1) }),
  ],
  [
    "the sent money differs (movements 10000, ledger 10000, reported 1): rol_1",
    changeBook({ reported: { ...SUMS, sent: "1.00" } }),
  ],
  [
    "the posted money differs (movements 0, ledger 1, reported 0): rol_1",
    changeBook({ ledger: { ...SUMS, posted: "1.00" } }),
  ],
  [
    "one person requested and confirmed an approval: apr_1",
    ({ state }) => {
      for (const approval of state.approvals) approval.confirmer = "usr_1";
    },
  ],
  [
    "a session outlived its key: key_1",
    ({ history }) => {
      const startedAt = REVOKED_AT_MS + MAX_USE_AFTER_REVOCATION_MS + 1;
      history.sessionUses.push({ keyId: KEY, startedAt, status: 200 });
    },
  ],
  [
    "another organization read rol_1",
    ({ history }) =>
      void history.responses.push({
        organization: "b",
        path: "/v1/rollovers",
        status: 200,
        text: '{"id":"rol_1"}',
      }),
  ],
  [
    "another organization read rol_1",
    ({ history }) =>
      void history.responses.push({
        organization: "b",
        path: `/v1/rollovers/${OTHER_ROLLOVER}`,
        status: 404,
        text: "rol_1",
      }),
  ],
  [
    `another organization read ${OTHER_ROLLOVER}`,
    ({ history }) =>
      void history.responses.push({
        organization: "b",
        path: `/v1/rollovers/${OTHER_ROLLOVER}`,
        status: 200,
        text: OTHER_ROLLOVER,
      }),
  ],
];

describe("The simulation", () => {
  it("finds no violation in a correct run", () => {
    expect(findViolations(createRun())).toEqual([]);
  });

  it.each(DAMAGES)("reports: %s", (violation, damage) => {
    const run = createRun();
    damage(run);
    expect(findViolations(run)).toEqual([violation]);
  });

  it("exempts writes that a failover lost", () => {
    const run = createRun();
    run.history.lossPeriod = { from: 5_000, to: 6_000 };
    run.history.books.clear();
    for (const write of run.history.writes) write.respondedAt = 5_500;
    run.state.rollovers.pop();
    run.history.followedEventIds["a"]?.push("evt_1");
    expect(findViolations(run)).toEqual([]);
  });
});
