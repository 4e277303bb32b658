import {
  createCounterByParent,
  insertRows,
  json,
  kysely,
  type Params,
  type RawBuilder,
  type Sql,
  sql,
  statement,
  type TypesOf,
  typedList,
  unnestLists,
  type Write,
} from "@svc/database";
import type { StoredResponse } from "../responses/rollover-responses.ts";
import type { TimelineEntry } from "./timeline-chain.ts";

export function toEntryWrite(
  organizationId: string,
  { hash, requestId }: TimelineEntry,
  sealed: string,
): Write {
  return { table: "timelineEntries", sealed, types: COLUMN_TYPES, row: { organizationId, hash, requestId } };
}

/** A test compares these types with the table. */
export const COLUMN_TYPES: TypesOf<"timelineEntries"> = {
  organizationId: "text",
  rolloverId: "text",
  sequence: "int",
  type: "text",
  at: "timestamptz",
  actor: "jsonb",
  action: "text",
  fromState: "text",
  toState: "text",
  reason: "text",
  data: "jsonb",
  requestedBy: "jsonb",
  requestId: "text",
  sealedTexts: "text",
  rowDigest: "text",
  keyId: "text",
  prevHash: "text",
  hash: "text",
};

export async function appendEntries(
  tx: Sql,
  organizationId: string,
  entries: readonly TimelineEntry[],
): Promise<void> {
  await insertRows(
    tx,
    "timelineEntries",
    entries.map((entry) => toRow(organizationId, entry)),
  );
}

function toRow(organizationId: string, { actor, data, requestedBy, ...columns }: TimelineEntry) {
  const jsonColumns = { actor: json(actor), data: json(data), requestedBy: requestedBy && json(requestedBy) };
  return { ...columns, ...jsonColumns, organizationId };
}

const ENTRY_COLUMNS = [
  "rolloverId",
  "sequence",
  "type",
  "at",
  "actor",
  "action",
  "fromState",
  "toState",
  "reason",
  "data",
  "requestedBy",
  "requestId",
  "sealedTexts",
  "rowDigest",
  "keyId",
  "prevHash",
  "hash",
] as const;
const QUALIFIED_COLUMNS = ENTRY_COLUMNS.map((name) => `entry.${name}` as const);

interface StoredEntry extends TimelineEntry {
  accountId: string;
  /** Encrypted key for free text. Null if the account is erased. */
  textsKeyCiphertext: string | null;
}

export async function readEntries(
  db: Sql,
  organizationId: string,
  { rolloverIds, after, limit }: { rolloverIds: readonly string[]; after: number; limit: number },
): Promise<StoredEntry[]> {
  return readPages(db, { organizationId, rolloverIds, after, limit });
}

const selectEntriesAfter = (after: RawBuilder<number>, limit: RawBuilder<number>) =>
  kysely
    .selectFrom("timelineEntries")
    .select(ENTRY_COLUMNS)
    .where("rolloverId", "=", sql<string>`wanted.id`)
    .where("sequence", ">", after)
    .orderBy("sequence")
    .limit(limit);

const readPages = statement(
  "timeline_page",
  (param: Params<{ organizationId: string; rolloverIds: readonly string[]; after: number; limit: number }>) =>
    kysely
      .selectFrom(unnestLists("wanted", { id: typedList("text", param.rolloverIds) }))
      .innerJoin("rollovers as rollover", "rollover.id", "wanted.id")
      .innerJoin("accounts as account", "account.id", "rollover.accountId")
      .crossJoinLateral(
        selectEntriesAfter(param.after, param.limit)
          .where("organizationId", "=", param.organizationId)
          .as("entry"),
      )
      .select([...QUALIFIED_COLUMNS, "account.id as accountId", "account.textsKeyCiphertext"])
      .where("rollover.organizationId", "=", param.organizationId)
      .where("account.organizationId", "=", param.organizationId)
      .orderBy("entry.rolloverId")
      .orderBy("entry.sequence")
      .$narrowType<TimelineEntry>(),
);

export const countEntries = createCounterByParent("timeline_total_count_of_many", (param, rolloverId) =>
  kysely
    .selectFrom("timelineEntries")
    .where("organizationId", "=", param.organizationId)
    .where("rolloverId", "=", rolloverId),
);

/** Lowest `int`, so that forged entries with a sequence below 1 are read too. */
export const BEFORE_FIRST_SEQUENCE = -(2 ** 31);

