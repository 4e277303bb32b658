import type {
  EligibilityCondition,
  EligibilityRule,
} from "@svc/rollover-rules/eligibility/eligibility-codes";
import type { REPAYMENT_CODES } from "@svc/rollover-rules/eligibility/repayments";
import type { TAX_WARNINGS } from "@svc/rollover-rules/tax/late-money";
import type { LATE_CODES } from "@svc/rollover-rules/tax/report/form-5498";
import type { FORM_ACCOUNTS } from "@svc/rollover-rules/tax/report/form-movements";
import type { REPORT_WARNINGS } from "@svc/rollover-rules/tax/report/report-warnings";
import type { TAX_ASSUMPTIONS } from "@svc/rollover-rules/tax/tax-treatment";
import type { WITHHOLDING_WARNINGS } from "@svc/rollover-rules/tax/withholding";
import type { DOCUMENT_REQUIREMENTS } from "@svc/rollover-rules/workflow/document-rules";

// Meanings of the codes in API documents. Responses explain each case in `detail`.

type Texts<Codes extends readonly string[]> = Readonly<Record<Codes[number], string>>;

export const RULE_TEXTS: Readonly<Record<EligibilityRule, string>> = {
  irs_rollover_chart: "The IRS rollover chart must allow a rollover between these account types.",
  rollover_type: "The rollover type must fit the account types.",
  in_plan_required: "Pre-tax money can move to a designated Roth account only within the plan.",
  same_plan: "An in-plan rollover must stay with one custodian and in one plan.",
  same_custodian: "Internal delivery needs the same custodian on both sides.",
  relationship: "The participant's claim to the money must allow the destination account.",
  taxable_acknowledgement: "The participant must accept that the rollover is taxable.",
  one_rollover_per_12_months: "Only one 60-day rollover between IRAs is possible in 12 months.",
  simple_two_years: "SIMPLE IRA money can leave for other account types only after two years.",
  eligible_amount: "The amount must be eligible for rollover.",
  hardship_distribution: "A hardship distribution cannot be rolled over.",
  periodic_payments: "Substantially equal payments cannot be rolled over.",
  plan_loan: "A plan loan treated as a distribution cannot be rolled over.",
  repayment: "A repayment must meet the conditions of its distribution.",
  postponed_deadline: "A postponed deadline needs a disaster, a combat zone or a waiver that applies.",
  not_a_rollover: "The movement must be a rollover. A recharacterization, for example, is not a rollover.",
  automatic_rollover: "A rollover without the participant's consent must meet the conditions of the law.",
  required_minimum_distribution: "A required minimum distribution cannot be rolled over.",
  same_account: "The source and the destination must be different accounts.",
  money_source: "The destination account must be able to hold each kind of money.",
  custodian_role: "The directory must list the custodian for this side.",
  custodian_account_type: "The directory must list this account type for the custodian.",
  custodian_delivery_method: "The directory must list this delivery method for the custodian.",
};

export const CONDITION_TEXTS: Readonly<Record<EligibilityCondition, string>> = {
  included_in_income: "The amount is included in the participant's income.",
  separate_account: "The receiving plan must account for the amount separately.",
  nontaxable_amounts_direct_only: "Nontaxable amounts must move from trustee to trustee.",
  contributions_after_2015_12_18: "Only rollovers made after December 18, 2015 are accepted.",
  eligible_amount_only: "The amount must not include money that cannot be rolled over.",
  qualified_loan_offset: "A qualified plan loan offset can be rolled over until the tax return is due.",
  repayment: "The money repays an earlier distribution, and has its own due date.",
  payments_series_ends: "The rollover can end a series of substantially equal payments.",
  inherited_ira: "The destination must be an inherited IRA.",
  qualified_order: "A qualified domestic relations order must award the money.",
  divorce_instrument: "A divorce or separation instrument must award the IRA.",
  year_of_death_rmd: "The required minimum distribution for the year of death must be paid first.",
  ten_year_rule: "The inherited IRA must be paid out within ten years, with exceptions.",
  automatic_rollover: "The rollover is made without the participant's consent.",
  simple_plan_replaced: "The plan must have replaced the SIMPLE IRA plan.",
  sixty_days: "The money must arrive within 60 days.",
  postponed_deadline: "A postponed due date replaces the 60 days.",
  federal_withholding_20_percent: "The plan withholds 20% for federal tax.",
};

export const REQUIREMENT_TEXTS: Texts<typeof DOCUMENT_REQUIREMENTS> = {
  loa: "A letter of acceptance from the destination custodian.",
  medallion: "A medallion signature guarantee on the form.",
  notarization: "A notarized signature on the form.",
  spousal_consent: "The written consent of the spouse.",
  wet_signature: "A handwritten signature on paper.",
  death_certificate: "The owner's death certificate.",
  qdro: "A qualified domestic relations order.",
};

export const TAX_WARNING_TEXTS: Texts<typeof TAX_WARNINGS> = {
  late_not_certified: "The money arrived late, and the participant has not certified a reason.",
  certified_after_30_days: "The certification came more than 30 days after the reason had ended.",
};

export const TAX_ASSUMPTION_TEXTS: Texts<typeof TAX_ASSUMPTIONS> = {
  birth_date_not_known: "The participant's date of birth is unknown.",
  five_years_not_known: "It is unknown whether the Roth money has been held for five years.",
  simple_two_years_not_known: "It is unknown whether the SIMPLE IRA has been held for two years.",
};

export const WITHHOLDING_WARNING_TEXTS: Texts<typeof WITHHOLDING_WARNINGS> = {
  withholding_missing: "Nothing was withheld, although 20% is mandatory.",
  withholding_below_20_percent: "Less than the mandatory 20% was withheld.",
  withholding_above_20_percent: "More than the mandatory 20% was withheld.",
  withholding_not_rolled_over: "The amount withheld from a conversion did not reach the Roth IRA.",
};

export const REPORT_WARNING_TEXTS: Texts<typeof REPORT_WARNINGS> = {
  excess_contribution: "Part of the money is an excess contribution.",
  fair_market_value_missing: "An asset in kind has no fair market value, so amounts are too low.",
  lump_sum_not_known: "It is unknown whether the payment was a lump sum, so box 6 assumes one.",
  report_on_1042_s: "The payee is a nonresident alien: report the payment on Form 1042-S.",
  tax_year_unknown:
    "This release has no tax rules for the year, so it used the rules of the last known year.",
};

export const FORM_ACCOUNT_TEXTS: Texts<typeof FORM_ACCOUNTS> = {
  sent: "Money sent by the source custodian.",
  withheld_federal: "Federal tax that was withheld.",
  withheld_state: "State tax that was withheld.",
  received: "Money received by the destination custodian.",
};

export const LATE_CODE_TEXTS: Texts<typeof LATE_CODES> = {
  SC: "Late, with the participant's certification (Rev. Proc. 2020-46).",
  PO: "Qualified plan loan offset.",
  FD: "Deadline postponed by a federally declared disaster.",
  EO13239: "Combat zone Afghanistan.",
  EO12744: "Combat zone Arabian Peninsula.",
  EO13119: "Combat zone Kosovo.",
  "PL115-97": "Hazardous duty area Sinai Peninsula.",
};

export const REPAYMENT_CODE_TEXTS: Texts<typeof REPAYMENT_CODES> = {
  BA: "Qualified birth or adoption distribution.",
  DD: "Qualified disaster distribution.",
  QR: "Qualified reservist distribution.",
  EP: "Emergency personal expense distribution.",
  DA: "Domestic abuse victim distribution.",
  TI: "Distribution after a terminal illness.",
};
