import { describe, expect, it } from "@jest/globals";
import { anyCharacter } from "@svc/testing/any-character";
import fc from "fast-check";
import { companyNameField, toNameKey } from "../../src/requests/company-name.ts";

const findIssue = (name: unknown) => companyNameField.safeParse(name).error?.issues[0]?.message;

describe("A company's name", () => {
  it.each([
    "Acme",
    "7-Eleven",
    "1-800-CONTACTS",
    "3M 401(k)",
    "Crédit Agricole",
    "日本生命",
    "Ben & Jerry's, Inc.",
    "ABC 123456",
  ])("is accepted: %s", (name) => expect(companyNameField.parse(`  ${name} `)).toBe(name));

  it.each<[unknown, string]>([
    [1, "must be text"],
    ["   ", "must not be empty"],
    ["***", "must contain a letter or a digit"],
    ["x".repeat(101), "must be at most 100 characters"],
    ["Acme\nBank", "must not contain control characters, line breaks or invisible characters"],
    ["\u001b[2JAcme", "must not contain control characters, line breaks or invisible characters"],
    ["Acme\u202egp", "must not contain control characters, line breaks or invisible characters"],
    ["ada@example.com", "must be the company's name, not an email address"],
    ["Ada 123-45-6789", "must be the company's name, with at most 6 digits"],
    ["Acme 00 12 34 567", "must be the company's name, with at most 6 digits"],
    ["Acme １２３４５６７", "must be the company's name, with at most 6 digits"],
  ])("is rejected: %j", (name, message) => expect(findIssue(name)).toBe(message));

  it("always has a key for grouping, which ignores only case, punctuation and words such as Inc.", () => {
    expect(new Set(["Acme Inc.", "ACME", "The Acme Company", "acme, inc"].map(toNameKey))).toEqual(
      new Set(["acme"]),
    );
    expect(toNameKey("The Company")).toBe("the company");
    expect(toNameKey("Acme Trust")).not.toBe(toNameKey("Acme"));
    fc.assert(
      fc.property(fc.array(anyCharacter, { maxLength: 120 }), (letters) => {
        const parsed = companyNameField.safeParse(letters.join(""));
        if (!parsed.success) return;
        expect(toNameKey(parsed.data)).not.toBe("");
        expect(toNameKey(parsed.data).length).toBeLessThanOrEqual(200);
      }),
    );
  });
});
