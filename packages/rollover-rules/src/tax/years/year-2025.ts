import { indexed, type TaxYearRules } from "./tax-year-rules.ts";
import { YEAR_2024 } from "./year-2024.ts";

export const YEAR_2025: TaxYearRules = {
  ...YEAR_2024,
  year: 2025,
  repaymentLimits: {
    ...YEAR_2024.repaymentLimits,
    domestic_abuse: indexed("10300.00", "IRC §72(t)(2)(K)(vi); Notice 2024-80"),
  },
  hasRothSimpleCodes: true,
  hasRothPlanCheckboxes: true,
  // Code Y is for qualified charitable distributions (§408(d)(8)), which are not rollovers. It is optional
  // for 2025.
  distributionCodes: "123456789ABCDEFGHJKLMNPQRSTUWY",
  sources: ["Instructions for Forms 1099-R and 5498 (2025)"],
};
