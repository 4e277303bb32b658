import { describe, expect, it } from "@jest/globals";
import { formatFactName, formatFactValue } from "../../src/pages/approvals/fact-names.ts";

describe("Values of an approval's evidence", () => {
  it("show one document per line, with times in UTC", () => {
    const value =
      "loa.pdf, loa, provided, 2026-12-11T22:26:43.265Z; spousal.pdf, spousal_consent, provided, 2026-12-12T09:05:00.000Z";
    expect(formatFactValue("documents", value)).toBe(
      [
        "loa.pdf, Letter of acceptance, Provided, Dec 11, 2026, 10:26:43 PM UTC",
        "spousal.pdf, Spousal consent, Provided, Dec 12, 2026, 9:05:00 AM UTC",
      ].join("\n"),
    );
  });

  it("keep names (even with commas), account numbers and missing values", () => {
    expect(formatFactValue("participant.lastName", "kim")).toBe("kim");
    expect(formatFactValue("source.accountNumber", "****8877")).toBe("****8877");
    expect(formatFactValue("documents", null)).toBeNull();
    expect(formatFactValue("documents", "tax, return, other, requested")).toBe(
      "tax, return, Other, Requested",
    );
  });

  it("name the kind of a letter", () => {
    expect(formatFactName("letter.2")).toBe("Letter 2");
    expect(formatFactValue("letter.2", "letter_of_acceptance, SHA-256 0a1b")).toBe(
      "Letter of acceptance, SHA-256 0a1b",
    );
  });

  it("are shown as labels, dates and amounts of money", () => {
    expect(formatFactValue("source.accountType", "qualified_plan")).toBe("Qualified plan");
    expect(formatFactValue("participant.dateOfBirth", "1975-12-09")).toBe("Dec 9, 1975");
    expect(formatFactValue("amountRequested", "15250.00")).toBe("$15,250.00");
  });
});
