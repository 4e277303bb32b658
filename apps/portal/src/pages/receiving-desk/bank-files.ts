import { queryOptions } from "@tanstack/react-query";
import { api, getBody, type Schemas } from "../../api/client.ts";
import { getQuery, idParams, listQuery } from "../../api/queries.ts";

export type BankFile = Schemas["IncomingFundsFile"];
export type BankReturn = BankFile["returns"][number];
export type BankFileSummary = Schemas["IncomingFundsFileSummary"];

export const filesQuery = () => listQuery("/v1/bank-files", { params: { query: { limit: 20 } } });

export const fileQuery = (id: string) => queryOptions(getQuery("/v1/bank-files/{id}", idParams(id)));

/** Lists a file's money in the order of its lines. */
export const fileFundsQuery = (fileId: string) =>
  listQuery("/v1/incoming-funds", { params: { query: { fileId, sort: "oldest", limit: 50 } } });

/** Staff can name these columns of a lockbox file if its headers are not recognized. */
export const LOCKBOX_COLUMNS = [
  "amount",
  "receivedOn",
  "checkNumber",
  "payerName",
  "payee",
  "memo",
  "accountReference",
  "bankReference",
] as const;

export type ColumnNames = Partial<Record<(typeof LOCKBOX_COLUMNS)[number], string>>;

/**
 * @param columns column names that staff entered
 * @throws ProblemError
 */
export async function importFile(
  file: File,
  columns: ColumnNames,
  idempotencyKey: string,
): Promise<BankFile> {
  const body = new FormData();
  const named = Object.entries(columns).filter(([, name]) => name.trim() !== "");
  if (named.length > 0) body.set("columns", JSON.stringify(Object.fromEntries(named.map(toColumn))));
  body.set("file", file);
  const call = api.POST("/v1/bank-files", {
    params: { header: { "Idempotency-Key": idempotencyKey } },
    body: body as never,
    bodySerializer: (form: unknown) => form as FormData,
  } as never);
  return (await getBody(call as never)) as unknown as BankFile;
}

/** Parses a staff entry: a column's header, or its position as a number. */
function toColumn([field, name]: [string, string]): [string, string | number] {
  const text = name.trim();
  return [field, /^[1-9]\d{0,2}$/.test(text) ? Number(text) : text];
}

/** Returns true if the credits equal the file's control total; null if the file has none. */
export function matchesControlTotal({
  totals: { credits, controlCredits },
}: BankFileSummary): boolean | null {
  return controlCredits === null ? null : controlCredits === credits;
}
