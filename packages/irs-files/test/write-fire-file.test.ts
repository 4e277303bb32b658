import { describe, expect, it } from "@jest/globals";
import { FireFileError, type FireFileIssue, writeFireFile } from "@svc/irs-files";
import { buildFile, buildForm1099R, buildForm5498 } from "./build-fire-file.ts";
import { readField, readRecords } from "./read-fire-file.ts";

// Positions of IRS Publication 1220 start at 1.

type Positions = readonly (readonly [start: number, end: number, text: string])[];

const listAddressFields = (street: number, city: number, state: number, zip: number): Positions => [
  [street, street + 39, "12 MAIN ST 4"],
  [city, city + 39, "ST LOUIS"],
  [state, state + 1, "MO"],
  [zip, zip + 8, "631011234"],
];

/** Expects each field, and blanks in all other positions. */
function expectFields(record: string | undefined, positions: Positions): void {
  let otherText = record ?? "";
  for (const [start, end, text] of positions) {
    expect([start, readField(record, start, end)]).toEqual([start, text.padEnd(end - start + 1)]);
    otherText = otherText.slice(0, start - 1) + " ".repeat(end - start + 1) + otherText.slice(end);
  }
  expect(otherText).toBe(`${" ".repeat(748)}\r\n`);
}

/** Lists the 18 amount fields of a record. `cents` has the nonzero amounts by number. */
const listAmountFields = (
  start: number,
  length: number,
  cents: Readonly<Record<number, number>>,
): Positions =>
  Array.from({ length: 18 }, (_, index) => [
    start + index * length,
    start + (index + 1) * length - 1,
    String(cents[index + 1] ?? 0).padStart(length, "0"),
  ]);

function findIssues(file: Parameters<typeof writeFireFile>[0]): readonly FireFileIssue[] {
  try {
    writeFireFile(file);
  } catch (error) {
    if (error instanceof FireFileError) return error.issues;
    throw error;
  }
  return [];
}
const listIssuePaths = (file: Parameters<typeof writeFireFile>[0]) =>
  findIssues(file).map(({ path }) => path.join("."));

const CENTS_1099R = { 1: 4800000, 2: 120050, 4: 960001, 5: 30000, 6: 700, 11: 800 };

