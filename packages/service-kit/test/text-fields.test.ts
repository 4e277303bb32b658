import { describe, expect, it } from "@jest/globals";
import {
  containsBareSsn,
  containsSsn,
  idField,
  lineField,
  metadataField,
  textField,
} from "../src/fields/index.ts";
import { newId } from "../src/index.ts";

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe("textField", () => {
  const field = textField(10);
  it.each([
    ["abc", "abc"],
    ["  abc\t", "abc"],
    ["a".repeat(10), "a".repeat(10)],
    [` ${"a".repeat(10)} `, "a".repeat(10)],
    // Length is counted in code points, not UTF-16 units.
    ["𞤀".repeat(10), "𞤀".repeat(10)],
  ])("parses %j", (text, expected) => expect(field.parse(text)).toBe(expected));

  it.each(["", "   ", "\u00a0\u2003", "a".repeat(11), "𞤀".repeat(11), 1, null, ["a"], {}])(
    "rejects %j",
    (text) => expect(accepts(field, text)).toBe(false),
  );
});

describe("lineField", () => {
  it.each([
    "a\nb",
    "a\rb",
    "a\tb",
    "a\u0085b",
    "a\u001bb",
    "a\u2028b",
    "a\u2029b",
    "a\u202eb",
    "a\u2066b",
    "a\u200fb",
  ])("rejects %j, which textField accepts", (text) => {
    expect([accepts(lineField(10), text), accepts(textField(10), text)]).toEqual([false, true]);
  });

  it.each(["a b", " a\n", "é", "ع", "👩‍👩‍👧", "a\u00a0b"])("accepts %j", (text) => {
    expect(accepts(lineField(10), text)).toBe(true);
  });
});

describe("A Social Security number", () => {
  it.each([
    ...["123-45-6789", "123 45 6789", "SSN: 123-45-6789.", "(123-45-6789)", "x123-45-6789x", "123-45 6789"],
    // As word processors and phones format them.
    ...[
      "123–45–6789",
      "123—45—6789",
      "123‑45‑6789",
      "123−45−6789",
      "123\u00a045\u00a06789",
      "123.45.6789",
      "123 - 45 - 6789",
      "123/45/6789",
      "123_45_6789",
      "１２３－４５－６７８９",
      "123\u200b-\u206045-6789",
    ],
  ])("is found and rejected in %j", (text) => {
    expect(containsSsn(text)).toBe(true);
    expect(accepts(textField(255), text)).toBe(false);
    expect(accepts(metadataField, { note: text })).toBe(false);
    expect(accepts(metadataField, { [text]: "note" })).toBe(false);
  });

  it.each([
    "6789",
    "123-45-678",
    "12-345-6789",
    "1234-45-6789",
    "123-45-67890",
    "12345-6789",
    "+1 415-555-0123",
    "2026-01-31",
    "415.555.0123",
    "401K-00998877",
  ])("is not found in %j", (text) => {
    expect(containsSsn(text)).toBe(false);
    expect(containsBareSsn(text)).toBe(false);
  });

  it.each([
    "123456789",
    " 123456789\n",
    "(123456789).",
    "ssn123456789",
    "S.S.N. 123456789",
    "My social-security: 123456789",
  ])("without separators is found only by containsBareSsn: %j", (text) => {
    expect(containsBareSsn(text)).toBe(true);
    expect(containsSsn(text)).toBe(false);
  });

  it("is searched for quickly, even in long texts", () => {
    for (const text of [
      `123${" ".repeat(9_000)}45${" ".repeat(9_000)}x`,
      "ssn ".repeat(5_000),
      "-".repeat(20_000),
    ])
      expect(containsBareSsn(text)).toBe(false);
  });
});

describe("metadataField", () => {
  const buildPairs = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, "v"]));
  it.each([[{}], [buildPairs(50)], [{ ["k".repeat(40)]: "v".repeat(500) }], [{ empty: "" }]])(
    "accepts metadata within the limits (%#)",
    (metadata) => expect(metadataField.parse(metadata)).toEqual(metadata),
  );

  it.each([
    [buildPairs(51)],
    [{ ["k".repeat(41)]: "v" }],
    [{ "": "v" }],
    [{ key: "v".repeat(501) }],
    [{ key: 1 }],
    [{ key: null }],
    [{ key: { nested: "v" } }],
    [["v"]],
    ["v"],
    [null],
  ])("rejects metadata outside the limits (%#)", (metadata) => {
    expect(accepts(metadataField, metadata)).toBe(false);
  });
});

describe("idField", () => {
  it("accepts only IDs of its kind", () => {
    const id = newId("acct");
    expect(idField("acct").parse(id)).toBe(id);
    for (const text of [
      newId("rol"),
      id.toUpperCase(),
      id.slice(0, -1),
      `${id}0`,
      ` ${id}`,
      "acct_",
      "",
      1,
      null,
    ])
      expect(accepts(idField("acct"), text)).toBe(false);
  });
});
