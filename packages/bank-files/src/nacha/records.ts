// Records of the Nacha Operating Rules (2025), Appendix Three, and addenda of Appendix Four "Return Entries"
// and Appendix Five "Notification of Change". Positions count from 1 and include the last, as in the rules.

const FILE_HEADER = {
  origin: [14, 23],
  createdOn: [24, 29],
  createdAt: [30, 33],
  fileIdModifier: [34, 34],
  recordSize: [35, 37],
  formatCode: [40, 40],
} as const;

const BATCH_HEADER = {
  serviceClass: [2, 4],
  companyName: [5, 20],
  companyId: [41, 50],
  entryClass: [51, 53],
  description: [54, 63],
  effectiveOn: [70, 75],
  settlementDay: [76, 78],
  odfi: [80, 87],
  batchNumber: [88, 94],
} as const;

const ENTRY = {
  transactionCode: [2, 3],
  routingNumber: [4, 12],
  rdfi: [4, 11],
  accountNumber: [13, 29],
  amount: [30, 39],
  individualId: [40, 54],
  individualName: [55, 76],
  hasAddenda: [79, 79],
  traceNumber: [80, 94],
} as const;

/** For international batches (IAT), whose names are in the addenda. */
const IAT_ENTRY = { ...ENTRY, accountNumber: [40, 74] } as const;

const ADDENDA = { type: [2, 3], text: [4, 83] } as const;

const RETURN_ADDENDA = {
  code: [4, 6],
  originalTraceNumber: [7, 21],
  information: [36, 79],
  traceNumber: [80, 94],
} as const;

const CHANGE_ADDENDA = {
  code: [4, 6],
  originalTraceNumber: [7, 21],
  correctedData: [36, 64],
  traceNumber: [80, 94],
} as const;

const IAT_PAYEE_ADDENDA = { name: [25, 59] } as const;
const IAT_PAYER_ADDENDA = { name: [4, 38] } as const;

const BATCH_CONTROL = {
  serviceClass: [2, 4],
  entryCount: [5, 10],
  hash: [11, 20],
  debits: [21, 32],
  credits: [33, 44],
  companyId: [45, 54],
  odfi: [80, 87],
  batchNumber: [88, 94],
} as const;

const FILE_CONTROL = {
  batchCount: [2, 7],
  blockCount: [8, 13],
  entryCount: [14, 21],
  hash: [22, 31],
  debits: [32, 43],
  credits: [44, 55],
} as const;

export const LAYOUTS = {
  FILE_HEADER,
  BATCH_HEADER,
  ENTRY,
  IAT_ENTRY,
  ADDENDA,
  RETURN_ADDENDA,
  CHANGE_ADDENDA,
  IAT_PAYEE_ADDENDA,
  IAT_PAYER_ADDENDA,
  BATCH_CONTROL,
  FILE_CONTROL,
} as const;

export type Fields<Layout> = Record<keyof Layout, string>;

export function readFields<Layout extends Record<string, readonly [number, number]>>(
  record: string,
  layout: Layout,
): Fields<Layout> {
  return Object.fromEntries(
    Object.entries(layout).map(([name, [first, last]]) => [name, record.slice(first - 1, last).trim()]),
  ) as Fields<Layout>;
}
