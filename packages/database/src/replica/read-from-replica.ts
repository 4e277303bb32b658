import { type Sql, toSql } from "../sql.ts";
import type { Replica } from "./replica.ts";

/** A database whose statements outside of transactions are the replica's to answer. Transactions are the primary's. */
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
