import { recordEvents, type Sql } from "@svc/database";
import { newId } from "@svc/service-kit";
import type { TestEnvironment } from "@svc/testing";

export async function beginTransaction({ db }: Pick<TestEnvironment, "db">) {
  const client = await db.pool.connect();
  await client.query("BEGIN");
  const sql: Sql = {
    query: async ({ text, values }) => (await client.query(text, values as unknown[])).rows,
  };
  const end = async (statement: "COMMIT" | "ROLLBACK") => {
    await client.query(statement);
    client.release();
  };
  return { sql, run: (text: string) => client.query(text), end };
}

export function buildRolloverEvents(
  { organizationId, rolloverId }: { organizationId: string; rolloverId: string },
  sequences: number[],
  at = new Date(),
) {
  return sequences.map((sequence) => ({
    organizationId,
    type: "rollover.updated" as const,
    data: { rolloverId, sequence },
    rollover: { id: rolloverId, sequence },
    at,
  }));
}

/** Writes events of a new rollover. @returns the rollover's ID */
export async function writeEvents(
  sql: Sql,
  organizationId: string,
  { at = new Date(), sequences = [1] } = {},
): Promise<string> {
  const rolloverId = newId("rol");
  await recordEvents(sql, buildRolloverEvents({ organizationId, rolloverId }, sequences, at));
  return rolloverId;
}
