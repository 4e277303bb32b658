import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import {
  type Account,
  accountSchema,
  maskedAccountSchema,
  toAccountView,
  toMaskedAccount,
} from "../src/index.ts";

describe("The masked account", () => {
  const account: Account = {
    id: newId("acct"),
    externalId: "u-1",
    status: "active",
    firstName: "Ada",
    lastName: "Sample",
    formerNames: [],
    version: 1,
    email: "ada.sample@example.com",
    phone: "+14155550123",
    dateOfBirth: "1980-02-29",
    ssnLast4: "1234",
    address: { line1: "1 Main St", city: "Springfield", region: "IL", postalCode: "62701", country: "US" },
    metadata: { internal: "score-7" },
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };

  it("shows what a participant recognizes, and nothing more", () => {
    const view = toMaskedAccount(account, "test");
    expect(maskedAccountSchema.parse(view)).toEqual(view);
    expect(view).toMatchObject({
      email: "a***@example.com",
      phone: "***23",
      dateOfBirth: "****-**-**",
      ssnLast4: "****",
      address: { country: "US" },
    });
    for (const hidden of ["ada.sample", "415", "1980", "1234", "Main", "Springfield", "62701", "score-7"]) {
      expect(JSON.stringify({ ...view, id: "" })).not.toContain(hidden);
    }
  });

  it("shows missing fields as null", () => {
    const empty = {
      ...account,
      phone: null,
      dateOfBirth: null,
      ssnLast4: null,
      address: null,
      externalId: null,
      lastName: null,
    };
    const view = toMaskedAccount(empty, "live");
    expect(maskedAccountSchema.parse(view)).toMatchObject({
      phone: null,
      dateOfBirth: null,
      ssnLast4: null,
      address: null,
    });
  });

  it("shows an erased account only as erased", () => {
    const erasedFields = { externalId: null, firstName: null, lastName: null, email: null, phone: null };
    const erased: Account = {
      ...account,
      ...erasedFields,
      ...{ status: "erased", dateOfBirth: null, ssnLast4: null, address: null, metadata: {} },
    };
    const views = [
      maskedAccountSchema.parse(toMaskedAccount(erased, "test")),
      accountSchema.parse(toAccountView(erased, "test")),
    ];
    for (const view of views)
      expect(view).toMatchObject({ ...erasedFields, id: account.id, status: "erased" });
  });

  it.each([
    ["a@example.com", "a***@example.com"],
    ["𠮷x@例子.公司", "𠮷***@例子.公司"],
  ])("masks %s as %s", (email, expected) => {
    expect(toMaskedAccount({ ...account, email }, "test").email).toBe(expected);
  });
});
