import { describe, expect, it } from "@jest/globals";
import { formatBusinessDays } from "../../src/ui/business-days.ts";

describe("formatBusinessDays", () => {
  it.each([
    [1, 1, "1 business day"],
    [0, 1, "0 to 1 business days"],
    [5, 5, "5 business days"],
    [3, 5, "3 to 5 business days"],
  ])("formats %i and %i as %s", (min, max, text) => expect(formatBusinessDays({ min, max })).toBe(text));
});
