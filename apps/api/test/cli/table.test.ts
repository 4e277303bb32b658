import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import stringWidth from "string-width";
import { formatRelativeTime } from "../../src/cli/format-time.ts";
import { type Column, formatTable } from "../../src/cli/table.ts";

const NAME: Column = { title: "NAME", canTruncate: true };
const HEADING: readonly Column[] = ["ID", NAME, "SINCE"];

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

  it("truncates the columns that allow it when the terminal is narrower", () => {
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

describe("Relative time in command output", () => {
  const NOW = new Date("2026-06-15T12:00:00Z");

  it.each([
    ["2026-06-15T12:00:00.000Z", "just now"],
    ["2026-06-15T11:59:59.001Z", "just now"],
    ["2026-06-15T11:59:59Z", "1 second ago"],
    ["2026-06-15T11:59:00.001Z", "59 seconds ago"],
    ["2026-06-15T11:57:00Z", "3 minutes ago"],
    ["2026-06-15T11:00:00.001Z", "59 minutes ago"],
    ["2026-06-14T12:00:00.001Z", "23 hours ago"],
    ["2026-06-14T12:00:00Z", "1 day ago"],
    ["2026-05-16T12:00:00Z", "30 days ago"],
    ["2026-05-16T11:59:59.999Z", "2026-05-16"],
    ["2026-06-15T12:00:01Z", "in 1 second"],
    ["2026-06-17T12:00:00Z", "in 2 days"],
    ["2027-06-15T12:00:00Z", "2027-06-15"],
  ])("formats %s as %s", (moment, expected) => {
    expect(formatRelativeTime(new Date(moment), NOW)).toBe(expected);
  });
});
