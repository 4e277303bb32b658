import type { AccountType } from "@svc/custodians";

// Form 1099-R box 7. "Guide" is Table 1, Guide to Distribution Codes, of the Instructions for Forms 1099-R
// and 5498. Sections (§) are of the Internal Revenue Code. The first matching row applies.

/**
 * `transfer` and `conversion` are between IRA trustees, `direct` is into or out of a plan, and `indirect` is
 * paid to the recipient.
 */
export const MOVEMENTS = ["transfer", "conversion", "direct", "in_plan", "indirect"] as const;
/** Age on the payment date. Age 55 starts on January 1 of the year of the 55th birthday. */
export const AGES = ["under_55", "55_to_59_half", "59_half_or_over", "not_known"] as const;
/** Whether the five-year rule of Roth accounts is met. */
export const FIVE_YEARS = ["met", "not_met", "not_known"] as const;
/** Whether the payment is within the first two years of a SIMPLE IRA. */
export const TWO_YEARS = ["within", "over", "not_known"] as const;

export const RECIPIENTS = ["participant", "beneficiary", "alternate_payee"] as const;

export interface Payment {
  movement: (typeof MOVEMENTS)[number];
  source: AccountType;
  destination: AccountType;
  age: (typeof AGES)[number];
  fiveYears: (typeof FIVE_YEARS)[number];
  twoYears: (typeof TWO_YEARS)[number];
  /** `alternate_payee` is a spouse or former spouse to whom a court awarded the money. */
  recipient: (typeof RECIPIENTS)[number];
  /** Left the employer in or after the year of the 55th birthday. */
  isSeparatedAt55: boolean;
  /**
   * A public safety employee who left in or after the year of the 50th birthday, or after 25 years of
   * service.
   */
  isPublicSafetySeparated: boolean;
  /** The designated Roth account is in a governmental 457(b) plan. */
  isRothOf457b: boolean;
  /** Rolled into the governmental 457(b) plan from an IRA or another kind of plan. */
  isRolledIn: boolean;
  /** A plan loan offset caused by plan termination or the end of employment. */
  isLoanOffset: boolean;
  /** A Roth SIMPLE IRA, in a year whose instructions combine codes J and S. */
  isRothSimple: boolean;
}

/** Fields omitted from `when` match anything. A null `code` means no form is issued. `basis` cites the source. */
interface CodeRow {
  when: { [Name in keyof Payment]?: readonly Payment[Name][] };
  code: string | null;
  basis: string;
}

const DEATH_BASIS = "Guide, code 4 (whatever the participant's age)";
const OVER_59_HALF = ["59_half_or_over"] as const;
const BENEFICIARY = { recipient: ["beneficiary"] } as const;
// Conditions by account, for payments to the recipient (`indirect`).
const ROTH_IRA = { movement: ["indirect"], source: ["roth_ira"] } as const;
const DESIGNATED_ROTH = { movement: ["indirect"], source: ["designated_roth"] } as const;
const PLAN = {
  movement: ["indirect"],
  source: ["qualified_plan", "403b", "governmental_457b"],
} as const;
const ALTERNATE_PAYEE = { recipient: ["alternate_payee"] } as const;
const QDRO_BASIS =
  "Guide, code 2; §72(t)(2)(C): paid to an alternate payee under a qualified domestic relations order";
/** An unknown age also matches, because the separation at 55 or later is known. */
const SEPARATED_AT_55 = { isSeparatedAt55: [true], age: ["55_to_59_half", "not_known"] } as const;
/**
 * Applies at any age, because 25 years of service are enough. Governmental 457(b) plans need no exception for
 * their own money.
 */
const PUBLIC_SAFETY = { isPublicSafetySeparated: [true] } as const;
const PUBLIC_SAFETY_PLAN = {
  ...PUBLIC_SAFETY,
  movement: ["indirect"],
  source: ["qualified_plan", "403b"],
} as const;
const PUBLIC_SAFETY_BASIS =
  "Guide, code 2; §72(t)(10): a public safety employee separated at 50 or after 25 years of service";
const LOAN_OFFSET = { isLoanOffset: [true] } as const;
const LOAN_OFFSET_BASIS = ": a qualified plan loan offset; §402(c)(3)(C)";
const SEPARATED_AT_55_BASIS =
  "Guide, code 2; §72(t)(2)(A)(v): separated from service in or after the year of age 55";

