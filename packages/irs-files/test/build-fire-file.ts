import type { FireBoxes1099R, FireBoxes5498, FireFile, FireForm } from "@svc/irs-files";

const ADDRESS = { street: "12 Main St. #4", city: "St. Louis", state: "MO", zip: "63101-1234" };

const BOXES_1099R: FireBoxes1099R = {
  box1GrossDistribution: "48000.00",
  box2aTaxableAmount: "1200.50",
  box2bTaxableAmountNotDetermined: false,
  box2bTotalDistribution: true,
  box4FederalTaxWithheld: "9600.01",
  box5EmployeeContributions: "300.00",
  box6UnrealizedAppreciation: "7.00",
  box7DistributionCode: "1B",
  box7IraSepSimple: false,
  box10AllocableToInPlanRollover: "8.00",
  box11FirstRothYear: 2019,
  box14StateTaxWithheld: "55.05",
};

export const BOXES_5498: FireBoxes5498 = {
  box7Ira: true,
  box7Sep: false,
  box7Simple: false,
  box7RothIra: false,
  box2RolloverContributions: "48000.00",
  box3RothConversion: "1.00",
  box13aLateContribution: "2.00",
  box13bYear: null,
  box13cCode: "SC",
  box14aRepayments: "3.00",
  box14bCode: "QR",
};

const COMMON = {
  correction: null,
  accountNumber: "9bw4g4yjbdp9k1B",
  recipient: { tin: "123456789", name: "José Nuñez", address: ADDRESS },
} as const;

export const buildForm1099R = (
  boxes: Partial<FireBoxes1099R> = {},
  parts: Partial<FireForm> = {},
): FireForm => ({ ...COMMON, form: "1099-R", boxes: { ...BOXES_1099R, ...boxes }, ...parts }) as FireForm;

export const buildForm5498 = (boxes: Partial<FireBoxes5498> = {}, parts: Partial<FireForm> = {}): FireForm =>
  ({ ...COMMON, form: "5498", boxes: { ...BOXES_5498, ...boxes }, ...parts }) as FireForm;

export const buildFile = (file: Partial<FireFile> = {}): FireFile => ({
  transmitter: {
    tin: "987654321",
    controlCode: "12a45",
    name: "Transmit Co.",
    address: ADDRESS,
    contact: { name: "Ada Byron", phone: "+1 202-555-0100", email: "Ada@example.com" },
  },
  payer: { tin: "555443333", name: "North & South Plan", address: ADDRESS, phone: "202-555-0111" },
  forms: [buildForm1099R()],
  taxYear: 2026,
  isPriorYear: false,
  isTest: true,
  ...file,
});
