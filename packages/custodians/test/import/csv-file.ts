import { CSV_COLUMNS, InvalidCsvError, parseDirectory } from "../../src/import/index.ts";

export const HEADER = CSV_COLUMNS.join(",");
/** Header of older files, without columns for receiving instructions. */
export const OLDER_HEADER = HEADER.slice(0, HEADER.indexOf(",payee,"));

export const ROW = {
  slug: "acme-trust",
  name: "Acme Trust",
  aliases: "Acme|Old Acme",
  category: "trust_company",
  roles: "delivering|receiving",
  supportedAccountTypes: "roth_ira|traditional_ira",
  deliveryMethods: "check|wire",
  loa: "true",
  medallion: "false",
  notarization: "false",
  spousalConsent: "false",
  wetSignature: "true",
  processingDaysMin: "3",
  processingDaysMax: "10",
  logoUrl: "",
  website: "https://acme.example",
  verified: "false",
  active: "true",
};

type Cells = Partial<Record<(typeof CSV_COLUMNS)[number], string>>;
export const RECEIVING = {
  payee: "{custodian} FBO {participant}",
  checkAddress: "Rollovers | PO Box 1 | Akron OH 44301",
  wireBankName: "First Bank",
  wireRoutingNumber: "011000015",
  wireBeneficiary: "Acme Trust",
  wireAccountNumber: "00-1234",
  wireFurtherCredit: "{participant} / {accountNumber}",
  achRoutingNumber: "021000021",
  achAccountNumber: "5678",
  dtcNumber: "0226",
  requestAddress: "PO Box 2|Akron OH 44301",
  requestFax: "(800) 555-0199",
  requestEmail: "out@acme.example",
  requestPortal: "https://acme.example/out",
  enclosures: "Our form 12|A statement",
} satisfies Cells;

export const row = (change: Cells = {}) =>
  CSV_COLUMNS.map((name) => ({ ...ROW, ...change })[name as keyof typeof ROW] ?? "").join(",");

export const file = (...lines: string[]) => Buffer.from([HEADER, ...lines].join("\n"));

export function listIssues(bytes: Uint8Array): InvalidCsvError["issues"] {
  try {
    parseDirectory(bytes);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidCsvError)) throw error;
    return error.issues;
  }
}

export const formatRowIssues = (change?: Cells) =>
  listIssues(file(row(change))).map(({ column, detail }) => `${column?.name}: ${detail}`);
