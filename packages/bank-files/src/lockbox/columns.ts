// Lockbox CSV files have no standard. The headers below come from exports of large US banks.

/** Lists the fields of a lockbox file. `amount` and `receivedOn` are required. */
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

/** The header or the number (from 1) of each column. With numbers only, the file has no header line. */
export type LockboxColumns = Partial<Record<LockboxField, string | number>>;

/** Normalized by `normalizeHeader`. */
const HEADERS: Readonly<Record<LockboxField, readonly string[]>> = {
  amount: [
    "amount",
    "checkamount",
    "itemamount",
    "paymentamount",
    "depositamount",
    "remittanceamount",
    "amt",
    "checkamt",
  ],
  receivedOn: [
    "depositdate",
    "receiveddate",
    "datereceived",
    "receivedon",
    "processdate",
    "processingdate",
    "postingdate",
    "transactiondate",
    "creditdate",
    "date",
  ],
  checkNumber: ["checknumber", "checkno", "check", "checknum", "checkserialnumber", "serialnumber"],
  payerName: ["payername", "payer", "remitter", "remittername", "payor", "payorname", "drawer", "from"],
  payee: ["payee", "payeename", "payableto", "payto", "payeeline", "paytotheorderof"],
  memo: ["memo", "remarks", "notes", "comment", "comments", "description", "remittancetext", "memoline"],
  payerAccount: [
    "payeraccount",
    "checkaccount",
    "accountoncheck",
    "dda",
    "micraccount",
    "remitteraccount",
    "draweraccount",
  ],
  accountReference: [
    "accountreference",
    "accountnumber",
    "account",
    "accountno",
    "participantaccount",
    "customeraccount",
    "invoicenumber",
    "referenceaccount",
  ],
  bankReference: [
    "bankreference",
    "reference",
    "referencenumber",
    "transactionid",
    "itemid",
    "uniqueid",
    "transactionnumber",
  ],
  batch: ["batch", "batchnumber", "batchid", "batchno"],
  item: ["item", "itemnumber", "sequence", "sequencenumber", "transaction", "seq"],
  lockbox: ["lockbox", "lockboxnumber", "lockboxid", "box", "site"],
  currency: ["currency", "currencycode", "ccy"],
  method: ["method", "paymentmethod", "paymenttype", "type"],
};

export type ColumnIndexes = Partial<Record<LockboxField, number>>;

/** A mapped column that is missing, or two equal headers for one field. */
interface ColumnProblem {
  field: LockboxField;
  kind: "missing" | "ambiguous";
}

/** Finds each field's column: the one in `mappedColumns`, or an unused column with a known header. */
export function findColumns(
  headers: readonly string[],
  mappedColumns: LockboxColumns,
): { indexes: ColumnIndexes; problems: ColumnProblem[] } {
  const names = headers.map(normalizeHeader);
  const indexes: ColumnIndexes = {};
  const problems: ColumnProblem[] = [];
  for (const field of LOCKBOX_FIELDS) {
    const column = mappedColumns[field];
    if (column === undefined) continue;
    const index = typeof column === "number" ? column - 1 : findHeader(column, headers);
    if (Number.isInteger(index) && index >= 0 && index < headers.length) indexes[field] = index;
    else problems.push({ field, kind: "missing" });
  }
  const used = new Set(Object.values(indexes));
  for (const field of LOCKBOX_FIELDS) {
    if (mappedColumns[field] !== undefined) continue;
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

function findHeader(header: string, headers: readonly string[]): number {
  const exact = headers.indexOf(header);
  const name = normalizeHeader(header);
  // A header in another alphabet normalizes to an empty name.
  return exact >= 0 || name === "" ? exact : headers.map(normalizeHeader).indexOf(name);
}

/** `Check #` becomes `check`, `Deposit Date` becomes `depositdate`. */
function normalizeHeader(header: string): string {
  return header.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
}
