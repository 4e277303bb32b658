export const previewBody = {
  type: "indirect_60_day",
  source: { accountType: "qualified_plan" },
  destination: { accountType: "traditional_ira" },
  amount: "10000.00",
  dateOfBirth: "1980-05-04",
  paidOn: "2026-11-27",
  moneySources: [{ kind: "pre_tax" }],
  attestations: { eligibleAmount: true },
};

export const rolloverPreview = {
  object: "rollover_preview",
  environment: "test",
  eligibility: {
    outcome: "allowed_with_conditions",
    conditions: [
      {
        code: "sixty_days",
        detail: "The money must arrive within 60 calendar days after the participant receives it.",
      },
      {
        code: "federal_withholding_20_percent",
        detail: "The plan withholds 20% of the taxable part for federal tax.",
      },
    ],
    rules: [],
    rulesetVersion: "irs-rollover-chart-2026.2",
  },
  taxTreatment: {
    taxable: false,
    code1099R: "1",
    status: "expected",
    asOf: "2026-11-27",
    basis: "Guide, code 1: under 59½, no exception known; §72(t)(1)",
    assumptions: [],
    taxableAmount: "0.00",
    afterTaxAmount: "0.00",
    rothCode1099R: null,
    warnings: [],
    withholding: {
      rule: "mandatory",
      ratePercent: 20,
      expected: "2000.00",
      warnings: [],
    },
  },
  taxYear: 2026,
  form1099R: [
    {
      box1GrossDistribution: "10000.00",
      box2aTaxableAmount: "10000.00",
      box2bTaxableAmountNotDetermined: false,
      box2bTotalDistribution: false,
      box4FederalTaxWithheld: "2000.00",
      box5EmployeeContributions: "0.00",
      box7DistributionCode: "1",
      box7IraSepSimple: false,
      box14StateTaxWithheld: "0.00",
    },
  ],
  form5498: [
    {
      box2RolloverContributions: "10000.00",
      box3RothConversion: null,
      box13aLateContribution: null,
      box13bYear: null,
      box13cCode: null,
    },
  ],
  documents: [],
  deadlines: [
    {
      type: "draft",
      days: 30,
      count: "calendar",
      dueOn: null,
    },
    {
      type: "review_start",
      days: 2,
      count: "federal",
      dueOn: null,
    },
    {
      type: "review",
      days: 5,
      count: "federal",
      dueOn: null,
    },
    {
      type: "request",
      days: 2,
      count: "federal",
      dueOn: null,
    },
    {
      type: "acknowledgement",
      days: 5,
      count: "federal",
      dueOn: null,
    },
    {
      type: "processing",
      days: 15,
      count: "federal",
      dueOn: null,
    },
    {
      type: "sixty_day",
      days: 60,
      count: "calendar",
      dueOn: "2027-01-26",
    },
    {
      type: "posting",
      days: 3,
      count: "federal",
      dueOn: null,
    },
  ],
  questions: [],
};
