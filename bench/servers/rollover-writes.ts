import { hash, randomBytes } from "node:crypto";
import type pg from "pg";
import { type JsonObject, Seals } from "./seals.ts";
import type { ServerConfig } from "./server-config.ts";

// Creates and submits rollovers as the contract requires: idempotent, with a sealed history, an outbox event and encrypted account numbers.
// Eligibility, taxes and deadlines are copied from the API's response. BENCH_DESIGN=api also stores what the API's design requires.

const isApiDesign = process.env.BENCH_DESIGN === "api";

interface Side {
  custodianId: string;
  accountType: string;
  accountNumber: string;
  planName?: string;
}

interface Input {
  accountId: string;
  externalId?: string;
  source: Side;
  destination: Side;
}

export interface WriteCall {
  organizationId: string;
  keyId: string;
  /** Idempotency key. */
  key: string;
  body: unknown;
  serialize(view: JsonObject): string;
}

export interface WriteResponse {
  status: number;
  body: string;
  isReplayed?: boolean;
}

interface StoredResponse {
  fingerprint: string;
  status: number;
  answer: string;
}

const toColumn = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const toValue = (value: unknown) =>
  typeof value === "object" && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;
const formatPlaceholders = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `$${index + from}`).join(", ");
const newId = (prefix: string) => `${prefix}_${randomBytes(13).toString("hex")}`;

const RECORD =
  "SELECT fingerprint, status, answer FROM idempotency_records WHERE organization_id = $1 AND key = $2";
const ACCOUNT = `SELECT status, date_of_birth_ciphertext FROM accounts WHERE organization_id = $1 AND id = $2 FOR KEY SHARE`;
/** Encrypted account numbers and their digests. */
const NUMBER_COLUMNS = [
  "source_number_ciphertext",
  "source_number_index",
  "destination_number_ciphertext",
  "destination_number_index",
];
const ENTRY = `INSERT INTO timeline_entries (rollover_id, sequence, type, at, actor, action, from_state, to_state, data,
  texts_ciphertext, row_digest, prev_hash, hash) VALUES (${formatPlaceholders(13)})`;
const EVENT = `INSERT INTO events (id, organization_id, rollover_id, type, data, created_at) VALUES (${formatPlaceholders(6)})`;
const INSERT_RECORD = `INSERT INTO idempotency_records (organization_id, key, fingerprint, status, answer) VALUES (${formatPlaceholders(5)})`;
/** Array columns. Other lists are jsonb. */
const ARRAYS = new Set(["residuals", "tags"]);

export class RolloverWrites {
  private readonly pool: pg.Pool;
  private readonly config: ServerConfig;
  private readonly seals = new Seals();
  /** SQL that locks and reads a rollover. */
  private readonly lock: string;
  /** Fields that a submission changes. */
  private readonly changed: readonly string[];

  constructor(pool: pg.Pool, columns: string, config: ServerConfig) {
    this.pool = pool;
    this.config = config;
    const numbers = NUMBER_COLUMNS.map((name) => `rollover.${name}`).join(", ");
    this.lock = `SELECT ${columns}, ${numbers}, timeline_sequence, timeline_hash FROM rollovers rollover
      WHERE organization_id = $1 AND id = $2 FOR NO KEY UPDATE`;
    const { created = {}, submitted = {} } = config;
    this.changed = Object.keys(submitted).filter(
      (name) => JSON.stringify(created[name]) !== JSON.stringify(submitted[name]),
    );
  }

