import { indexed, type TaxYearRules } from "./tax-year-rules.ts";
import { YEAR_2025 } from "./year-2025.ts";

export const YEAR_2026: TaxYearRules = {
  ...YEAR_2025,
  year: 2026,
  repaymentLimits: {
    ...YEAR_2025.repaymentLimits,
    domestic_abuse: indexed("10500.00", "IRC §72(t)(2)(K)(vi); Notice 2025-67"),
  },
  sources: [
    "Instructions for Forms 1099-R and 5498 (2025), until those for 2026 are compared with these rules",
  ],
};
