import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { amountField, dateField, timeField, timestampField } from "../src/fields/index.ts";

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe("amountField", () => {
  it.each(["0.01", "1.00", "10.50", "1000.00", "999999999999.99"])("accepts %s", (amount) => {
    expect(amountField.parse(amount)).toBe(amount);
  });

  it.each([
    ...[
      "0.00",
      "0",
      "1",
      "1.0",
      "1.000",
      "01.00",
      "00.01",
      ".50",
      "-1.00",
      "+1.00",
      "1,000.00",
      "1000.00 ",
      " 1.00",
    ],
    ...[
      "1e3",
      "1.5e2",
      "NaN",
      "Infinity",
      "0x1.00",
      "1.00\n",
      "1000000000000.00",
      "١.٠٠",
      "１.００",
      "$1.00",
      "",
    ],
    ...[1, 1.5, null, undefined, true, {}, ["1.00"], 10n],
  ])("rejects %j", (amount) => expect(accepts(amountField, amount)).toBe(false));

  it("accepts every amount in cents below a trillion", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999_999n }), (cents) => {
        const text = `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
        expect(accepts(amountField, text)).toBe(true);
      }),
    );
  });
});

describe("dateField", () => {
  it.each(["2024-02-29", "2000-02-29", "1900-01-01", "2026-12-31", "0001-01-01", "9999-12-31"])(
    "accepts %s",
    (day) => expect(dateField.parse(day)).toBe(day),
  );

  it.each([
    ...[
      "2023-02-29",
      "1900-02-29",
      "2026-02-30",
      "2026-04-31",
      "2026-13-01",
      "2026-00-10",
      "2026-01-00",
      "2026-01-32",
    ],
    ...[
      "2026-1-1",
      "26-01-01",
      "20260101",
      "2026/01/01",
      "01-01-2026",
      "2026-01-01T00:00:00Z",
      " 2026-01-01",
      "",
    ],
    // PostgreSQL has no year 0, and years have four digits.
    ...["0000-01-01", "0000-12-31", "+002026-01-01", "-0001-01-01", "10000-01-01", "２０２６-01-01"],
    ...[20_260_101, null, undefined, {}],
  ])("rejects %j", (day) => expect(accepts(dateField, day)).toBe(false));

  it("accepts exactly the days that exist", () => {
    const upTo = (max: number) => fc.integer({ min: 0, max });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), upTo(14), upTo(33), (year, month, day) => {
        const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
        const date = new Date(`${text}T00:00:00Z`);
        const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
        expect(accepts(dateField, text)).toBe(exists);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe("timeField", () => {
  it.each([
    ["2026-01-31T12:00:00Z", "2026-01-31T12:00:00.000Z"],
    ["2026-01-31T12:00:00.123Z", "2026-01-31T12:00:00.123Z"],
    ["2026-01-31T12:00:00+02:00", "2026-01-31T10:00:00.000Z"],
    ["2026-01-01T00:30:00+01:00", "2025-12-31T23:30:00.000Z"],
    // RFC 3339 §5.6: any case, and leap seconds at the end of a UTC day.
    ["2026-01-31t12:00:00z", "2026-01-31T12:00:00.000Z"],
    ["2026-01-31t12:00:00.5-00:00", "2026-01-31T12:00:00.500Z"],
    ["1998-12-31T23:59:60Z", "1999-01-01T00:00:00.000Z"],
    ["1998-12-31T15:59:60.123-08:00", "1999-01-01T00:00:00.123Z"],
    ["1960-12-31t23:59:60z", "1961-01-01T00:00:00.000Z"],
  ])("parses %s", (text, expected) => expect(timeField.parse(text).toISOString()).toBe(expected));

  it.each([
    ...[
      "2026-01-31",
      "2026-01-31T12:00:00",
      "2026-02-30T12:00:00Z",
      "2026-01-31T25:00:00Z",
      "2026-01-31T12:60:00Z",
      "1998-12-31T22:59:60Z",
      "1998-12-31T23:58:60Z",
      "1960-06-15T12:00:60Z",
      "1998-12-31T23:59:60+01:00",
      "1998-12-31T23:59:61Z",
    ],
    ...["2026-01-31 12:00:00Z", "2026-01-31T12:00:00+25:00", "yesterday", "", "1767225600", 1_767_225_600],
    // Outside the years 1 to 9999 in UTC, which the database cannot compare.
    ...["0000-01-01T00:00:00Z", "0001-01-01T00:00:00+01:00", "9999-12-31T23:59:59-01:00"],
    "9999-12-31T23:59:60Z",
  ])("rejects %j", (text) => expect(accepts(timeField, text)).toBe(false));
});

describe("timestampField", () => {
  it("accepts what toISOString returns, and no other precision", () => {
    expect(accepts(timestampField, new Date().toISOString())).toBe(true);
    expect(accepts(timestampField, "2026-01-31T12:00:00Z")).toBe(false);
  });
});