  create(call: WriteCall): Promise<WriteResponse> {
    const { organizationId } = call;
    const input = call.body as Input;
    return this.runOnce(call, "create", async (client) => {
      const account = await client.query({
        name: "account",
        text: ACCOUNT,
        values: [organizationId, input.accountId],
      });
      if (account.rows[0]?.status !== "active") return createError(422, "account_not_active");
      const now = new Date();
      const view: JsonObject = {
        ...this.config.created,
        id: newId("rol"),
        accountId: input.accountId,
        externalId: input.externalId ?? null,
        source: toSide(input.source),
        destination: toSide(input.destination),
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
      };
      const secrets = [input.source, input.destination].flatMap(({ accountNumber }, index) => [
        this.seals.seal(accountNumber, `rollovers.${index}.${view.id}`),
        this.seals.digest(accountNumber),
      ]);
      const { object: _object, environment: _environment, ...fields } = view;
      const entry = this.seals.buildEntry(view, secrets, { sequence: 0, hash: "" }, call, null);
      const row: JsonObject = {
        ...fields,
        organizationId,
        ...Object.fromEntries(NUMBER_COLUMNS.map((name, index) => [name, secrets[index]])),
        timelineSequence: 1,
        timelineHash: entry.at(-1),
      };
      const text = `INSERT INTO rollovers (${Object.keys(row).map(toColumn)}) VALUES (${formatPlaceholders(Object.keys(row).length)})`;
      await client.query({ name: "insert", text, values: toValues(row) });
      await this.writeHistory(client, view, entry, call);
      return { status: 201, body: call.serialize(view) };
    });
  }

  submit(id: string, call: WriteCall): Promise<WriteResponse> {
    return this.runOnce(call, `submit ${id}`, async (client) => {
      const values = [call.organizationId, id];
      const { rows } = await client.query({ name: "lock", text: this.lock, values });
      const [row] = rows;
      if (!row) return createError(404, "not_found");
      const last = await client.query({
        name: "last entry",
        text: `SELECT sequence, type, at, actor, action, data, row_digest, prev_hash, hash FROM timeline_entries
          WHERE rollover_id = $1 ORDER BY sequence DESC LIMIT 1`,
        values: [id],
      });
      const { timeline_sequence: sequence, timeline_hash: hash, ...fields } = row;
      const secrets = NUMBER_COLUMNS.map((name) => row[name]);
      for (const name of NUMBER_COLUMNS) delete fields[name];
      const before: JsonObject = { ...fields, object: "rollover", environment: "test" };
      if (
        last.rows[0]?.row_digest !== this.seals.computeRowDigest(before, secrets) ||
        last.rows[0]?.hash !== hash
      )
        return createError(409, "history_mismatch");
      if (row.state !== "draft") return createError(409, "invalid_transition");
      const now = new Date().toISOString();
      const { params } = call.body as { params: { consentReference: string } };
      const changes: JsonObject = {
        ...Object.fromEntries(this.changed.map((name) => [name, this.config.submitted[name]])),
        consent: { reference: params.consentReference, givenAt: now, supersededAt: null },
        version: row.version + 1,
        updatedAt: now,
      };
      const view = { ...before, ...changes };
      const entry = this.seals.buildEntry(view, secrets, { sequence, hash }, call, "draft");
      const updated = { ...changes, timelineSequence: sequence + 1, timelineHash: entry.at(-1) };
      const set = Object.keys(updated).map((name, index) => `${toColumn(name)} = $${index + 2}`);
      const text = `UPDATE rollovers SET ${set.join(", ")} WHERE id = $1`;
      await client.query({ name: "update", text, values: [id, ...toValues(updated)] });
      await this.writeHistory(client, view, entry, call);
      return { status: 200, body: call.serialize(view) };
    });
  }

  /** Runs `work` once for each idempotency key, in one transaction that also stores the response. */
  private async runOnce(
    call: WriteCall,
    what: string,
    work: (client: pg.PoolClient) => Promise<WriteResponse>,
  ): Promise<WriteResponse> {
    const { organizationId, key } = call;
    const fingerprint = hash("sha256", `${what} ${JSON.stringify(call.body)}`);
    const client = await this.pool.connect();
    try {
      await client.query("BEGIN");
      const known = await client.query({ name: "record", text: RECORD, values: [organizationId, key] });
      const [record] = known.rows;
      const response = record ? this.replay(record, fingerprint, key) : await work(client);
      if (!record && response.status < 300) {
        const { status, body } = response;
        const stored = isApiDesign ? this.seals.seal(body, key) : body;
        const values = [organizationId, key, fingerprint, status, stored];
        await client.query({ name: "remember", text: INSERT_RECORD, values });
      }
      await client.query("COMMIT");
      return response;
    } catch (error) {
      await client.query("ROLLBACK");
      // A concurrent request with the same key committed first.
      if ((error as { constraint?: string }).constraint === "idempotency_records_pkey")
        return this.runOnce(call, what, work);
      throw error;
    } finally {
      client.release();
    }
  }

