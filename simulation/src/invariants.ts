import type { Organization } from "./workload/fixture.ts";
import type { History, Write } from "./workload/history.ts";
import type { PostgresServer } from "./world/postgres-server.ts";

interface EventRow {
  id: string;
  organization_id: string;
  rollover_id: string | null;
  sequence: number | null;
}

interface Checked {
  postgres: PostgresServer;
  history: History;
  organizations: readonly Organization[];
}

/** Caches notice a revocation within ten seconds, even without Redis. */
const REVOCATION_MS = 10_500;

/** Compares what clients and receivers observed with the database. @returns one line for each violation */
export async function findViolations(checked: Checked): Promise<string[]> {
  const events = await checked.postgres.query<EventRow>(
    "SELECT id, organization_id, rollover_id, sequence FROM events ORDER BY position, coalesce(sequence, 0), id",
  );
  const results = [
    await findDatabaseViolations(checked.postgres),
    await findDeliveryViolations(checked, events),
    findFeedViolations(checked, events),
    await findWriteViolations(checked),
    await findApprovalViolations(checked),
    findSessionViolations(checked.history),
    await findIsolationViolations(checked),
  ];
  return results.flat();
}

/** Each query returns what must not exist. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  "the events of a rollover have a gap": `SELECT rollover_id AS id FROM events WHERE sequence > 0 GROUP BY rollover_id
    HAVING count(*) <> max(sequence) OR count(DISTINCT sequence) <> count(*)`,
  "a rollover counts other events than it has": `SELECT r.id FROM rollovers r
    WHERE r.event_sequence <> (SELECT count(*) FROM events e WHERE e.rollover_id = r.id AND e.sequence > 0)`,
  "a timeline has a gap": `SELECT rollover_id AS id FROM timeline_entries GROUP BY rollover_id
    HAVING count(*) <> max(sequence) OR min(sequence) <> 1`,
  "a timeline's hashes do not form a chain": `SELECT rollover_id AS id FROM (
      SELECT rollover_id, sequence, prev_hash, lag(hash) OVER (PARTITION BY rollover_id ORDER BY sequence) AS before
      FROM timeline_entries) entry WHERE sequence > 1 AND prev_hash <> before`,
  "a rollover's row and timeline differ": `SELECT r.id FROM rollovers r JOIN timeline_entries t
      ON t.rollover_id = r.id AND t.sequence = r.timeline_sequence WHERE t.hash <> r.timeline_hash OR t.to_state <> r.state`,
  "a delivery still waits": `SELECT d.id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpoint_id
    WHERE d.status = 'waiting' AND e.enabled`,
  "an event has two deliveries to one endpoint": `SELECT event_id AS id FROM webhook_deliveries WHERE kind = 'event'
    GROUP BY event_id, endpoint_id HAVING count(*) > 1`,
};

async function findDatabaseViolations(postgres: PostgresServer): Promise<string[]> {
  const violations: string[] = [];
  for (const [title, sql] of Object.entries(FORBIDDEN)) {
    const rows = await postgres.query<{ id: string }>(sql);
    violations.push(...rows.map(({ id }) => `${title}: ${id}`));
  }
  return violations;
}

async function findDeliveryViolations(
  { postgres, history, organizations }: Checked,
  events: readonly EventRow[],
): Promise<string[]> {
  const violations: string[] = [];
  const deliveries = await postgres.query<{ event_id: string; organization_id: string; status: string }>(
    "SELECT event_id, organization_id, status FROM webhook_deliveries",
  );
  const failed = new Set(
    deliveries.filter(({ status }) => status !== "succeeded").map(({ event_id }) => event_id),
  );
  for (const { name, id } of organizations) {
    const receipts = history.receipts.filter(({ organization }) => organization === name);
    const accepted = new Set(receipts.filter((one) => one.isAccepted).map(({ eventId }) => eventId));
    for (const { event_id, organization_id, status } of deliveries)
      if (organization_id === id && status === "succeeded" && !accepted.has(event_id))
        violations.push(`a delivery succeeded, but its receiver has not accepted it: ${event_id}`);
    const rows = new Map(
      events.filter(({ organization_id }) => organization_id === id).map((event) => [event.id, event]),
    );
    const highest = new Map<string, number>();
    for (const eventId of accepted) {
      const event = rows.get(eventId);
      if (!event?.rollover_id || !event.sequence || failed.has(eventId)) continue;
      const before = highest.get(event.rollover_id) ?? 0;
      if (event.sequence < before)
        violations.push(
          `a receiver got event ${event.sequence} of ${event.rollover_id} after event ${before}: ${eventId}`,
        );
      highest.set(event.rollover_id, Math.max(before, event.sequence));
    }
  }
  return violations;
}

function findFeedViolations({ history, organizations }: Checked, events: readonly EventRow[]): string[] {
  const violations: string[] = [];
  for (const { name, id } of organizations) {
    const followed = history.followed[name] ?? [];
    const seen = new Set(followed);
    for (const event of events)
      if (event.organization_id === id && !seen.has(event.id))
        violations.push(`the feed skipped an event: ${event.id}`);
    if (seen.size < followed.length && !history.lost)
      violations.push(`the feed of organization ${name} has an event twice`);
  }
  return violations;
}

async function findWriteViolations({ postgres, history, organizations }: Checked): Promise<string[]> {
  const violations: string[] = [];
  for (const { name, id } of organizations) {
    const rows = await postgres.query<{ id: string; receipts: { amount: string }[] }>(
      "SELECT id, receipts FROM rollovers WHERE organization_id = $1",
      [id],
    );
    const writes = history.writes.filter(
      ({ organization, answer }) => organization === name && answer !== null && answer.status < 300,
    );
    const created = writes.filter(({ kind }) => kind === "create_rollover");
    const answeredIds = new Set(created.map(toId));
    const storedIds = new Set(rows.map((row) => row.id));
    for (const write of created)
      if (!storedIds.has(toId(write)) && !history.isLost(write.answeredAt))
        violations.push(`an accepted rollover is missing: ${toId(write)}`);
    for (const stored of storedIds)
      if (!answeredIds.has(stored))
        violations.push(`a rollover exists that no accepted request created: ${stored}`);
    for (const row of rows) violations.push(...findMoneyViolations(row, writes, history));
  }
  return violations;
}

const toId = ({ answer }: Write): string => (JSON.parse(answer?.body ?? "{}") as { id: string }).id;

/** Each accepted receipt of money is in the row once. The sandbox's own steps use other amounts. */
function findMoneyViolations(
  row: { id: string; receipts: { amount: string }[] },
  writes: readonly Write[],
  history: History,
): string[] {
  const violations: string[] = [];
  const received = writes.filter(({ kind, path }) => kind === "receive" && path.includes(row.id));
  const toAmount = ({ requestBody }: Write) =>
    (JSON.parse(requestBody) as { params: { amount: string } }).params.amount;
  for (const amount of new Set(received.map(toAmount))) {
    const accepted = received.filter((write) => toAmount(write) === amount);
    const certain = accepted.filter(({ answeredAt }) => !history.isLost(answeredAt)).length;
    const stored = row.receipts.filter((receipt) => receipt.amount === amount).length;
    if (stored < certain || stored > accepted.length)
      violations.push(
        `${accepted.length} receipts of ${amount} were accepted, and ${stored} are stored: ${row.id}`,
      );
  }
  return violations;
}

