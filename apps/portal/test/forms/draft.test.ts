import { describe, expect, it } from "@jest/globals";
import { createEmptyDraft, readDraft } from "../../src/forms/draft.ts";
import { assignErrors } from "../../src/forms/errors.ts";
import { type Schema, toForm } from "../../src/forms/field.ts";
import { toLabel, toPhrase } from "../../src/forms/labels.ts";
import { parseMoney } from "../../src/ui/money-format.ts";

describe("Money input", () => {
  it.each([
    ["1250", "1250.00"],
    ["1,250.5", "1250.50"],
    ["$1,250.55", "1250.55"],
    ["$ 12", "12.00"],
    ["0", "0.00"],
    ["007.10", "7.10"],
    [".5", null],
    ["12.", "12.00"],
    ["1,25", null],
    ["1,2500", null],
    ["1.255", null],
    ["1.2.3", null],
    ["-1", null],
    ["1e3", null],
    ["twelve", null],
    ["", null],
  ])("parses %s as %s", (typed, money) => expect(parseMoney(typed)).toBe(money));
});

describe("Labels from names", () => {
  it.each([
    ["consentReference", "Consent reference"],
    ["in_review", "In review"],
    ["sha256", "SHA-256 digest"],
    ["receivedOn", "Received on"],
    ["line1", "Line 1"],
    ["transferId", "Transfer"],
    ["externalId", "External ID"],
  ])("labels %s as %s", (name, words) => expect(toLabel(name)).toBe(words));

  it.each([
    ["in_review", "in review"],
    ["ach", "ACH"],
    ["fedex", "FedEx"],
    ["roth_conversion", "Roth conversion"],
    ["traditional_ira", "traditional IRA"],
    ["ssnLast4", "last four digits of the SSN"],
  ])("in a sentence: %s is %s", (name, words) => expect(toPhrase(name)).toBe(words));
});

describe("Hints of fields", () => {
  const readHint = (name: string, description: string) => {
    const form = toForm({ type: "object", properties: { [name]: { type: "string", description } } });
    return form.kind === "group" ? form.fields[0]?.help : undefined;
  };

  it.each([
    ["email", "The email address."],
    ["city", "City of the address."],
    ["accountNumber", "Correct account number."],
    ["address", "The participant's address."],
  ])("are left out if they repeat the label, as for %s: %s", (name, description) =>
    expect(readHint(name, description)).toBe(""),
  );

  it.each([
    ["externalId", "Your ID for the rollover."],
    ["line1", "Street and number."],
    ["fax", "Fax number for requests."],
    ["sentTo", "Recipient of the money."],
    ["kind", "Kind of money."],
  ])("are shown if they say more, as for %s: %s", (name, description) =>
    expect(readHint(name, description)).toBe(description),
  );
});

const SCHEMA: Schema = {
  type: "object",
  properties: {
    amount: {
      description: "All of it, or a part.",
      oneOf: [
        {
          type: "object",
          properties: { kind: { type: "string", const: "full" }, currency: { const: "USD" } },
        },
        {
          type: "object",
          properties: {
            kind: { type: "string", const: "partial" },
            requested: { type: "string", pattern: "^(0|[1-9]\\d{0,11})\\.\\d{2}$" },
          },
          required: ["kind", "requested"],
        },
      ],
    },
    metadata: { type: "object", additionalProperties: { type: "string" } },
    year: { type: "integer" },
    lines: {
      type: "array",
      items: {
        type: "object",
        properties: { kind: { type: "string", enum: ["a", "b"] }, percent: { type: "string" } },
        required: ["kind"],
      },
    },
    anything: {},
  },
  required: ["amount"],
};

describe("Form input", () => {
  const form = toForm(SCHEMA);

  it("selects one of several groups by its discriminator", () => {
    expect(form).toMatchObject({
      fields: [{ kind: "union", tag: "kind", options: [{}, {}] }, {}, {}, {}, {}],
    });
    expect(readDraft(form, createEmptyDraft(form)).errors).toEqual([
      { pointer: "#/amount/kind", detail: "is required" },
    ]);
    expect(readDraft(form, { amount: { kind: "full" } })).toEqual({
      value: { amount: { kind: "full" } },
      errors: [],
    });
    expect(readDraft(form, { amount: { kind: "partial", requested: "5" } }).value).toEqual({
      amount: { kind: "partial", requested: "5.00" },
    });
  });

  it("is parsed as numbers, pairs, lists and JSON, with unreadable input reported at its field", () => {
    const draft = {
      amount: { kind: "partial", requested: "1,25" },
      metadata: [
        { name: "a", value: "1" },
        { name: "", value: "" },
      ],
      year: "19x",
      lines: [{ kind: "a", percent: " 5 " }, { kind: undefined }],
      anything: "{",
    };
    const { errors } = readDraft(form, draft);
    expect(errors.map(({ pointer }) => pointer)).toEqual([
      "#/amount/requested",
      "#/year",
      "#/lines/1/kind",
      "#/anything",
    ]);
    const correctedDraft = {
      ...draft,
      amount: { kind: "full" },
      year: "1998",
      lines: draft.lines.slice(0, 1),
    };
    expect(readDraft(form, { ...correctedDraft, anything: "[1]" })).toEqual({
      value: {
        amount: { kind: "full" },
        metadata: { a: "1" },
        year: 1998,
        lines: [{ kind: "a", percent: "5" }],
        anything: [1],
      },
      errors: [],
    });
  });

  it("shows the server's errors at the nearest existing field", () => {
    const draft = { amount: { kind: "full" }, lines: [{ kind: "a" }] };
    const toError = (pointer: string) => ({ pointer, detail: "is wrong" });
    const errors = [
      "#/params/amount/requested",
      "#/params/lines/0/percent",
      "#/params/lines/7",
      "#/params",
      "#/dryRun",
    ];
    expect([...assignErrors(form, draft, { errors: errors.map(toError), basePointer: "#/params" })]).toEqual([
      ["#/amount", ["requested is wrong"]],
      ["#/lines/0/percent", ["is wrong"]],
      ["#/lines", ["7 is wrong"]],
      ["#", ["is wrong", "dryRun is wrong"]],
    ]);
  });
});
