import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import stringWidth from "string-width";
import { type Column, formatTable as formatLines } from "../src/table.ts";

const NAME: Column = { title: "NAME", canTruncate: true };
const HEADING: readonly Column[] = ["ID", NAME, "SINCE"];
const formatTable = (
  heading: readonly Column[],
  rows: readonly (readonly string[])[],
  terminalWidth: number | null,
) => formatLines(heading, rows, { terminalWidth, styleTitle: (text) => text });

describe("Command output table", () => {
  it("sizes columns by the display width of their widest cell", () => {
    const rows = [
      ["1", "東京年金", "now"],
      ["22", "Zoe\u0308", "3 days ago"],
    ];
    expect(formatTable(HEADING, rows, null)).toEqual([
      "ID  NAME      SINCE",
      "1   東京年金  now",
      "22  Zoe\u0308       3 days ago",
    ]);
  });

  it("truncates the columns that allow it when the terminal is narrower than the table", () => {
    const rows = [["org_1", "Acme Retirement Services of Ohio", "3 days ago"]];
    expect(formatTable(HEADING, rows, 40)).toEqual([
      "ID     NAME                   SINCE",
      "org_1  Acme Retirement Serv…  3 days ago",
    ]);
  });

  it("writes one line per cell when truncation is not enough, and loses nothing", () => {
    const rows = [
      ["org_1", "Acme Retirement Services of Ohio", "3 days ago"],
      ["org_2", "", "just now"],
    ];
    expect(formatTable(HEADING, rows, 24)).toEqual([
      "ID     org_1",
      "NAME   Acme Retirement Services of Ohio",
      "SINCE  3 days ago",
      "",
      "ID     org_2",
      "SINCE  just now",
    ]);
  });

  it("never has a table line wider than the terminal, and keeps every ID, for any input", () => {
    const cell = fc.string({ unit: "grapheme", maxLength: 60 }).map((text) => text.replace(/\s/gu, "x"));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }),
        fc.integer({ min: 10, max: 200 }),
        (rows, columns) => {
          const lines = formatTable(HEADING, rows, columns);
          const isTable = lines[0]?.startsWith("ID") && lines[0].endsWith("SINCE");
          if (isTable) for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
          for (const [id] of rows) expect(lines.join("\n")).toContain(id);
        },
      ),
    );
  });
});
