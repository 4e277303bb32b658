// Captions, legends and OMB numbers of the official forms. A substitute statement repeats them (Publication 1179, section 4).

/** `field` names a field of the report line. Null for boxes whose value the service does not know. */
export type Caption = readonly [caption: string, field: string | null];

interface FormTexts {
  name: string;
  title: string;
  ombNumber: string;
  payer: string;
  recipient: string;
  legend: readonly string[];
  captions: readonly Caption[];
  instructions: string;
}

export const FORM_TEXTS: Readonly<Record<"1099-R" | "5498", FormTexts>> = {
  "1099-R": {
    name: "Form 1099-R",
    title:
      "Distributions From Pensions, Annuities, Retirement or Profit-Sharing Plans, IRAs, Insurance Contracts, etc.",
    ombNumber: "OMB No. 1545-0119",
    payer: "PAYER",
    recipient: "RECIPIENT",
    legend: [
      "Copy B. Report this income on your federal tax return. If this form shows federal income tax withheld in box 4, attach this copy to your return.",
      "This information is being furnished to the IRS.",
    ],
    captions: [
      ["1 Gross distribution", "box1GrossDistribution"],
      ["2a Taxable amount", "box2aTaxableAmount"],
      ["2b Taxable amount not determined", "box2bTaxableAmountNotDetermined"],
      ["2b Total distribution", "box2bTotalDistribution"],
      ["3 Capital gain (included in box 2a)", null],
      ["4 Federal income tax withheld", "box4FederalTaxWithheld"],
      [
        "5 Employee contributions/Designated Roth contributions or insurance premiums",
        "box5EmployeeContributions",
      ],
      ["6 Net unrealized appreciation in employer's securities", "box6UnrealizedAppreciation"],
      ["7 Distribution code(s)", "box7DistributionCode"],
      ["7 IRA/SEP/SIMPLE", "box7IraSepSimple"],
      ["8 Other", null],
      ["9a Your percentage of total distribution", null],
      ["9b Total employee contributions", null],
      ["10 Amount allocable to IRR within 5 years", "box10AllocableToInPlanRollover"],
      ["11 1st year of desig. Roth contrib.", "box11FirstRothYear"],
      ["12 FATCA filing requirement", null],
      ["13 Date of payment", null],
      ["14 State tax withheld", "box14StateTaxWithheld"],
      ["15 State/Payer's state no.", "box15State"],
      ["16 State distribution", "box16StateDistribution"],
      ["17 Local tax withheld", null],
      ["18 Name of locality", null],
      ["19 Local distribution", null],
    ],
    instructions: "www.irs.gov/Form1099R",
  },
  "5498": {
    name: "Form 5498",
    title: "IRA Contribution Information",
    ombNumber: "OMB No. 1545-0747",
    payer: "TRUSTEE or ISSUER",
    recipient: "PARTICIPANT",
    legend: ["Copy B. For Participant.", "This information is being furnished to the IRS."],
    captions: [
      ["1 IRA contributions (other than amounts in boxes 2-4, 8-10, 13a, and 14a)", null],
      ["2 Rollover contributions", "box2RolloverContributions"],
      ["3 Roth IRA conversion amount", "box3RothConversion"],
      ["4 Recharacterized contributions", null],
      ["5 FMV of account", null],
      ["6 Life insurance cost included in box 1", null],
      ["7 IRA", "box7Ira"],
      ["7 SEP", "box7Sep"],
      ["7 SIMPLE", "box7Simple"],
      ["7 Roth IRA", "box7RothIra"],
      ["8 SEP contributions", null],
      ["9 SIMPLE contributions", null],
      ["10 Roth IRA contributions", null],
      ["11 If checked, required minimum distribution for the next year", null],
      ["12a RMD date", null],
      ["12b RMD amount", null],
      ["13a Postponed/late contrib.", "box13aLateContribution"],
      ["13b Year", "box13bYear"],
      ["13c Code", "box13cCode"],
      ["14a Repayments", "box14aRepayments"],
      ["14b Code", "box14bCode"],
      ["15a FMV of certain specified assets", null],
      ["15b Code(s)", null],
    ],
    instructions: "www.irs.gov/Form5498",
  },
};