async function findApprovalViolations({ postgres, organizations }: Checked): Promise<string[]> {
  // The first person owns the organization's API key and all its successors.
  const rows = await postgres.query<{ id: string; organization_id: string; decided_by: { id: string } }>(
    "SELECT id, organization_id, decided_by FROM approvals WHERE state IN ('confirmed', 'done') AND requested_by ->> 'type' = 'api_key'",
  );
  return rows
    .filter((row) =>
      organizations.some(
        ({ id, humans }) => id === row.organization_id && humans[0].memberId === row.decided_by.id,
      ),
    )
    .map(({ id }) => `one person requested and confirmed an approval: ${id}`);
}

function findSessionViolations({ sessionUses, revokedAt }: History): string[] {
  return sessionUses
    .filter(
      ({ keyId, startedAt, status }) =>
        status < 300 && startedAt > (revokedAt.get(keyId) ?? Number.POSITIVE_INFINITY) + REVOCATION_MS,
    )
    .map(({ keyId }) => `a session outlived its key: ${keyId}`);
}

async function findIsolationViolations({ postgres, history, organizations }: Checked): Promise<string[]> {
  const violations: string[] = [];
  for (const { id, name } of organizations) {
    const rows = await postgres.query<{ id: string }>(
      `SELECT id FROM rollovers WHERE organization_id = $1 UNION ALL SELECT id FROM accounts WHERE organization_id = $1
       UNION ALL SELECT id FROM events WHERE organization_id = $1 UNION ALL SELECT id FROM approvals WHERE organization_id = $1
       UNION ALL SELECT id FROM webhook_endpoints WHERE organization_id = $1 UNION ALL SELECT id FROM api_keys WHERE organization_id = $1`,
      [id],
    );
    // A 404 answer repeats the requested ID.
    const others = history.answers
      .filter((answer) => answer.organization !== name && answer.status !== 404)
      .map(({ text }) => text)
      .join("\n");
    for (const row of rows)
      if (others.includes(row.id)) violations.push(`another organization read ${row.id}`);
  }
  return violations;
}