export const CODE_ROWS: readonly CodeRow[] = [
  {
    when: { movement: ["transfer"] },
    code: null,
    basis: "Instructions, Transfers: a trustee-to-trustee transfer is not a distribution; Rev. Rul. 78-406",
  },

  {
    when: { movement: ["direct"], source: ["designated_roth"], destination: ["roth_ira"], ...BENEFICIARY },
    code: "4H",
    basis: "Guide, codes 4 and H; Instructions, Box 7: a beneficiary's direct rollover; §402(c)(9), (11)",
  },
  {
    when: { movement: ["direct", "in_plan"], ...BENEFICIARY },
    code: "4G",
    basis: "Guide, codes 4 and G; Instructions, Box 7: a beneficiary's direct rollover; §402(c)(9), (11)",
  },
  {
    when: { movement: ["direct"], source: ["designated_roth"], destination: ["roth_ira"] },
    code: "H",
    basis: "Guide, code H; §402A(c)(3), §408A(e)",
  },
  {
    when: { movement: ["direct"], source: ["designated_roth"] },
    code: "BG",
    basis: "Guide, codes B and G; §402A(c)(3)",
  },
  { when: { movement: ["in_plan"] }, code: "G", basis: "Guide, code G: in-plan Roth rollover; §402A(c)(4)" },
  {
    when: { movement: ["direct"], source: ["traditional_ira", "simple_ira", "sep_ira"] },
    code: "G",
    basis: "Guide, code G: directly from an IRA to an employer plan; §408(d)(3)(A)(ii)",
  },
  {
    when: { movement: ["direct"] },
    code: "G",
    basis: "Guide, code G; §401(a)(31), §402(c), §403(b)(8), §457(e)(16)",
  },

  { when: { movement: ["conversion"], ...BENEFICIARY }, code: "4", basis: DEATH_BASIS },
  {
    when: { movement: ["conversion"], age: OVER_59_HALF },
    code: "7",
    basis: "Guide, code 7 (b): a Roth IRA conversion at age 59½ or older; §408A(d)(3)",
  },
  {
    when: { movement: ["conversion"] },
    code: "2",
    basis: "Guide, code 2: a Roth IRA conversion; §408A(d)(3)(A)(ii)",
  },

  // Death has no separate code for Roth IRAs: it is a condition of Q and T.
  {
    when: { ...ROTH_IRA, fiveYears: ["met"], age: OVER_59_HALF },
    code: "Q",
    basis: "Guide, code Q: five years known to be met, age 59½; §408A(d)(2)",
  },
  {
    when: { ...ROTH_IRA, fiveYears: ["met"], ...BENEFICIARY },
    code: "Q",
    basis: "Guide, code Q: five years known to be met, death; §408A(d)(2)",
  },
  {
    when: { ...ROTH_IRA, fiveYears: ["not_known"], age: OVER_59_HALF },
    code: "T",
    basis: "Guide, code T: five years not known, age 59½; Announcement 2004-3",
  },
  {
    when: { ...ROTH_IRA, fiveYears: ["not_known"], ...BENEFICIARY },
    code: "T",
    basis: "Guide, code T: five years not known, death; Announcement 2004-3",
  },
  {
    when: {
      ...ROTH_IRA,
      isRothSimple: [true],
      twoYears: ["within"],
      age: ["under_55", "55_to_59_half", "not_known"],
      recipient: ["participant", "alternate_payee"],
    },
    code: "JS",
    basis:
      "Guide, codes J and S (from 2025 on): the first two years of a Roth SIMPLE IRA, no exception known; §72(t)(6)",
  },
  { when: ROTH_IRA, code: "J", basis: "Guide, code J: neither Q nor T applies; Announcement 2004-3" },

  // "omit Code M" if "a numeric code is needed to indicate whether the recipient is subject to the 10% tax":
  // Instructions, Box 7. From age 59½, no numeric code is needed.
  {
    when: {
      ...DESIGNATED_ROTH,
      ...LOAN_OFFSET,
      age: OVER_59_HALF,
      recipient: ["participant", "alternate_payee"],
    },
    code: "BM",
    basis: "Guide, codes B and M: a qualified plan loan offset of a designated Roth account; §402(c)(3)(C)",
  },
  {
    when: { ...PLAN, ...LOAN_OFFSET, ...BENEFICIARY },
    code: "4M",
    basis: `Guide, codes 4 and M${LOAN_OFFSET_BASIS}`,
  },
  {
    when: { ...PLAN, ...LOAN_OFFSET, age: OVER_59_HALF },
    code: "7M",
    basis: `Guide, codes 7 and M${LOAN_OFFSET_BASIS}`,
  },
  {
    when: { ...PLAN, ...LOAN_OFFSET, ...ALTERNATE_PAYEE },
    code: "2M",
    basis: `${QDRO_BASIS}; and code M`,
  },
  {
    when: { ...PLAN, ...LOAN_OFFSET, ...SEPARATED_AT_55 },
    code: "2M",
    basis: `${SEPARATED_AT_55_BASIS}; and code M`,
  },
  {
    when: { ...PUBLIC_SAFETY_PLAN, ...LOAN_OFFSET },
    code: "2M",
    basis: `${PUBLIC_SAFETY_BASIS}; and code M`,
  },
  {
    when: { ...PLAN, ...LOAN_OFFSET, source: ["governmental_457b"], isRolledIn: [false] },
    code: "2M",
    basis: `Guide, codes 2 and M${LOAN_OFFSET_BASIS}, §72(t)(9)`,
  },
  {
    when: { ...PLAN, ...LOAN_OFFSET },
    code: "1M",
    basis: `Guide, codes 1 and M${LOAN_OFFSET_BASIS}`,
  },

  {
    when: { ...DESIGNATED_ROTH, ...BENEFICIARY },
    code: "4B",
    basis: "Guide, codes 4 and B (whatever the participant's age)",
  },
  { when: { movement: ["indirect"], ...BENEFICIARY }, code: "4", basis: DEATH_BASIS },

  {
    when: { ...DESIGNATED_ROTH, age: OVER_59_HALF },
    code: "7B",
    basis: "Guide, codes 7 and B; boxes 2a and 11 show whether it is qualified",
  },
  {
    when: { ...DESIGNATED_ROTH, isRothOf457b: [true], isRolledIn: [false] },
    code: "2B",
    basis:
      "Guide, codes 2 and B: a governmental 457(b) plan's own money, not rolled in; §72(t)(1), (9), §4974(c)",
  },
  { when: { ...DESIGNATED_ROTH, ...ALTERNATE_PAYEE }, code: "2B", basis: `${QDRO_BASIS}; and code B` },
  {
    when: { ...DESIGNATED_ROTH, ...SEPARATED_AT_55 },
    code: "2B",
    basis: `${SEPARATED_AT_55_BASIS}; and code B`,
  },
  {
    when: { ...DESIGNATED_ROTH, ...PUBLIC_SAFETY, isRothOf457b: [false] },
    code: "2B",
    basis: `${PUBLIC_SAFETY_BASIS}; and code B`,
  },
  {
    when: DESIGNATED_ROTH,
    code: "1B",
    basis: "Guide, codes 1 and B: under 59½, no exception known; §72(t)(1)",
  },

  {
    when: { movement: ["indirect"], age: OVER_59_HALF },
    code: "7",
    basis: "Guide, code 7 (a): age 59½; §72(t)(2)(A)(i)",
  },
  {
    when: { movement: ["indirect"], source: ["governmental_457b"], isRolledIn: [false] },
    code: "2",
    basis:
      "Guide, code 2; Instructions, Governmental section 457(b) plan distributions: own money, not rolled in; §72(t)(9)",
  },
  {
    when: { movement: ["indirect"], source: ["simple_ira"], twoYears: ["within"] },
    code: "S",
    basis: "Guide, code S: the first two years of a SIMPLE IRA, no exception known; §72(t)(6)",
  },
  { when: { ...PLAN, ...ALTERNATE_PAYEE }, code: "2", basis: QDRO_BASIS },
  { when: { ...PLAN, ...SEPARATED_AT_55 }, code: "2", basis: SEPARATED_AT_55_BASIS },
  { when: PUBLIC_SAFETY_PLAN, code: "2", basis: PUBLIC_SAFETY_BASIS },
  {
    when: { movement: ["indirect"] },
    code: "1",
    basis: "Guide, code 1: under 59½, no exception known; §72(t)(1)",
  },
];

export function isDirectRolloverCode(code: string): boolean {
  return /[GH]$/.test(code);
}

export function findCodeRow(payment: Payment): CodeRow {
  const row = CODE_ROWS.find(({ when }) =>
    Object.entries(when).every(([name, values]) =>
      (values as readonly unknown[]).includes(payment[name as keyof Payment]),
    ),
  );
  if (!row) throw new Error(`no distribution code for a payment with movement ${payment.movement}`);
  return row;
}