/** Reads timelines of any organization. */
export async function readChains(
  db: Sql,
  positions: readonly { rolloverId: string; after: number }[],
  limit: number,
): Promise<TimelineEntry[]> {
  return readNext(db, {
    ids: positions.map(({ rolloverId }) => rolloverId),
    afters: positions.map(({ after }) => after),
    limit,
  });
}

const readNext = statement(
  "timeline_chains",
  (param: Params<{ ids: readonly string[]; afters: readonly number[]; limit: number }>) =>
    kysely
      .selectFrom(
        unnestLists("wanted", { id: typedList("text", param.ids), after: typedList("int", param.afters) }),
      )
      .crossJoinLateral(selectEntriesAfter(sql`wanted.after`, param.limit).as("entry"))
      .select(QUALIFIED_COLUMNS)
      .orderBy("entry.rolloverId")
      .orderBy("entry.sequence")
      .$narrowType<TimelineEntry>(),
);

/** Returns hashes by rollover ID. Omits rollovers without an entry at the position. */
export async function readSealsAt(
  db: Sql,
  heads: readonly { rolloverId: string; sequence: number }[],
): Promise<Map<string, string>> {
  const rows = await readSeals(db, {
    ids: heads.map(({ rolloverId }) => rolloverId),
    sequences: heads.map(({ sequence }) => sequence),
  });
  return new Map(rows.map(({ rolloverId, hash }) => [rolloverId, hash]));
}

const readSeals = statement(
  "timeline_seals_at",
  (param: Params<{ ids: readonly string[]; sequences: readonly number[] }>) =>
    kysely
      .selectFrom(
        unnestLists("wanted", {
          id: typedList("text", param.ids),
          sequence: typedList("int", param.sequences),
        }),
      )
      .innerJoin("timelineEntries as entry", (join) =>
        join.onRef("entry.rolloverId", "=", "wanted.id").onRef("entry.sequence", "=", "wanted.sequence"),
      )
      .select(["entry.rolloverId", "entry.hash"]),
);

export interface LastEntry {
  entry: TimelineEntry | null;
  response: StoredResponse | null;
  textsKeyCiphertext: string | null;
  birthDateCiphertext: string | null;
}

export async function readLastEntries(
  tx: Sql,
  organizationId: string,
  rollovers: readonly { id: string; accountId: string }[],
): Promise<Map<string, LastEntry>> {
  const rows = await readLast(tx, {
    organizationId,
    ids: rollovers.map(({ id }) => id),
    accountIds: rollovers.map(({ accountId }) => accountId),
  });
  return new Map(
    rows.map(({ wantedId, textsKeyCiphertext, birthDateCiphertext, ...row }) => {
      const { responseSequence: sequence, basis, body, responseKeyId: keyId, seal, ...entry } = row;
      return [
        wantedId,
        {
          textsKeyCiphertext,
          birthDateCiphertext,
          response: sequence === null ? null : ({ sequence, basis, body, keyId, seal } as StoredResponse),
          entry: entry.sequence === null ? null : (entry as TimelineEntry),
        },
      ];
    }),
  );
}

const readLast = statement(
  "timeline_ends",
  (param: Params<{ organizationId: string; ids: readonly string[]; accountIds: readonly string[] }>) =>
    kysely
      .selectFrom(
        unnestLists("wanted", {
          id: typedList("text", param.ids),
          accountId: typedList("text", param.accountIds),
        }),
      )
      .innerJoin("accounts as account", "account.id", "wanted.accountId")
      .leftJoin("rolloverAnswers as response", "response.id", "wanted.id")
      .leftJoinLateral(
        (wanted) =>
          wanted
            .selectFrom("timelineEntries")
            .select(ENTRY_COLUMNS)
            .whereRef("rolloverId", "=", "wanted.id")
            .orderBy("sequence", "desc")
            .limit(1)
            .as("entry"),
        (join) => join.onTrue(),
      )
      .select(["wanted.id as wantedId", "account.textsKeyCiphertext", ...QUALIFIED_COLUMNS])
      .select("account.dateOfBirthCiphertext as birthDateCiphertext")
      .select(["response.sequence as responseSequence", "response.basis", "response.body"])
      .select(["response.keyId as responseKeyId", "response.seal"])
      .where("account.organizationId", "=", param.organizationId),
);
