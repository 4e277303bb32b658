import { type Sql, toSql } from "../sql.ts";
import type { Replica } from "./replica.ts";

/** Sends statements outside transactions to the replica. */
export function readFromReplica(
  primary: { sql: Sql; isPrepared: boolean },
  replica: Replica,
  organizationId: string,
): { sql: Sql } {
  return {
    sql: {
      query: (statement) =>
        replica.read(
          organizationId,
          (client) => toSql(client, primary.isPrepared).query(statement),
          () => primary.sql.query(statement),
        ),
    },
  };
}
