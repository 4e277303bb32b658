import { type RawBuilder, sql } from "@svc/database";

export const TRANSIT_STATES = sql.raw("('funds_sent', 'funds_received', 'awaiting_documents', 'on_hold')");

/**
 * Selects the amount in transit of a row with `transfers`, `receipts` and `created_at`. `sent_on` is the day of the
 * oldest payment without a receipt. If every payment has a receipt, `sent_on` is the day of the oldest payment. Without
 * payments, it is the day the row was created. Use `hasNoMismatch` to exclude rows with an amount mismatch.
 * @param row alias of the row in the query
 */
export function selectTransitMoney(row: string): RawBuilder<{ amount: string; sentOn: string }> {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql`(SELECT
    sum(sent.amount) - (SELECT coalesce(sum(arrived.amount), 0)
      FROM jsonb_to_recordset(${column("receipts")}) AS arrived(amount numeric, status text)
      WHERE coalesce(arrived.status, 'received') = 'received') AS amount,
    coalesce(
      min(coalesce(sent."sentOn", sent."recordedOn")) FILTER (WHERE NOT ${column("receipts")} @> jsonb_build_array(
        jsonb_build_object('transferId', sent.id, 'status', 'received'))),
      min(coalesce(sent."sentOn", sent."recordedOn")),
      ${column("created_at")}::date::text)::date AS sent_on
    FROM jsonb_to_recordset(${column("transfers")}) AS sent(id text, amount numeric, status text, "sentOn" text, "recordedOn" text)
    WHERE sent.status = 'sent')`;
}

export const hasNoMismatch = (row: string) =>
  sql`coalesce(${sql.ref(`${row}.amount_mismatch`)}, 'null') = 'null'`;
