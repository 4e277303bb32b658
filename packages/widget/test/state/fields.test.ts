import { describe, expect, it } from "@jest/globals";
import { accountInputSchema } from "@svc/accounts";
import {
  type Details,
  EMPTY_DETAILS,
  findFieldByPointer,
  normalizePhone,
  readFieldSettings,
  toAccountBody,
  validateDetails,
} from "../../src/state/fields.ts";

const TODAY = "2026-06-15";
const DEFAULT_FIELDS = readFieldSettings(null, null);
const ALL_FIELDS = readFieldSettings("lastName phone dateOfBirth ssnLast4 address", null);
const ADA: Details = { ...EMPTY_DETAILS, firstName: "Ada", email: "ada@example.com" };

describe("Fields", () => {
  it("are the default ones or those that the page requests; the first name and email are always shown", () => {
    expect(DEFAULT_FIELDS.shown).toEqual([
      "firstName",
      "lastName",
      "email",
      "phone",
      "dateOfBirth",
      "ssnLast4",
    ]);
    expect(DEFAULT_FIELDS.required).toEqual(["firstName", "email"]);
    expect(readFieldSettings("", "").shown).toEqual(["firstName", "email"]);
    const strict = readFieldSettings("phone", "dateOfBirth, address");
    expect(strict.shown).toContain("line2");
    expect(strict.required).toEqual([
      "firstName",
      "email",
      "dateOfBirth",
      "line1",
      "city",
      "postalCode",
      "country",
    ]);
  });

  it.each([
    [{ firstName: "" }, { firstName: "required" }],
    [
      { firstName: "  ", email: " " },
      { firstName: "required", email: "required" },
    ],
    [{ firstName: "123" }, { firstName: "invalid" }],
    [{ lastName: "<b>" }, { lastName: "invalid" }],
    [{ email: "ada" }, { email: "invalid" }],
    [{ phone: "555-0123" }, { phone: "invalid" }],
    [{ dateOfBirth: TODAY }, { dateOfBirth: "minor" }],
    [{ dateOfBirth: "2008-06-16" }, { dateOfBirth: "minor" }],
    [{ dateOfBirth: "2008-06-15" }, {}],
    [{ dateOfBirth: "1961-02-29" }, { dateOfBirth: "day" }],
    [{ dateOfBirth: "1899-12-31" }, { dateOfBirth: "year" }],
    [{ dateOfBirth: "0061-12-09" }, { dateOfBirth: "year" }],
    [{ dateOfBirth: "2061-12-09" }, { dateOfBirth: "year" }],
    [{ dateOfBirth: "1961--09" }, { dateOfBirth: "month" }],
    [{ ssnLast4: "123" }, { ssnLast4: "invalid" }],
    [{ ssnLast4: "078-05-1120" }, { ssnLast4: "wholeSsn" }],
    [{ ssnLast4: "12345" }, { ssnLast4: "wholeSsn" }],
    [{ firstName: "a".repeat(101) }, { firstName: "tooLong" }],
    [{ firstName: "a".repeat(100) }, {}],
    [{ city: "Springfield" }, { line1: "required", postalCode: "required" }],
    [{ firstName: "莎拉", lastName: "O’Neill-García", phone: "+44 20 7946 0958" }, {}],
    [{ country: "DE" }, {}],
  ])("with %j have the issues %j", (changes, issues) => {
    expect(validateDetails({ ...ADA, ...changes }, ALL_FIELDS, TODAY)).toEqual(issues);
  });

  it.each([
    ["(415) 555-0123", "+14155550123"],
    ["1 415 555 0123", "+14155550123"],
    ["+49 30 1234567", "+49301234567"],
    ["030 1234567", "0301234567"],
  ])("normalize the phone number %s to %s", (typed, sent) => expect(normalizePhone(typed)).toBe(sent));

  it("produce a body that the service accepts, from what is filled in and shown", () => {
    expect(toAccountBody(ADA, ALL_FIELDS)).toEqual({ firstName: "Ada", email: "ada@example.com" });
    const complete = {
      ...ADA,
      firstName: " Ada ",
      lastName: "Sample",
      phone: "(415) 555-0123",
      dateOfBirth: "1961-12-09",
      ssnLast4: "1234",
      line1: "1 Main St",
      city: "Springfield",
      region: "IL",
      postalCode: "62701",
    };
    const body = toAccountBody(complete, ALL_FIELDS);
    expect(body).toEqual({
      firstName: "Ada",
      lastName: "Sample",
      email: "ada@example.com",
      phone: "+14155550123",
      dateOfBirth: "1961-12-09",
      ssnLast4: "1234",
      address: { line1: "1 Main St", city: "Springfield", region: "IL", postalCode: "62701", country: "US" },
    });
    expect(accountInputSchema.safeParse(body).success).toBe(true);
    expect(toAccountBody(complete, DEFAULT_FIELDS)).not.toHaveProperty("address");
  });

  it("are found by the pointers of the service's issues", () => {
    expect(findFieldByPointer("#/firstName", ALL_FIELDS)).toBe("firstName");
    expect(findFieldByPointer("#/address/postalCode", ALL_FIELDS)).toBe("postalCode");
    expect(findFieldByPointer("#/address", ALL_FIELDS)).toBe("line1");
    expect(findFieldByPointer("#/address/line1", DEFAULT_FIELDS)).toBeUndefined();
    expect(findFieldByPointer("#/externalId", ALL_FIELDS)).toBeUndefined();
    expect(findFieldByPointer("#", ALL_FIELDS)).toBeUndefined();
  });
});
