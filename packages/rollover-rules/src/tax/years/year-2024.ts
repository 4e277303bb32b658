import { fixed, indexed, type TaxYearRules } from "./tax-year-rules.ts";

export const YEAR_2024: TaxYearRules = {
  year: 2024,
  cashOutLimit: fixed("7000.00", "IRC §401(a)(31)(B)(ii); SECURE 2.0 §304"),
  repaymentLimits: {
    birth_or_adoption: fixed("5000.00", "IRC §72(t)(2)(H)(ii)"),
    disaster: fixed("22000.00", "IRC §72(t)(11)(B)"),
    reservist: null,
    emergency_expense: fixed("1000.00", "IRC §72(t)(2)(I)(iii)"),
    domestic_abuse: indexed("10000.00", "IRC §72(t)(2)(K)(ii); Notice 2024-55"),
    terminal_illness: null,
  },
  hasDesignatedRothRmd: false,
  hasSimpleReplacement: true,
  hasRothSimpleCodes: false,
  hasRothPlanCheckboxes: false,
  distributionCodes: "123456789ABCDEFGHJKLMNPQRSTUW",
  sources: [
    "Instructions for Forms 1099-R and 5498 (2024)",
    "SECURE 2.0 §325: no required minimum distributions from designated Roth accounts",
    "SECURE 2.0 §332: a replaced SIMPLE IRA plan",
  ],
};
