export const ELIGIBILITY_RULES = [
  "irs_rollover_chart",
  "rollover_type",
  "in_plan_required",
  "same_plan",
  "same_custodian",
  "relationship",
  "taxable_acknowledgement",
  "one_rollover_per_12_months",
  "simple_two_years",
  "eligible_amount",
  "hardship_distribution",
  "periodic_payments",
  "plan_loan",
  "repayment",
  "postponed_deadline",
  "not_a_rollover",
  "automatic_rollover",
  "required_minimum_distribution",
  "same_account",
  "money_source",
  "custodian_role",
  "custodian_account_type",
  "custodian_delivery_method",
] as const;
export type EligibilityRule = (typeof ELIGIBILITY_RULES)[number];

export const DIRECTORY_RULES: readonly EligibilityRule[] = [
  "custodian_role",
  "custodian_account_type",
  "custodian_delivery_method",
];

/** Not enforced when sent money is recorded, because the year may have changed since submission. */
export const YEAR_DEPENDENT_RULES: readonly EligibilityRule[] = ["required_minimum_distribution"];

export const ELIGIBILITY_CONDITIONS = [
  "included_in_income",
  "separate_account",
  "nontaxable_amounts_direct_only",
  "contributions_after_2015_12_18",
  "eligible_amount_only",
  "qualified_loan_offset",
  "repayment",
  "payments_series_ends",
  "inherited_ira",
  "qualified_order",
  "divorce_instrument",
  "year_of_death_rmd",
  "ten_year_rule",
  "automatic_rollover",
  "simple_plan_replaced",
  "sixty_days",
  "postponed_deadline",
  "federal_withholding_20_percent",
] as const;
export type EligibilityCondition = (typeof ELIGIBILITY_CONDITIONS)[number];

export type Finding =
  | { kind: "unmet" | "unknown"; code: EligibilityRule; detail: string }
  | { kind: "condition"; code: EligibilityCondition; detail: string };