describe("FIRE files", () => {
  it("have each field of Form 1099-R at its position", () => {
    const [t, a, b, c, f, ...others] = readRecords(writeFireFile(buildFile()));
    expect(others).toEqual([]);
    expectFields(t, [
      [1, 5, "T2026"],
      [7, 15, "987654321"],
      [16, 20, "12A45"],
      [28, 28, "T"],
      [30, 69, "TRANSMIT CO"],
      [110, 149, "TRANSMIT CO"],
      ...listAddressFields(190, 230, 270, 272),
      [296, 303, "00000001"],
      [304, 343, "ADA BYRON"],
      [344, 358, "2025550100"],
      [359, 408, "Ada@example.com"],
      [500, 507, "00000001"],
      [518, 518, "I"],
    ]);
    expectFields(a, [
      [1, 5, "A2026"],
      [12, 20, "555443333"],
      [26, 27, "9"],
      [28, 45, "12456AB"],
      [53, 92, "NORTH & SOUTH PLAN"],
      [133, 133, "0"],
      ...listAddressFields(134, 174, 214, 216),
      [225, 239, "2025550111"],
      [500, 507, "00000002"],
    ]);
    expectFields(b, [
      [1, 5, "B2026"],
      [11, 11, "2"],
      [12, 20, "123456789"],
      [21, 40, "9BW4G4YJBDP9K1B"],
      ...listAmountFields(55, 12, CENTS_1099R),
      [288, 327, "JOSE NUNEZ"],
      ...listAddressFields(368, 448, 488, 490),
      [500, 507, "00000003"],
      [545, 546, "1B"],
      [549, 549, "1"],
      [552, 555, "2019"],
      [723, 734, "000000005505"],
      [735, 746, "000000000000"],
    ]);
    expectFields(c, [[1, 9, "C00000001"], ...listAmountFields(16, 18, CENTS_1099R), [500, 507, "00000004"]]);
    expectFields(f, [
      [1, 9, "F00000001"],
      [10, 30, "0".repeat(21)],
      [50, 57, "00000001"],
      [500, 507, "00000005"],
    ]);
  });

  it("have each field of Form 5498 at its position", () => {
    const [, a, b] = readRecords(writeFireFile(buildFile({ forms: [buildForm5498()] })));
    expect([readField(a, 26, 27), readField(a, 28, 45).trim()]).toEqual(["L ", "23CD"]);
    expectFields(b, [
      [1, 5, "B2026"],
      [11, 11, "2"],
      [12, 20, "123456789"],
      [21, 40, "9BW4G4YJBDP9K1B"],
      ...listAmountFields(55, 12, { 2: 4800000, 3: 100, 12: 200, 13: 300 }),
      [288, 327, "JOSE NUNEZ"],
      ...listAddressFields(368, 448, 488, 490),
      [500, 507, "00000003"],
      [547, 547, "1"],
      [556, 557, "SC"],
      [564, 565, "QR"],
    ]);
  });

  it.each([
    ["an IRA", { box7Ira: true }, "1   "],
    ["a SEP IRA", { box7Sep: true }, " 1  "],
    ["a SIMPLE IRA", { box7Simple: true }, "  1 "],
    ["a Roth IRA", { box7RothIra: true }, "   1"],
    ["a Roth SEP IRA", { box7Sep: true, box7RothIra: true }, " 1 1"],
    ["a Roth SIMPLE IRA", { box7Simple: true, box7RothIra: true }, "  11"],
  ])("mark %s in box 7", (_name, checked, marks) => {
    const boxes = { box7Ira: false, ...checked };
    const [, , b] = readRecords(writeFireFile(buildFile({ forms: [buildForm5498(boxes)] })));
    expect(readField(b, 547, 550)).toBe(marks);
  });

  it.each([
    ["EO13239", 2023, "2023EO 13239"],
    ["PL115-97", null, "    PL115-97"],
    ["PL99-514", null, "    PL99-514"],
    ["FD", null, "    FD      "],
    [null, null, "            "],
  ] as const)("write box 13c %s", (box13cCode, box13bYear, text) => {
    const [, , b] = readRecords(
      writeFireFile(buildFile({ forms: [buildForm5498({ box13cCode, box13bYear })] })),
    );
    expect(readField(b, 552, 563)).toBe(text);
  });

  it("are rejected if the number of a public law is longer than its field", () => {
    const forms = [buildForm5498({ box13cCode: "PL115-973" })];
    expect(listIssuePaths(buildFile({ forms }))).toEqual(["forms.0.boxes.box13cCode"]);
  });

  it("repeat an IRA's gross distribution in amount A, and omit a plan's taxable amount if it is not determined", () => {
    const notDetermined = { box2bTaxableAmountNotDetermined: true, box7DistributionCode: "7" };
    const forms = [
      buildForm1099R({ ...notDetermined, box7IraSepSimple: true }),
      buildForm1099R(notDetermined),
    ];
    const [, , ira, plan] = readRecords(writeFireFile(buildFile({ forms })));
    const readAmounts = (record?: string) => [
      readField(record, 67, 78),
      readField(record, 163, 174),
      readField(record, 545, 549),
    ];
    expect(readAmounts(ira)).toEqual(["000000120050", "000004800000", "7 111"]);
    expect(readAmounts(plan)).toEqual(["000000000000", "000000000000", "7 1 1"]);
  });

  it("have separate payer records for originals, each correction code and each form type", () => {
    const forms = [
      buildForm5498({}, { correction: "C" }),
      buildForm1099R({ box1GrossDistribution: "1.10" }, { correction: "C" }),
      buildForm1099R({ box1GrossDistribution: "0.00" }, { correction: "G" }),
      buildForm1099R({ box1GrossDistribution: "5.00" }),
      buildForm1099R({ box1GrossDistribution: "6.25" }),
    ];
    const records = readRecords(writeFireFile(buildFile({ forms, isTest: false, isPriorYear: true })));
    expect(records.map((record) => record[0]).join("")).toBe("TABBCABCABCABCF");
    expect(records.map((record) => (record[0] === "B" ? record[5] : "")).join("")).toBe("  GCC");
    expect(records.map((record) => Number(readField(record, 500, 507)))).toEqual(
      records.map((_, index) => index + 1),
    );
    // Number of forms, and total of amount 1 in cents.
    const totals = records.filter((record) => record[0] === "C").map((record) => readField(record, 2, 33));
    expect(totals.map((text) => [Number(text.slice(0, 8)), Number(text.slice(14))])).toEqual([
      [2, 1125],
      [1, 0],
      [1, 110],
      [1, 0],
    ]);
    expect([readField(records[0], 6, 6), readField(records[0], 28, 28)]).toEqual(["P", " "]);
    expect([readField(records.at(-1), 2, 9), readField(records.at(-1), 50, 57)]).toEqual([
      "00000004",
      "00000005",
    ]);
  });

  it.each([
    ["TIN", { tin: "900000045" }],
    ["name", { name: "Maria Nuñez" }],
    ["TIN and name", { tin: "900000045", name: "Maria Nuñez" }],
  ])("withdraw a form with a wrong %s, and file it again under the same account number", (_, wrong) => {
    const { recipient } = buildForm1099R();
    const zeros = {
      box1GrossDistribution: "0.00",
      box2aTaxableAmount: "0.00",
      box4FederalTaxWithheld: "0.00",
      box5EmployeeContributions: "0.00",
      box6UnrealizedAppreciation: "0.00",
      box10AllocableToInPlanRollover: "0.00",
      box14StateTaxWithheld: "0.00",
    };
    const forms = [
      buildForm1099R({}, { correction: "C" }),
      buildForm1099R(zeros, { correction: "G", recipient: { ...recipient, ...wrong } }),
    ];
    const records = readRecords(writeFireFile(buildFile({ forms })));
    expect(records.map((record) => record[0]).join("")).toBe("TABCABCF");
    const [withdrawal, replacement] = [records[2] ?? "", records[5] ?? ""];
    const differing = [...withdrawal].flatMap((character, index) =>
      character === replacement[index] ? [] : [index + 1],
    );
    // Correction code, TIN, name, amounts, sequence number and state tax.
    const isExpected = (position: number) =>
      position === 6 ||
      ("tin" in wrong && position >= 12 && position <= 20) ||
      ("name" in wrong && position >= 288 && position <= 367) ||
      (position >= 55 && position <= 270) ||
      (position >= 500 && position <= 507) ||
      (position >= 723 && position <= 734);
    expect(differing.filter((position) => !isExpected(position))).toEqual([]);
    expect([withdrawal[5], replacement[5]]).toEqual(["G", "C"]);
    expect(readField(withdrawal, 55, 270)).toBe("0".repeat(216));
    expect(readField(withdrawal, 21, 40)).toBe(readField(replacement, 21, 40));
    expect(readField(withdrawal, 12, 20)).toBe("tin" in wrong ? wrong.tin : recipient.tin);
  });

  it("hold many forms, and totals that exceed one amount field", () => {
    const forms = Array.from({ length: 421 }, () =>
      buildForm1099R({ box1GrossDistribution: "9999999999.99" }),
    );
    const records = readRecords(writeFireFile(buildFile({ forms })));
    // The forms, and one record each of T, A, C and F.
    expect(records).toHaveLength(425);
    expect(records.slice(2, 423).every((record) => readField(record, 55, 66) === "999999999999")).toBe(true);
    const c = records[423];
    expect([readField(c, 2, 9), BigInt(readField(c, 16, 33))]).toEqual(["00000421", 421n * 999999999999n]);
  });

  it.each([
    ["Łukasz Żółw", "LUKASZ ZOLW"],
    ["Straße Ærø Œuvre Þór Đặng", "STRASSE AERO OEUVRE THOR DANG"],
    ["O'Brien-Smith, Jr.", "OBRIEN-SMITH JR"],
    ["  Ada\t\r\nB\u0000yron  ", "ADA B YRON"],
    ["\uFF21\uFF44\uFF41 ﬁn", "ADA FIN"],
    ["Ada 💰 \u202EByron", "ADA BYRON"],
    ["A=1;B<script>", "A 1 B SCRIPT"],
  ])("write %j as %j", (name, text) => {
    const recipient = { ...buildForm1099R().recipient, name };
    const [, , b] = readRecords(writeFireFile(buildFile({ forms: [buildForm1099R({}, { recipient })] })));
    expect(readField(b, 288, 367).trim()).toBe(text);
  });

  it("continue a long name on a second line", () => {
    const names = [
      `${"A".repeat(30)} ${"B".repeat(30)}`,
      "C".repeat(80),
      `${"D".repeat(20)} ${"E".repeat(59)}`,
    ];
    const forms = names.map((name) =>
      buildForm1099R({}, { recipient: { ...buildForm1099R().recipient, name } }),
    );
    const [, , first, second, third] = readRecords(writeFireFile(buildFile({ forms })));
    expect([readField(first, 288, 327).trim(), readField(first, 328, 367).trim()]).toEqual(
      names[0]?.split(" "),
    );
    expect(readField(second, 288, 367)).toBe(names[1]);
    expect(readField(third, 288, 367)).toBe(names[2]);
  });

  it("are rejected with an issue for every value that does not fit", () => {
    const address = { street: "東京", city: "💰", state: "ZZ", zip: "1234" };
    const { transmitter, payer } = buildFile();
    const contact = { name: "x".repeat(41), phone: "12", email: "josé@example.com" };
    const form = buildForm1099R(
      {
        box1GrossDistribution: "-1.00",
        box2aTaxableAmount: "10000000000.00",
        box4FederalTaxWithheld: "1",
        box7DistributionCode: "1BX",
        box11FirstRothYear: 19,
        box14StateTaxWithheld: "1e3",
      },
      { accountNumber: "x".repeat(21), recipient: { tin: "111111111", name: "Лев", address } },
    );
    const other = buildForm5498({ box13cCode: "EO1", box14bCode: "Q" });
    const file = buildFile({
      taxYear: 26,
      transmitter: { ...transmitter, tin: "12-345678", controlCode: "1", contact },
      payer: { ...payer, name: "N".repeat(81), tin: "", phone: "" },
      forms: [form, other],
    });
    expect(listIssuePaths(file).sort()).toEqual(
      [
        "taxYear",
        "transmitter.tin",
        "transmitter.controlCode",
        "transmitter.contact.name",
        "transmitter.contact.phone",
        "transmitter.contact.email",
        "payer.name",
        "payer.tin",
        "payer.phone",
        "forms.0.accountNumber",
        "forms.0.recipient.tin",
        "forms.0.recipient.name",
        "forms.0.recipient.address.street",
        "forms.0.recipient.address.city",
        "forms.0.recipient.address.state",
        "forms.0.recipient.address.zip",
        "forms.0.boxes.box1GrossDistribution",
        "forms.0.boxes.box2aTaxableAmount",
        "forms.0.boxes.box4FederalTaxWithheld",
        "forms.0.boxes.box7DistributionCode",
        "forms.0.boxes.box11FirstRothYear",
        "forms.0.boxes.box14StateTaxWithheld",
        "forms.1.boxes.box13cCode",
        "forms.1.boxes.box14bCode",
      ].sort(),
    );
    expect(listIssuePaths(buildFile({ forms: [] }))).toEqual(["forms"]);
    expect(JSON.stringify(findIssues(file))).not.toMatch(/111111111|Лев|東京/);
  });
});
