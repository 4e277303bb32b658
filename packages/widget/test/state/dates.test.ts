import { describe, expect, it } from "@jest/globals";
import { findInvalidPart, joinDate, parseMonth } from "../../src/state/dates.ts";

const TODAY = "2026-06-15";

describe("A typed month", () => {
  it.each([
    ["6", "en-US", "6"],
    ["06", "en-US", "06"],
    ["June", "en-US", "6"],
    ["jun", "en-US", "6"],
    ["JUN.", "en-US", "6"],
    ["Sept", "en-US", "9"],
    ["junio", "es", "6"],
    ["Dic.", "es-MX", "12"],
    ["december", "es", "12"],
    ["août", "fr", "8"],
    ["aout", "fr", "8"],
    ["Ju", "en-US", "Ju"],
    ["13", "en-US", "13"],
    ["Juneteenth", "en-US", "Juneteenth"],
    ["06/09/1961", "en-US", "06/09/1961"],
    ["", "en-US", ""],
  ])("%j in %s is read as %j", (typed, locale, month) => {
    expect(parseMonth(typed, locale)).toBe(month);
  });
});

describe("A date of birth", () => {
  it.each([
    [{ month: "12", day: "9", year: "1961" }, null],
    [{ month: "2", day: "29", year: "1960" }, null],
    [{ month: "", day: "9", year: "1961" }, "month"],
    [{ month: "0", day: "9", year: "1961" }, "month"],
    [{ month: "13", day: "9", year: "1961" }, "month"],
    [{ month: "June", day: "9", year: "1961" }, "month"],
    [{ month: "1-", day: "9", year: "1961" }, "month"],
    [{ month: "2", day: "29", year: "1961" }, "day"],
    [{ month: "6", day: "31", year: "1961" }, "day"],
    [{ month: "6", day: "0", year: "1961" }, "day"],
    [{ month: "6", day: "", year: "1961" }, "day"],
    [{ month: "6", day: "9th", year: "1961" }, "day"],
    [{ month: "6", day: "9", year: "61" }, "year"],
    [{ month: "6", day: "9", year: "" }, "year"],
    [{ month: "6", day: "9", year: "1899" }, "year"],
    [{ month: "6", day: "9", year: "2027" }, "year"],
    [{ month: "6", day: "9", year: "19611" }, "year"],
  ])("with the parts %j has the invalid part %j", (parts, invalid) => {
    expect(findInvalidPart(joinDate(parts), TODAY)).toBe(invalid);
  });
});
