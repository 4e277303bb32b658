const WORDS: Readonly<Record<string, string>> = {
  ach: "ACH",
  acats: "ACATS",
  amount: "Amount",
  attestations: "What the participant attests",
  check: "Check",
  checkNumber: "Check number",
  check_misplaced: "Check misplaced",
  cusip: "CUSIP",
  code: "Code (for programs)",
  datesAttested: "The days are right",
  externalId: "Your own id",
  loa: "Letter of acceptance",
  payableTo: "Made out to",
  planKind: "Kind of plan",
  qdro: "Domestic relations order (QDRO)",
  sha256: "SHA-256 digest",
  ssnLast4: "Last four digits of the SSN",
  which: "Which difference",
  eligibleAmount: "The amount may be rolled over",
  hasFilingExtension: "Filing extension",
  isMarried: "Married",
  isRolledIn: "Was rolled in before",
  isSeparatedAt55: "Left the employer at 55 or later",
  isStillWorking: "Still works for the employer",
  notHardship: "No hardship withdrawal",
  notLoan: "No loan",
  notPeriodicPayment: "No periodic payment",
  rmdAmount: "Required minimum distribution",
  rmdSatisfied: "Required minimum distribution is paid",
  "403b": "403(b) plan",
  designated_roth: "Designated Roth account",
  governmental_457b: "Governmental 457(b) plan",
  indirect_60_day: "Indirect, 60 days",
  isInheritedIra: "Inherited IRA",
  non_erisa: "403(b) outside of ERISA",
  roth_ira: "Roth IRA",
  sep_ira: "SEP-IRA",
  simple_ira: "SIMPLE IRA",
  traditional_ira: "Traditional IRA",
  withheldFederal: "Federal tax withheld",
  withheldState: "State tax withheld",
};

/** Converts `consentReference` or `consent_reference` to "Consent reference". */
export function toWords(name: string): string {
  const known = WORDS[name];
  if (known !== undefined) return known;
  const words = name.replaceAll("_", " ").replace(/[A-Z]|[0-9]+/g, (part) => ` ${part.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
