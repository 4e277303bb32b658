import { CSV_COLUMNS } from "../../src/import/index.ts";

/** The header row. */
export const HEADER = CSV_COLUMNS.join(",");
/** A custodian as cells. */
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
/** A row of a file, some of its cells changed. */
export const row = (change: Partial<typeof ROW> = {}) =>
  CSV_COLUMNS.map((name) => ({ ...ROW, ...change })[name]).join(",");
/** A file of these rows. */
export const file = (...lines: string[]) => Buffer.from([HEADER, ...lines].join("\n"));
