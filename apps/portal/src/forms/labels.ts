/** Labels of empty choices that mean something other than "not set", by field. */
export const UNSET_LABELS: Readonly<Record<string, string>> = {
  which: "All open differences",
};

const ABBREVIATIONS = /\b(acats|ach|cusip|dhl|dtc|ein|ira|irs|rmd|sep|ssn|ups|usps)\b/g;

/** Labels that do not follow from the name. */
const LABELS: Readonly<Record<string, string>> = {
  after_tax: "After-tax",
  employer_match_roth: "Employer match (Roth)",
  max: "Maximum",
  min: "Minimum",
  medallion: "Medallion signature guarantee",
  payee: "Checks payable to",
  processingDays: "Processing time",
  sendTo: "Where to send requests",
  signers: "Who can sign",
  sponsorName: "Sponsor",
  contactPhone: "Phone number that came with the details",
  attestations: "Participant's attestations",
  code: "Machine-readable code",
  datesAttested: "Dates before the rollover's creation are correct",
  externalId: "External ID",
  fedex: "FedEx",
  imageSha256: "SHA-256 digest of the image",
  in_plan: "In-plan",
  loa: "Letter of acceptance",
  loa_missing: "Letter of acceptance missing",
  postponement: "Postponed deadline",
  sourceRothPlan: "Source is a Roth SIMPLE or SEP IRA",
  destinationRothPlan: "Destination is a Roth SIMPLE or SEP IRA",
  planKind: "Plan type",
  pre_tax: "Pre-tax",
  qdro: "Domestic relations order (QDRO)",
  sha256: "SHA-256 digest",
  ssnLast4: "Last four digits of the SSN",
  which: "Difference",
  eligibleAmount: "Entire amount is eligible for rollover",
  hasFilingExtension: "Filing extension",
  hasFiledOnTime: "Files the tax return on time",
  isIncidentToDivorce: "Divided by divorce or separation",
  isMarried: "Married",
  isPublicSafetySeparated: "Left as a public safety employee",
  isRolledIn: "Rolled in earlier from another plan or IRA",
  isSeparatedAt55: "Left the employer in or after the year they turned 55",
  isSimplePlanReplaced: "401(k) or 403(b) replaced the SIMPLE plan",
  isNonresidentAlien: "Nonresident alien",
  isStillWorking: "Still works for the employer",
  notHardship: "Not a hardship distribution",
  notLoan: "Not a plan loan",
  notPeriodicPayment: "Not a periodic payment",
  automaticRollover: "Without the participant's consent",
  otherMovement: "Not a rollover",
  ownerDiedOn: "Date of the owner's death",
  repaymentOf: "Repaid distribution",
  rmdAmount: "Required minimum distribution amount",
  rmdSatisfied: "Required minimum distribution has been paid",
  "403b": "403(b) plan",
  designated_roth: "Designated Roth account",
  governmental_457b: "Governmental 457(b) plan",
  indirect_60_day: "Indirect (60-day)",
  isInheritedIra: "Inherited IRA",
  non_erisa: "Non-ERISA 403(b) plan",
  sep_ira: "SEP-IRA",
  simple: "SIMPLE",
  simple_ira: "SIMPLE IRA",
  withheldFederal: "Federal tax withheld",
  withheldState: "State tax withheld",
};

/**
 * Converts `consentReference` and `consent_reference` to "Consent reference", `ach_return` to "ACH return", and `transferId` to
 * "Transfer".
 */
export function toLabel(name: string): string {
  const label = LABELS[name];
  if (label !== undefined) return label;
  const text = name
    .replace(/(?<=[a-z])Id$/, "")
    .replaceAll("_", " ")
    .replace(/[A-Z]|[0-9]+/g, (part) => ` ${part.toLowerCase()}`)
    .replace(ABBREVIATIONS, (word) => word.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the label for the middle of a sentence. */
export function toPhrase(name: string): string {
  return lowerFirst(toLabel(name));
}

/** Lowercases the first letter, except of names and abbreviations such as Roth and ACH. */
export const lowerFirst = (text: string) =>
  /^(?!Roth\b)[A-Z][a-z]+\b/.test(text) ? `${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
