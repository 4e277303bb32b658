import { ACCOUNT_ID, KEY_ID, ROLLOVER_ID, SOURCE_ID } from "../../../context/example-values.ts";
import { taxReportLine } from "../report/tax-report-examples.ts";

const TAX_FILING_ID = "txf_01jd3m8z7kf9xbrqa2c5w6y8t4";

export const taxFiling = {
  id: TAX_FILING_ID,
  object: "tax_filing",
  environment: "test",
  year: 2026,
  form: "1099-R",
  number: 1,
  filedOn: "2026-11-20",
  lineCount: 1,
  sha256: "5f2a8f4c7be0d9c1d3b6a1f0e4c2b7a9d8e6f5c4b3a29180716253443526170f",
  recordedBy: { type: "api_key", id: KEY_ID },
  createdAt: "2026-11-20T15:04:05.000Z",
};

const { object: _, environment: _environment, externalId: _externalId, ...filedFields } = taxReportLine;

export const filedLine = { object: "filed_tax_form", ...filedFields };

const { warnings: _warnings, movements: _movements, ...fields } = filedFields;
const boxes = Object.fromEntries(Object.entries(fields).filter(([name]) => name.startsWith("box")));

export const taxFormCorrection = {
  object: "tax_form_correction",
  environment: "test",
  year: 2026,
  filingId: TAX_FILING_ID,
  filedOn: "2026-11-20",
  rolloverId: ROLLOVER_ID,
  externalId: "transfer-77",
  accountId: ACCOUNT_ID,
  custodianId: SOURCE_ID,
  accountType: "qualified_plan",
  status: "final",
  method: "one_transaction",
  reason: "boxes_changed",
  changes: [{ box: "box1GrossDistribution", original: "48000.00", corrected: "47900.00" }],
  form: "1099-R",
  original: boxes,
  corrected: { ...boxes, box1GrossDistribution: "47900.00" },
};

const address = { line1: "100 Market St", city: "St. Louis", region: "MO", postalCode: "63101" };

/** The TINs are invalid. */
export const irsFileExample = {
  content: "original",
  isTest: true,
  transmitter: {
    tin: "000000012",
    controlCode: "00A00",
    name: "Example Custodian Services",
    address,
    contact: { name: "Tax Operations", phone: "202-555-0100", email: "tax@example.com" },
  },
  payer: {
    custodianId: SOURCE_ID,
    tin: "000000012",
    name: "Example 401(k) Plan",
    address,
    phone: "202-555-0100",
  },
  recipients: [{ accountId: ACCOUNT_ID, tin: "000004321", name: "Jane Participant", address }],
};
