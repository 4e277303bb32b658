import { describe, expect, it } from "@jest/globals";
import { CSV_COLUMNS, MAX_FILE_BYTES, parseDirectory } from "../../src/import/index.ts";
import { file, HEADER, listIssues, type ROW, row } from "./csv-file.ts";

const formatIssues = (bytes: Uint8Array) =>
  listIssues(bytes).map(({ line, column, detail }) => `${line} ${column?.name ?? "-"} ${detail}`);

describe("The parser of a directory file", () => {
  it("reports all issues together, by line and column", () => {
    const issues = formatIssues(
      file(
        row(),
        row({ slug: "Bad Slug", category: "bank robber", roles: "", loa: "yes" }),
        "",
        row({ slug: "two-lines", name: '"Two\nlines"' }),
        row({ slug: "acme-trust" }),
        row({ slug: "days", processingDaysMin: "9", processingDaysMax: "3" }),
        "too,few",
        row({ slug: "test-mine", website: "http://x.example", logoUrl: "javascript:alert(1)" }),
        row({
          slug: "lists",
          roles: "delivering|delivering",
          deliveryMethods: "check|pigeon",
          aliases: "A||B",
        }),
      ),
    );
    expect(issues.map((issue) => issue.split(" ").slice(0, 2).join(" "))).toEqual([
      "3 slug",
      "3 category",
      "3 roles",
      "3 loa",
      "5 name",
      "7 slug",
      "8 processingDaysMax",
      "9 -",
      "10 slug",
      "10 logoUrl",
      "10 website",
      "11 aliases",
      "11 roles",
      "11 deliveryMethods",
    ]);
    expect(issues[5]).toBe("7 slug duplicates line 2");
    expect(issues.at(-1)).toContain("check, wire, ach, acats, internal");
  });

  it.each<[string, Partial<typeof ROW>, string]>([
    ["an empty slug", { slug: "" }, "slug"],
    ["a slug with an underscore", { slug: "a_b" }, "slug"],
    ["an empty name", { name: "" }, "name"],
    ["a name of punctuation only", { name: "***" }, "name"],
    ["a name with a right-to-left override", { name: "Acme\u202etsurT" }, "name"],
    ["a name with a replacement character", { name: "Caf\ufffd" }, "name"],
    ["a name of 201 characters", { name: "x".repeat(201) }, "name"],
    ["51 aliases", { aliases: Array.from({ length: 51 }, (_, index) => `a${index}`).join("|") }, "aliases"],
    ["a duplicate alias", { aliases: "A|A" }, "aliases"],
    ["the sandbox's category", { category: "sandbox" }, "category"],
    ["no account types", { supportedAccountTypes: "" }, "supportedAccountTypes"],
    ["a flag other than true or false", { active: "1" }, "active"],
    ["an empty flag", { verified: "" }, "verified"],
    ["days below zero", { processingDaysMin: "-1" }, "processingDaysMin"],
    ["a fraction of a day", { processingDaysMax: "10.5" }, "processingDaysMax"],
    ["too many days", { processingDaysMax: "366" }, "processingDaysMax"],
    ["a URL with a password", { website: "https://a:b@acme.example" }, "website"],
    ["a URL without a scheme", { website: "acme.example" }, "website"],
  ])("rejects a file with %s in a row", (_case, change, column) => {
    const issues = formatIssues(file(row(change)));
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatch(new RegExp(`^2 ${column} `));
  });

  it.each<[string, Uint8Array, string]>([
    ["no content", Buffer.alloc(0), "1 - the file is empty"],
    ["a missing column", file(row()).subarray(5), "1 - has no column slug"],
    ["an unknown column", Buffer.from(`${HEADER},shade\n${row()},red`), "1 shade is not a directory column"],
    ["a duplicate column", Buffer.from(`${HEADER},name\n${row()},x`), "1 name appears twice"],
    ["semicolons", Buffer.from(HEADER.replaceAll(",", ";")), "1 - uses another column separator"],
    ["an open quote", file(row(), '"open'), "3 - has a quote that is never closed"],
    ["a quote in a cell", file(row({ name: 'A"cme' })), "2 - has a quote inside an unquoted cell"],
    ["UTF-16", Buffer.from(`\ufeff${HEADER}\n`, "utf16le"), "1 - the file is UTF-16"],
    ["Latin-1", Buffer.concat([file(row(), ""), Buffer.from("café", "latin1")]), "3 - is not UTF-8"],
    ["50 MB", Buffer.alloc(50_000_000, "a"), "1 - the file is larger than 10 MB"],
    [
      "a cell without an end",
      Buffer.concat([file(""), Buffer.alloc(MAX_FILE_BYTES / 2, "a")]),
      "2 - is too long for a row",
    ],
  ])("rejects a file with %s", (_case, bytes, start) => {
    const issues = formatIssues(bytes);
    expect(issues.find((issue) => issue.startsWith(start))).toBeDefined();
  });

  it("never quotes the file in an issue", () => {
    const secret = "hunter2-secret";
    const faulty = file(
      row(Object.fromEntries(CSV_COLUMNS.map((name) => [name, `${secret}|${secret}\u0007`]))),
    );
    expect(formatIssues(faulty).length).toBeGreaterThan(10);
    expect(formatIssues(faulty).join()).not.toContain(secret);
    expect(formatIssues(file(`"${secret}`)).join()).not.toContain(secret);
  });

  it("rejects a file with more than ten thousand custodians", () => {
    const buildRows = (count: number) =>
      Array.from({ length: count }, (_, index) => row({ slug: `c-${index}` }));
    expect(parseDirectory(file(...buildRows(10_000)))).toHaveLength(10_000);
    expect(formatIssues(file(...buildRows(10_001)))).toEqual([expect.stringContaining("10001 custodians")]);
  });
});
