import { ACCOUNT_ID, ROLLOVER_ID, SOURCE_ID } from "../../../context/example-values.ts";

export const taxReportLine = {
  object: "tax_report_line",
  environment: "test",
  year: 2026,
  rolloverId: ROLLOVER_ID,
  externalId: "transfer-77",
  distributionId: null,
  accountId: ACCOUNT_ID,
  custodianId: SOURCE_ID,
  accountType: "qualified_plan",
  form: "1099-R",
  box1GrossDistribution: "48000.00",
  box2aTaxableAmount: "0.00",
  box2bTaxableAmountNotDetermined: false,
  box2bTotalDistribution: true,
  box4FederalTaxWithheld: "0.00",
  box5EmployeeContributions: null,
  box7DistributionCode: "G",
  box7IraSepSimple: false,
  box14StateTaxWithheld: "0.00",
};
