import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import fc from "fast-check";
import { accountInputSchema } from "../src/index.ts";
import { PERSON } from "./start-test-accounts.ts";

const accepts = (change: object) => accountInputSchema.safeParse({ ...PERSON, ...change }).success;
const parse = (change: object) => accountInputSchema.parse({ ...PERSON, ...change });

describe("Email", () => {
  it.each([
    "ada@example.com",
    "a+b@sub.example.co.uk",
    "zoë@exämple.com",
    "用户@例子.公司",
    `${"a".repeat(64)}@example.com`,
  ])("accepts %s", (email) => expect(parse({ email: ` ${email} ` }).email).toBe(email));

  it.each([
    "",
    "ada",
    "@example.com",
    "ada@",
    "a b@example.com",
    "ada@exam ple.com",
    "ada@a@b.com",
    "ada\u0000\n@example.com",
    `${"a".repeat(65)}@example.com`,
    `a@${"b".repeat(260)}.com`,
    "123-45-6789@example.com",
    1,
    null,
    undefined,
  ])("rejects %j", (email) => expect(accepts({ email })).toBe(false));
});

describe("Phone", () => {
  it.each([
    ["+14155550123", "+14155550123"],
    ["+1 (415) 555-0123", "+14155550123"],
    ["+1.415.555.0123", "+14155550123"],
    ["+44 20 7946 0958", "+442079460958"],
    ["+91 98765 43210", "+919876543210"],
    [" +14155550123 ", "+14155550123"],
    ["+１４１５５５５０１２３", "+14155550123"],
  ])("parses %s as %s", (phone, expected) => expect(parse({ phone }).phone).toBe(expected));

  it.each([
    "4155550123",
    "(415) 555-0123",
    "+1",
    "+1415",
    "+999123456789",
    "phone",
    "+1415555012345678",
    "",
    "00442079460958",
    `+1${" ".repeat(50)}4155550123`,
    "+1 415 555 0123 ext 5",
    "+14155550123;ext=5",
    "+1 415 555 0123 / +1 415 555 0199",
    "+14155550123 or later",
    "+1415FLOWERS",
    14_155_550_123,
    null,
  ])("rejects %j", (phone) => expect(accepts({ phone })).toBe(false));

  it("parses every phone format as E.164", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("1415", "4420", "9198", "49301"),
        fc.stringMatching(/^[2-9]\d{6}$/),
        fc.array(fc.constantFrom("", " ", "-", "."), { minLength: 12, maxLength: 12 }),
        (country, subscriber, marks) => {
          const digits = `${country}${subscriber}`;
          const { data } = accountInputSchema.safeParse({ ...PERSON, phone: `+${digits}` });
          const formatted = `+${[...digits].map((digit, index) => digit + (marks[index] ?? "")).join("")}`;
          expect(accountInputSchema.safeParse({ ...PERSON, phone: formatted }).data?.phone).toBe(data?.phone);
          if (data) expect(data.phone).toBe(`+${digits}`);
        },
      ),
    );
  });
});

describe("Dates and digits", () => {
  it.each(["1900-01-01", "1980-02-29", "2026-01-01"])("accepts the date of birth %s", (dateOfBirth) => {
    expect(accepts({ dateOfBirth })).toBe(true);
  });
  it.each(["1899-12-31", "0001-01-01", "1981-02-29", "1980-13-01", "80-02-29", "", 19_800_229, null])(
    "rejects the date of birth %j",
    (dateOfBirth) => expect(accepts({ dateOfBirth })).toBe(false),
  );
  it.each(["0000", "1234"])("accepts the digits %s", (ssnLast4) => expect(accepts({ ssnLast4 })).toBe(true));
  it.each(["123", "12345", "123-45-6789", "123456789", "abcd", "12 4", "１２３４", "1234\n", "", 1234, null])(
    "rejects the digits %j",
    (ssnLast4) => expect(accepts({ ssnLast4 })).toBe(false),
  );
});

describe("Other fields of an account", () => {
  const ADDRESS = { line1: "1 Main St", city: "Springfield", postalCode: "62701", country: "US" };

  it("accept a complete and a minimal address", () => {
    expect(accepts({ address: ADDRESS })).toBe(true);
    expect(accepts({ address: { ...ADDRESS, line2: "Flat 2", region: "IL" } })).toBe(true);
  });

  it.each([
    ...Object.keys(ADDRESS).map((name) => ({ [name]: undefined })),
    ...["us", "USA", "U", "", "12"].map((country) => ({ country })),
    { line1: "x".repeat(201) },
    { city: "" },
    { extra: "x" },
    { line1: "SSN 123-45-6789" },
  ])("reject an address with %p", (change) => {
    expect(accepts({ address: { ...ADDRESS, ...change } })).toBe(false);
  });

  it.each([
    "123-45-6789",
    "123 45 6789",
    "x 123–45–6789 x",
    "123456789",
    " (123456789) ",
    "123/45/6789",
    "１２３-４５-６７８９",
    "123\u200b456789",
    "SSN: 123456789",
    "social security no. 123456789",
  ])("reject a full Social Security number in every text field: %j", (ssn) => {
    const inputs = [
      { firstName: `A ${ssn}` },
      { lastName: `A ${ssn}` },
      { externalId: ssn },
      { phone: ssn },
      { ssnLast4: ssn },
      { metadata: { note: ssn } },
      { metadata: { [ssn]: "note" } },
      ...["line1", "line2", "city", "region", "postalCode"].map((name) => ({
        address: { ...ADDRESS, [name]: ssn },
      })),
    ];
    for (const input of inputs) expect([input, accepts(input)]).toEqual([input, false]);
  });

  // Nine digits alone, formatted as an SSN or labeled as one are rejected. Within other text, they can be any number.
  it.each([
    { externalId: "participant-123456789" },
    { externalId: "1234567890" },
    { externalId: "000123456" },
    { externalId: "666123456" },
    { externalId: "123004567" },
    { metadata: { order: "A123456789", note: "confirmed under 123456789" } },
    { email: "123456789@example.com" },
    { address: { ...ADDRESS, postalCode: "62701-1234" } },
    { address: { ...ADDRESS, line1: "123456789 Long Road" } },
  ])("accept nine digits that are not a Social Security number: %j", (change) => {
    expect(accepts(change)).toBe(true);
  });

  it("reject unknown fields, and metadata and external IDs beyond their limits", () => {
    expect(accepts({ ssn: "x" })).toBe(false);
    expect(accepts({ id: newId("acct") })).toBe(false);
    expect(
      accepts({ metadata: Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, ""])) }),
    ).toBe(false);
    expect(accepts({ externalId: "x".repeat(255) })).toBe(true);
    expect(accepts({ externalId: "x".repeat(256) })).toBe(false);
  });
});
