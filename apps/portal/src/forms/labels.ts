const LABELS: Readonly<Record<string, string>> = {
  ach: "ACH",
  acats: "ACATS",
  amount: "Amount",
  attestations: "Participant's attestations",
  check: "Check",
  checkNumber: "Check number",
  check_misplaced: "Check misplaced",
  cusip: "CUSIP",
  code: "Machine-readable code",
  datesAttested: "Dates before the rollover's creation are correct",
  externalId: "External ID",
  loa: "Letter of acceptance",
  payableTo: "Payable to",
  planKind: "Plan type",
  qdro: "Domestic relations order (QDRO)",
  sha256: "SHA-256 digest",
  ssnLast4: "Last four digits of the SSN",
  which: "Mismatch",
  eligibleAmount: "Entire amount is eligible for rollover",
  hasFilingExtension: "Filing extension",
  isMarried: "Married",
  isRolledIn: "Rolled in earlier from another plan or IRA",
  isSeparatedAt55: "Left the employer in or after the year they turned 55",
  isNonresidentAlien: "Nonresident alien",
  isStillWorking: "Still works for the employer",
  notHardship: "Not a hardship withdrawal",
  notLoan: "Not a plan loan",
  notPeriodicPayment: "Not a periodic payment",
  rmdAmount: "Required minimum distribution amount",
  rmdSatisfied: "Required minimum distribution has been paid",
  "403b": "403(b) plan",
  designated_roth: "Designated Roth account",
  governmental_457b: "Governmental 457(b) plan",
  indirect_60_day: "Indirect (60-day)",
  isInheritedIra: "Inherited IRA",
  non_erisa: "Non-ERISA 403(b) plan",
  roth_ira: "Roth IRA",
  sep_ira: "SEP-IRA",
  simple_ira: "SIMPLE IRA",
  traditional_ira: "Traditional IRA",
  withheldFederal: "Federal tax withheld",
  withheldState: "State tax withheld",
};

/** Converts `consentReference` or `consent_reference` to "Consent reference". */
export function toLabel(name: string): string {
  const label = LABELS[name];
  if (label !== undefined) return label;
  const text = name.replaceAll("_", " ").replace(/[A-Z]|[0-9]+/g, (part) => ` ${part.toLowerCase()}`);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
