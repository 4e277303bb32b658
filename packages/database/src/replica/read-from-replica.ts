import { type Sql, type Statement, type TextRows, toSql } from "../sql.ts";
import { queryTexts } from "../wire/query-texts.ts";
import type { WireClient } from "../wire/wire-client.ts";
import type { WireRows } from "../wire/wire-rows.ts";
import type { Replica } from "./replica.ts";

/** What of a database only reads, outside of transactions. */
interface Reads {
  sql: Sql;
  queryTexts(statement: Statement): Promise<TextRows>;
  queryRows<Result>(statement: Statement, read: (rows: WireRows) => Result): Promise<Result>;
}

/** A database whose statements outside of transactions are the replica's to answer. Transactions are the primary's. */
export function readFromReplica(
  primary: Reads & { isPrepared: boolean },
  replica: Replica,
  organizationId: string,
): Reads {
  const { isPrepared } = primary;
  return {
    sql: {
      query: (statement) =>
        replica.read(
          organizationId,
          (client) => toSql(client, isPrepared).query(statement),
          () => primary.sql.query(statement),
        ),
    },
    queryTexts: (statement) =>
      replica.read(
        organizationId,
        (client) => queryTexts(client, isPrepared, statement),
        () => primary.queryTexts(statement),
      ),
    queryRows: async (statement, read) => {
      const { name, ...plain } = statement;
      const sent: Statement = isPrepared && name !== undefined ? { name, ...plain } : plain;
      const result = await replica.read(
        organizationId,
        // The clients of a pool are of that class.
        (client) => (client as unknown as WireClient).queryRows(sent, read),
        async () => {
          const made = await primary.queryRows(statement, read);
          return () => made;
        },
      );
      return result();
    },
  };
}
