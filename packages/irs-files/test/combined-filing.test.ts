import { describe, expect, it } from "@jest/globals";
import { COMBINED_FILING_CODES, FireFileError, STATE_CODES, writeFireFile } from "@svc/irs-files";
import { buildFile, buildForm1099R, buildForm5498 } from "./build-fire-file.ts";
import { readField, readRecords } from "./read-fire-file.ts";

const buildRecipientParts = (state: string) => ({
  recipient: { ...buildForm1099R().recipient, address: { ...buildForm1099R().recipient.address, state } },
});

/** Reads a K record's number of forms, total of amount 1, state tax and local tax (in cents), and state code. */
const readStateTotals = (record: string | undefined) => [
  Number(readField(record, 2, 9)),
  Number(readField(record, 16, 33)),
  Number(readField(record, 707, 724)),
  Number(readField(record, 725, 742)),
  readField(record, 747, 748),
];

describe("Combined federal and state filing", () => {
  it("has a K record for each state after the C record, with the totals of its forms", () => {
    const forms = [
      buildForm1099R(
        { box1GrossDistribution: "1.00", box14StateTaxWithheld: "0.10" },
        buildRecipientParts("CA"),
      ),
      buildForm1099R(
        { box1GrossDistribution: "20.00", box14StateTaxWithheld: "2.00" },
        buildRecipientParts("AL"),
      ),
      buildForm1099R(
        { box1GrossDistribution: "300.00", box14StateTaxWithheld: "30.00" },
        buildRecipientParts("CA"),
      ),
      // Box 15 decides the state, not the address. Texas does not participate.
      buildForm1099R(
        { box1GrossDistribution: "4000.00", box15State: "AL", box14StateTaxWithheld: "400.00" },
        buildRecipientParts("TX"),
      ),
      buildForm1099R(
        { box1GrossDistribution: "50000.00", box14StateTaxWithheld: "0.00" },
        buildRecipientParts("TX"),
      ),
    ];
    const records = readRecords(writeFireFile(buildFile({ forms, combinedFilingStates: ["CA", "AL"] })));
    expect(records.map((record) => record[0]).join("")).toBe("TABBBBBCKKF");
    // The payer record has the flag for combined filing.
    expect(readField(records[1], 6, 6)).toBe("1");
    // 06 is California, 01 is Alabama.
    expect(records.slice(2, 7).map((record) => readField(record, 747, 748))).toEqual([
      "06",
      "01",
      "06",
      "01",
      "  ",
    ]);
    expect(records.slice(8, 10).map(readStateTotals)).toEqual([
      [2, 402000, 40200, 0, "01"],
      [2, 30100, 3010, 0, "06"],
    ]);
    // Positions 340 to 499, 508 to 706 and 743 to 746 are blank.
    for (const record of records.slice(8, 10))
      expect(
        [readField(record, 340, 499), readField(record, 508, 706), readField(record, 743, 746)]
          .join("")
          .trim(),
      ).toBe("");
    // Sequence numbers.
    expect(records.map((record) => Number(readField(record, 500, 507)))).toEqual(
      records.map((_, index) => index + 1),
    );
    // Numbers of payers and forms.
    expect([readField(records[10], 2, 9), readField(records[10], 50, 57)]).toEqual(["00000001", "00000005"]);
  });

  it("totals originals, corrections and each form type separately", () => {
    const forms = [
      buildForm1099R({}, buildRecipientParts("CA")),
      buildForm1099R({}, { ...buildRecipientParts("CA"), correction: "G" }),
      buildForm5498({}, buildRecipientParts("CA")),
      buildForm5498({}, buildRecipientParts("NY")),
    ];
    const records = readRecords(writeFireFile(buildFile({ forms, combinedFilingStates: ["CA"] })));
    expect(records.map((record) => record[0]).join("")).toBe("TABCKABCKABBCKF");
    const totals = records.filter((record) => record[0] === "K").map(readStateTotals);
    expect(totals).toEqual([
      [1, 4800000, 5505, 0, "06"],
      [1, 4800000, 5505, 0, "06"],
      [1, 0, 0, 0, "06"],
    ]);
  });

  it("has no K records by default, or for states without forms", () => {
    const file = buildFile({ forms: [buildForm1099R({}, buildRecipientParts("CA"))] });
    const withoutStates = writeFireFile(file);
    const types = readRecords(withoutStates).map((record) => record[0]);
    expect(types.join("")).toBe("TABCF");
    expect(writeFireFile({ ...file, combinedFilingStates: ["AL"] })).toBe(withoutStates);
  });

  it("rejects states that do not participate", () => {
    const write = () => writeFireFile(buildFile({ combinedFilingStates: ["CA", "NY", "__proto__"] }));
    expect(write).toThrow(FireFileError);
    expect(write).toThrow(/combinedFilingStates\.1 does not participate.*combinedFilingStates\.2/);
  });

  it("has a different two-digit code for each participating state", () => {
    for (const [state, code] of Object.entries(COMBINED_FILING_CODES)) {
      expect(STATE_CODES).toContain(state);
      expect(code).toMatch(/^\d\d$/);
    }
    expect(new Set(Object.values(COMBINED_FILING_CODES)).size).toBe(
      Object.keys(COMBINED_FILING_CODES).length,
    );
  });
});
