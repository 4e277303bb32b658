import { describe, expect, it } from "@jest/globals";
import { readTins } from "../../src/pages/tax-year/irs-file/read-tins.ts";
import { isEin, isRecipientTin, normalizeTin } from "../../src/pages/tax-year/irs-file/tin.ts";

describe("TINs", () => {
  it.each([
    ["219-45-6789", true],
    ["219 45 6789", true],
    ["219456789", true],
    ["912-70-1234", true],
    ["912-93-1234", true],
    ["912-49-1234", false],
    ["000-45-6789", false],
    ["666-45-6789", false],
    ["219-00-6789", false],
    ["219-45-0000", false],
    ["21945678", false],
    ["2194567890", false],
    ["21945678x", false],
    ["٢١٩٤٥٦٧٨٩", false],
    ["", false],
  ])("%j is the TIN of a recipient: %s", (text, isValid) => {
    expect(isRecipientTin(normalizeTin(text))).toBe(isValid);
  });

  it.each([
    ["12-3456789", true],
    ["123456789", true],
    ["07-3456789", false],
    ["00-3456789", false],
    ["12-345678", false],
    ["AB-3456789", false],
  ])("%j is an EIN: %s", (text, isValid) => {
    expect(isEin(normalizeTin(text))).toBe(isValid);
  });
});

describe("A file of TINs", () => {
  const accounts = new Set(["acct_1", "acct_2", "acct_3"]);

  it.each([
    ["accountId,tin\nacct_1,219-45-6789\nacct_2,218456789\n"],
    ["acct_1;219456789\r\nacct_2;218-45-6789"],
    ['\uFEFF"account_id"\t"tin"\n"acct_1"\t"219456789"\n\n"acct_2"\t"218456789"\n'],
  ])("is read with and without a header: %j", (text) => {
    const { tins, invalidLines, unknownCount } = readTins(text, accounts);
    expect([...tins]).toEqual([
      ["acct_1", "219456789"],
      ["acct_2", "218456789"],
    ]);
    expect({ invalidLines, unknownCount }).toEqual({ invalidLines: [], unknownCount: 0 });
  });

  it("reports lines without a valid TIN, with a second, different TIN for an account, or for an unknown account", () => {
    const lines = ["acct_1,219456789", "acct_1,219456789", "acct_1,218456789", "acct_2", "acct_9,219456789"];
    const { tins, invalidLines, unknownCount } = readTins(lines.join("\n"), accounts);
    expect([...tins.keys()]).toEqual(["acct_1"]);
    expect({ invalidLines, unknownCount }).toEqual({ invalidLines: [3, 4], unknownCount: 1 });
  });

  it("reads any text in linear time", () => {
    const { tins } = readTins(`${",".repeat(200_000)}\n${"-".repeat(200_000)}`, accounts);
    expect(tins.size).toBe(0);
  });
});
