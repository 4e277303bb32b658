import { kysely, type Params, type Sql, sql, statement } from "@svc/database";

/** Stored as `data.instructions` in timeline entries that change the instructions. */
export interface InstructionVersion {
  /** Counted from 1. */
  version: number;
  /** The previous version, which is void. */
  replaces: number | null;
}

export async function readInstructionVersion(
  db: Sql,
  { organizationId, id: rolloverId }: { organizationId: string; id: string },
): Promise<InstructionVersion> {
  const row = await readLastVersion.first(db, { organizationId, rolloverId });
  return toInstructionVersion(row?.version ?? 1);
}

export function toInstructionVersion(version: number): InstructionVersion {
  return { version, replaces: version === 1 ? null : version - 1 };
}

const readLastVersion = statement(
  "rollover_instruction_version",
  (param: Params<{ organizationId: string; rolloverId: string }>) =>
    kysely
      .selectFrom("timelineEntries")
      .select(sql<number | null>`max((data -> 'instructions' ->> 'version')::int)`.as("version"))
      .where("organizationId", "=", param.organizationId)
      .where("rolloverId", "=", param.rolloverId),
);
