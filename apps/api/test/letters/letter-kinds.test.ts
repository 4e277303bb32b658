import { describe, expect, it } from "@jest/globals";
import {
  DEFAULT_PARAGRAPHS,
  findMisfit,
  LETTER_KINDS,
  type LetterKind,
} from "../../src/rollovers/letters/letter-kinds.ts";
import { findPlaceholderIssue } from "../../src/rollovers/letters/templates/placeholders.ts";

describe("Kinds of letters", () => {
  it("have valid default paragraphs", () => {
    for (const paragraphs of Object.values(DEFAULT_PARAGRAPHS)) {
      for (const paragraph of paragraphs) expect(findPlaceholderIssue(paragraph)).toBeNull();
    }
  });

  it.each([
    [
      "direct",
      "qualified_plan",
      ["letter_of_acceptance", "direct_rollover_request", "payment_transmittal", "spousal_consent"],
    ],
    [
      "trustee_transfer",
      "traditional_ira",
      ["letter_of_acceptance", "transfer_request", "payment_transmittal"],
    ],
    ["indirect_60_day", "403b", ["spousal_consent"]],
    ["in_plan", "qualified_plan", ["spousal_consent"]],
  ] as const)("fit a %s rollover from a %s", (type, sourceAccountType, expected) => {
    const kinds = Object.keys(LETTER_KINDS) as LetterKind[];
    const fitting = kinds.filter((kind) => findMisfit(kind, { type, sourceAccountType }) === null);
    expect(fitting).toEqual([...expected, "self_certification", "cover_sheet", "nigo"]);
  });
});
