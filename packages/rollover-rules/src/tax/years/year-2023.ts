import { fixed, type TaxYearRules } from "./tax-year-rules.ts";

export const YEAR_2023: TaxYearRules = {
  year: 2023,
  cashOutLimit: fixed("5000.00", "IRC §401(a)(31)(B)(ii) before SECURE 2.0 §304"),
  repaymentLimits: {
    birth_or_adoption: fixed("5000.00", "IRC §72(t)(2)(H)(ii)"),
    disaster: fixed("22000.00", "IRC §72(t)(11)(B)"),
    reservist: null,
    emergency_expense: null,
    domestic_abuse: null,
    terminal_illness: null,
  },
  hasDesignatedRothRmd: true,
  hasSimpleReplacement: false,
  hasRothSimpleCodes: false,
  hasRothPlanCheckboxes: false,
  distributionCodes: "123456789ABCDEFGHJKLMNPQRSTUW",
  sources: ["Instructions for Forms 1099-R and 5498 (2023)"],
};
