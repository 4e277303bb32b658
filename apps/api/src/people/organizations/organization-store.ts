import {
  insertRow,
  json,
  kysely,
  type NewRow,
  type Params,
  type Row,
  type Sql,
  statement,
  updateRow,
} from "@svc/database";
import type { DeadlineDays } from "@svc/rollover-rules/deadlines/timeouts";
import type { StoredFundsRules } from "./incoming-funds-rules.ts";
import type { StoredParticipantMessages } from "./participant-messages.ts";

export type Organization = Row<"organizations">;

const COLUMNS = [
  "id",
  "name",
  "allowedOrigins",
  "timeZone",
  "deadlineDays",
  "clockOffsetMs",
  "lockedAt",
  "lockReason",
  "secondPerson",
  "requiresPasskey",
  "incomingFundsRules",
  "participantMessages",
  "version",
  "createdAt",
  "updatedAt",
] as const;

export async function findOrganization(db: Sql, id: string): Promise<Organization | null> {
  return findById.first(db, { id });
}

const byId = (param: Params<{ id: string }>) =>
  kysely.selectFrom("organizations").select(COLUMNS).where("id", "=", param.id);
const findById = statement("organization_by_id", byId);

export async function lockOrganization(tx: Sql, id: string): Promise<Organization | null> {
  return lockById.first(tx, { id });
}

const lockById = statement("organization_locked", (param: Params<{ id: string }>) =>
  byId(param).forNoKeyUpdate(),
);

export function readOrganizations(db: Sql): Promise<Organization[]> {
  return readAll(db);
}

const readAll = statement("organizations", () =>
  kysely.selectFrom("organizations").select(COLUMNS).orderBy("createdAt").orderBy("id"),
);

export function insertOrganization(tx: Sql, row: NewRow<"organizations">): Promise<Organization> {
  return insertRow(tx, { table: "organizations", row }, COLUMNS);
}

interface ChangedSettings {
  name: string;
  timeZone: string;
  deadlineDays: DeadlineDays;
  incomingFundsRules: StoredFundsRules;
  participantMessages: StoredParticipantMessages;
  secondPerson: string[];
  requiresPasskey: boolean;
  version: number;
}

type Changes =
  | { name: string; version: number }
  | { allowedOrigins: string[] }
  | ChangedSettings
  | { lockedAt: Date | null; lockReason: string | null };

export async function updateOrganization(
  tx: Sql,
  id: string,
  { changes, at }: { changes: Changes; at: Date },
): Promise<Organization> {
  const columns =
    "deadlineDays" in changes
      ? {
          ...changes,
          deadlineDays: json(changes.deadlineDays),
          incomingFundsRules: json(changes.incomingFundsRules),
          participantMessages: json(changes.participantMessages),
        }
      : changes;
  const row = await updateRow(
    tx,
    { table: "organizations", id, changes: { ...columns, updatedAt: at } },
    COLUMNS,
  );
  if (!row) throw new Error(`no organization ${id}`);
  return row;
}
