// Lockbox CSV files have no standard. The headers below are those of exports of large US banks.

/** Fields of a lockbox file. `amount` and `receivedOn` are required. */
export const LOCKBOX_FIELDS = [
  "amount",
  "receivedOn",
  "checkNumber",
  "payerName",
  "payee",
  "memo",
  "payerAccount",
  "accountReference",
  "bankReference",
  "batch",
  "item",
  "lockbox",
  "currency",
  "method",
] as const;
export type LockboxField = (typeof LOCKBOX_FIELDS)[number];

/** The header or the number (from 1) of the column of each field. With numbers only, the file has no header line. */
export type LockboxColumns = Partial<Record<LockboxField, string | number>>;

const HEADERS: Readonly<Record<LockboxField, readonly string[]>> = {
  amount: [
    "amount",
    "check amount",
    "item amount",
    "payment amount",
    "deposit amount",
    "remittance amount",
    "amt",
    "check amt",
  ],
  receivedOn: [
    "deposit date",
    "received date",
    "date received",
    "received on",
    "receivedon",
    "process date",
    "processing date",
    "posting date",
    "transaction date",
    "credit date",
    "date",
  ],
  checkNumber: [
    "check number",
    "check no",
    "check",
    "check num",
    "check serial number",
    "serial number",
    "checknumber",
  ],
  payerName: [
    "payer name",
    "payer",
    "remitter",
    "remitter name",
    "payor",
    "payor name",
    "drawer",
    "from",
    "payername",
  ],
  payee: ["payee", "payee name", "payable to", "pay to", "payee line", "pay to the order of"],
  memo: ["memo", "remarks", "notes", "comment", "comments", "description", "remittance text", "memo line"],
  payerAccount: [
    "payer account",
    "check account",
    "account on check",
    "dda",
    "micr account",
    "remitter account",
    "drawer account",
  ],
  accountReference: [
    "account reference",
    "account number",
    "account",
    "account no",
    "participant account",
    "customer account",
    "invoice number",
    "reference account",
  ],
  bankReference: [
    "bank reference",
    "reference",
    "reference number",
    "transaction id",
    "item id",
    "unique id",
    "transaction number",
  ],
  batch: ["batch", "batch number", "batch id", "batch no"],
  item: ["item", "item number", "sequence", "sequence number", "transaction", "seq"],
  lockbox: ["lockbox", "lockbox number", "lockbox id", "box", "site"],
  currency: ["currency", "currency code", "ccy"],
  method: ["method", "payment method", "payment type", "type"],
};

export type ColumnIndexes = Partial<Record<LockboxField, number>>;

/** Two headers of the same field, or a mapped header that is missing. */
export interface ColumnProblem {
  field: LockboxField;
  kind: "missing" | "ambiguous";
}

/** Finds the column of each field. A mapped column takes precedence, and a header is used for one field only. */
export function findColumns(
  headers: readonly string[],
  mapped: LockboxColumns,
): { indexes: ColumnIndexes; problems: ColumnProblem[] } {
  const names = headers.map(normalizeHeader);
  const indexes: ColumnIndexes = {};
  const problems: ColumnProblem[] = [];
  for (const field of LOCKBOX_FIELDS) {
    const column = mapped[field];
    if (column === undefined) continue;
    const index = typeof column === "number" ? column - 1 : names.indexOf(normalizeHeader(column));
    if (index >= 0 && index < headers.length) indexes[field] = index;
    else problems.push({ field, kind: "missing" });
  }
  const used = new Set(Object.values(indexes));
  for (const field of LOCKBOX_FIELDS) {
    if (mapped[field] !== undefined) continue;
    const matches = HEADERS[field].flatMap((header) =>
      names.flatMap((name, index) => (name === header && !used.has(index) ? [index] : [])),
    );
    const [first] = matches;
    if (first === undefined) continue;
    // The order of synonyms decides between different headers, but not between equal ones.
    if (matches.some((index) => index !== first && names[index] === names[first])) {
      problems.push({ field, kind: "ambiguous" });
    }
    indexes[field] = first;
    used.add(first);
  }
  return { indexes, problems };
}

/** Compares headers without case, punctuation and repeated spaces: `Check #` equals `check`. */
function normalizeHeader(header: string): string {
  return header
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();
}
