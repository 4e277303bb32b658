import { AMOUNT_FIELDS, listAmounts } from "./amount-codes.ts";
import type { FieldChecks } from "./field-checks.ts";
import type { FireBoxes1099R, FireBoxes5498, FireForm } from "./fire-form.ts";
import { type Field, padNumber } from "./write-record.ts";

const AMOUNT_START = 55;
const AMOUNT_LENGTH = 12;

export interface PayeeRecord {
  fields: Field[];
  /** Cents of each field of `AMOUNT_FIELDS`. */
  amounts: bigint[];
  /** Cents. */
  stateTaxWithheld: bigint;
  combinedFilingCode: string | null;
}

/** Builds the payee "B" record. */
export function buildPayeeRecord(
  checks: FieldChecks,
  form: FireForm,
  { index, year, combinedFilingCode }: { index: number; year: string; combinedFilingCode: string | null },
): PayeeRecord {
  const { recipient } = form;
  const path = ["forms", index, "recipient"];
  const [name, nameContinued] = checks.name([...path, "name"], recipient.name);
  const byCode = listAmounts(form);
  const amounts = AMOUNT_FIELDS.map((code) => {
    const field = byCode[code];
    return field ? checks.amount(["forms", index, "boxes", field.box], field.amount) : 0n;
  });
  const stateTaxWithheld = readStateTax(checks, index, form);
  const fields: Field[] = [
    { start: 1, length: 1, text: "B" },
    { start: 2, length: 4, text: year },
    { start: 6, length: 1, text: form.correction ?? "" },
    // Type of TIN: 2 is an SSN, ITIN or ATIN. Recipients are individuals.
    { start: 11, length: 1, text: "2" },
    { start: 12, length: 9, text: checks.tin([...path, "tin"], recipient.tin) },
    {
      start: 21,
      length: 20,
      text: checks.text(["forms", index, "accountNumber"], form.accountNumber, 20),
    },
    ...amounts.map((cents, field) => ({
      start: AMOUNT_START + field * AMOUNT_LENGTH,
      length: AMOUNT_LENGTH,
      text: padNumber(cents, AMOUNT_LENGTH),
    })),
    { start: 288, length: 40, text: name },
    { start: 328, length: 40, text: nameContinued },
    ...checks.address([...path, "address"], recipient.address, {
      street: 368,
      city: 448,
      state: 488,
      zip: 490,
    }),
    ...(form.form === "1099-R"
      ? list1099RFields(checks, { index, boxes: form.boxes, withheld: stateTaxWithheld })
      : list5498Fields(checks, index, form.boxes)),
    { start: 747, length: 2, text: combinedFilingCode ?? "" },
  ];
  return { fields, amounts, combinedFilingCode, stateTaxWithheld };
}

function readStateTax(checks: FieldChecks, index: number, form: FireForm): bigint {
  if (form.form === "5498") return 0n;
  const path = ["forms", index, "boxes", "box14StateTaxWithheld"];
  return checks.amount(path, form.boxes.box14StateTaxWithheld);
}

const toFlag = (isChecked: boolean) => (isChecked ? "1" : "");

function list1099RFields(
  checks: FieldChecks,
  { index, boxes, withheld }: { index: number; boxes: FireBoxes1099R; withheld: bigint },
): Field[] {
  const path = (box: keyof FireBoxes1099R) => ["forms", index, "boxes", box];
  const { box11FirstRothYear: rothYear } = boxes;
  const code = checks.code(path("box7DistributionCode"), boxes.box7DistributionCode, /^[A-Z0-9]{1,2}$/);
  return [
    { start: 545, length: 2, text: code },
    { start: 547, length: 1, text: toFlag(boxes.box2bTaxableAmountNotDetermined) },
    { start: 548, length: 1, text: toFlag(boxes.box7IraSepSimple) },
    { start: 549, length: 1, text: toFlag(boxes.box2bTotalDistribution) },
    {
      start: 552,
      length: 4,
      text: rothYear === null ? "" : checks.year(path("box11FirstRothYear"), rothYear),
    },
    { start: 723, length: AMOUNT_LENGTH, text: padNumber(withheld, AMOUNT_LENGTH) },
    // Local tax is not known.
    { start: 735, length: AMOUNT_LENGTH, text: padNumber(0, AMOUNT_LENGTH) },
  ];
}

/** Checkboxes of Form 5498, with their positions in the record. */
const CHECKBOXES = [
  ["box7Ira", 547],
  ["box7Sep", 548],
  ["box7Simple", 549],
  ["box7RothIra", 550],
] as const;

/** The number of an executive order or public law has up to six characters. */
const LATE_CONTRIBUTION_CODE = /^(SC|PO|FD|EO[0-9]{5}|PL([0-9]{2}-[0-9]{1,3}|[0-9]{3}-[0-9]{1,2}))$/;

function list5498Fields(checks: FieldChecks, index: number, boxes: FireBoxes5498): Field[] {
  const path = (box: keyof FireBoxes5498) => ["forms", index, "boxes", box];
  const { box13bYear: year, box13cCode, box14bCode } = boxes;
  const lateContributionCode =
    box13cCode === null ? "" : checks.code(path("box13cCode"), box13cCode, LATE_CONTRIBUTION_CODE);
  return [
    ...CHECKBOXES.map(([box, start]) => ({ start, length: 1, text: toFlag(boxes[box]) })),
    { start: 552, length: 4, text: year === null ? "" : checks.year(path("box13bYear"), year) },
    { start: 556, length: 2, text: lateContributionCode.slice(0, 2) },
    // The number of an executive order or public law.
    { start: 558, length: 6, text: lateContributionCode.slice(2), align: "right" },
    {
      start: 564,
      length: 2,
      text: box14bCode === null ? "" : checks.code(path("box14bCode"), box14bCode, /^[A-Z]{2}$/),
    },
  ];
}
