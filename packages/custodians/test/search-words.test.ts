import { describe, expect, it } from "@jest/globals";
import { foldWords, joinNeighbors } from "../src/search-words.ts";

describe("foldWords", () => {
  it.each([
    ["Charles Schwab", ["charles", "schwab"]],
    ["  TIAA-CREF ", ["tiaa", "cref"]],
    ["Crédit Zürich", ["credit", "zurich"]],
    ["Straße Øst Łódź", ["strasse", "ost", "lodz"]],
    ["İstanbul", ["istanbul"]],
    ["ＡＤＰ", ["adp"]],
    ["Employees' People's", ["employees", "peoples"]],
    ["A.D.P.", ["adp"]],
    ["U.S. Bank", ["us", "bank"]],
    ["J.P. Morgan", ["jp", "morgan"]],
    ["T. Rowe Price", ["t", "rowe", "price"]],
    ["E*TRADE", ["e", "trade"]],
    ["401(k)", ["401", "k"]],
    ["BB&T", ["bb", "t"]],
    ["snake_case", ["snake", "case"]],
    ["a\u0000b\u0007cd", ["ab", "cd"]],
    ["", []],
    ["*** ☂️ \u0000", []],
    ["\uD83D lone \uDE00", ["lone"]],
  ])("splits %j into %j", (text, words) => expect(foldWords(text)).toEqual(words));
});

describe("joinNeighbors", () => {
  it("joins each word with the next", () => {
    expect(joinNeighbors(["aa", "bb", "cc"])).toEqual(["aabb", "bbcc"]);
  });

  it("returns nothing for fewer than two words", () => {
    expect(joinNeighbors(["aa"])).toEqual([]);
    expect(joinNeighbors([])).toEqual([]);
  });
});
