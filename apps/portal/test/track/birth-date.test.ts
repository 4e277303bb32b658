import { expect, it } from "@jest/globals";
import { parseBirthDate } from "../../src/track/birth-date.ts";

it.each([
  ["4", "27", "1961", "1961-04-27"],
  [" 04 ", "7", "1961", "1961-04-07"],
  ["2", "29", "2000", "2000-02-29"],
  ["2", "30", "1960", null],
  ["13", "1", "1960", null],
  ["0", "1", "1960", null],
  ["4", "27", "61", null],
  ["", "27", "1961", null],
  ["April", "27", "1961", null],
  ["-4", "27", "1961", null],
])("parses %s / %s / %s as %s", (month, day, year, expected) => {
  expect(parseBirthDate(month, day, year)).toBe(expected);
});