  /** Returns the stored response, or an error if the key was used for another request. */
  private replay(record: StoredResponse, fingerprint: string, key: string): WriteResponse {
    if (record.fingerprint !== fingerprint) return createError(422, "idempotency_key_reused");
    const body = isApiDesign ? this.seals.open(record.answer, key) : record.answer;
    return { status: record.status, body, isReplayed: true };
  }

  private async writeHistory(
    client: pg.PoolClient,
    view: JsonObject,
    entry: unknown[],
    call: WriteCall,
  ): Promise<void> {
    await client.query({ name: "entry", text: ENTRY, values: entry });
    const { id, accountId, externalId, state, pendingOn } = view;
    // In the order of the columns of ENTRY.
    const [, sequence, type, , , , previousState] = entry;
    const data = { rolloverId: id, accountId, externalId, sequence, state, previousState, pendingOn };
    const values = [newId("evt"), call.organizationId, id, type, JSON.stringify(data), view.updatedAt];
    await client.query({ name: "event", text: EVENT, values });
    const { organizationId } = call;
    if (isApiDesign)
      await writeAsApi(client, { organizationId, view, body: call.serialize(view), seals: this.seals });
  }
}

const createError = (status: number, code: string): WriteResponse => ({
  status,
  body: JSON.stringify({ error: code }),
});

const toSide = ({ custodianId, accountType, accountNumber, planName }: Side) => ({
  custodianId,
  accountType,
  accountNumberMask: `****${accountNumber.slice(-4)}`,
  planId: null,
  planName: planName ?? null,
  firstContributionDate: null,
});

const toValues = (row: JsonObject) =>
  Object.entries(row).map(([name, value]) => (ARRAYS.has(name) ? value : toValue(value)));

const WORK = `INSERT INTO open_work (id, organization_id, state, pending_on, type, priority, class_key, source_key, destination_key,
    assignee_key, live_key, created_at, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (id) DO UPDATE SET state = $3, pending_on = $4, class_key = $7, source_key = $8, destination_key = $9, assignee_key = $10,
    due_at = $13`;
const UPDATED = `INSERT INTO rollover_updates (id, class_key, source_key, destination_key, assignee_key, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (id) DO UPDATE SET class_key = $2, source_key = $3, destination_key = $4, assignee_key = $5, updated_at = $6`;
const RESPONSE = `INSERT INTO rollover_answers (id, seal, body) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET seal = $2, body = $3`;

/** Writes the rows that the API's design requires, for lists and stored responses. */
async function writeAsApi(
  client: pg.PoolClient,
  {
    organizationId,
    view,
    body,
    seals,
  }: { organizationId: string; view: JsonObject; body: string; seals: Seals },
): Promise<void> {
  const { id, accountId, state, pendingOn, type, priority, assigneeId, createdAt, updatedAt, deadlines } =
    view;
  const [source, destination] = [view.source, view.destination] as { custodianId: string }[];
  const kind = [state, pendingOn, type, priority].join("/");
  const key = (...parts: unknown[]) => hash("sha256", [...parts, kind].join("/"), "buffer").subarray(0, 16);
  const keys = [
    key(organizationId),
    key(organizationId, source?.custodianId),
    key(organizationId, destination?.custodianId),
    pendingOn === "none" ? null : key(organizationId, assigneeId),
  ];
  const live = hash("sha256", `${accountId}/${id}`, "buffer").subarray(0, 16);
  const [deadline] = deadlines as { dueAt?: string }[];
  const work = [id, organizationId, state, pendingOn, type, priority, ...keys, live, createdAt];
  await client.query({ name: "work", text: WORK, values: [...work, deadline?.dueAt ?? "infinity"] });
  await client.query({ name: "updated", text: UPDATED, values: [id, ...keys, updatedAt] });
  await client.query({ name: "response", text: RESPONSE, values: [id, seals.digest(body), body] });
}
