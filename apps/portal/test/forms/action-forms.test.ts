import { describe, expect, it } from "@jest/globals";
import { getActionDefinition } from "@svc/rollover-rules/workflow/guards";
import { CALLER_ACTIONS } from "@svc/rollover-rules/workflow/transitions";
import { toActionViews } from "../../../api/src/rollovers/views/action-view.ts";
import { createEmptyDraft, createEmptyGroup, type Draft, readDraft } from "../../src/forms/draft.ts";
import { assignErrors } from "../../src/forms/errors.ts";
import { type Field, type Schema, toForm } from "../../src/forms/field.ts";

const LABELS_WITHOUT_HINTS = ["Account number", "Account type", "Delivery method"];

const TEXT_VALUES: Readonly<Record<string, string>> = {
  code: "name_mismatch",
  custodianId: "cus_01h2xcejqtf2nbrexx3vqjhp41",
  cusip: "037833100",
  disasterDeclaration: "DR-4844-FL",
  planId: "pln_01h2xcejqtf2nbrexx3vqjhp41",
  stateCode: "CA",
  symbol: "VTI",
  sha256: "0".repeat(64),
};

function fillField(field: Field): Draft {
  switch (field.kind) {
    case "group":
      return Object.fromEntries(field.fields.map((subfield) => [subfield.name, fillField(subfield)]));
    case "union": {
      const [first] = field.options;
      return {
        [field.tag]: first?.value,
        ...Object.fromEntries((first?.fields ?? []).map((subfield) => [subfield.name, fillField(subfield)])),
      };
    }
    case "list":
      return [fillField(field.item)];
    case "choice":
      return field.options[0]?.value;
    case "choices":
      return field.options.map(({ value }) => value);
    case "flag":
    case "confirm":
      return true;
    case "pairs":
      return [{ name: "a", value: "b" }];
    case "money":
      return "1,250.5";
    case "date":
      return "2026-05-01";
    case "integer":
      // All other whole numbers are years.
      return field.name === "children" ? "2" : "2020";
    case "decimal":
      return "12.5";
    default:
      return TEXT_VALUES[field.name] ?? "as typed";
  }
}

function listSubfields(field: Field): readonly Field[] {
  switch (field.kind) {
    case "group":
      return field.fields;
    case "list":
      return [field.item];
    case "union":
      return field.options.flatMap(({ fields }) => fields);
    default:
      return [];
  }
}

function flattenFields(field: Field): Field[] {
  return [field, ...listSubfields(field).flatMap(flattenFields)];
}

describe.each(toActionViews(CALLER_ACTIONS, "submitted"))("Form of $action", ({ action, params: schema }) => {
  const form = toForm(schema as Schema);
  const { params } = getActionDefinition(action);

  it("has a field with a label for every parameter, and a hint unless it would repeat the label", () => {
    const fields = flattenFields(form).filter(({ name }) => name !== "");
    expect(fields.filter(({ kind }) => kind === "json")).toEqual([]);
    for (const { label, help } of fields) {
      expect(label).toMatch(/^[A-Z0-9]/);
      if (help === "") expect(LABELS_WITHOUT_HINTS).toContain(label);
    }
    const options = fields.flatMap((field) =>
      "options" in field && field.kind !== "union" ? field.options : [],
    );
    expect(options.every(({ label }) => label !== "")).toBe(true);
  });

  it("produces params that the action accepts with every field filled in", () => {
    const { value, errors } = readDraft(form, fillField(form));
    expect(errors).toEqual([]);
    expect(params.safeParse(value).error).toBeUndefined();
  });

  it("produces params that the action accepts with only the required fields filled in", () => {
    const fields = form.kind === "group" ? form.fields : [];
    const draft = Object.fromEntries(
      fields.map((field) => [field.name, field.isRequired ? fillField(field) : createEmptyDraft(field)]),
    );
    const { value, errors } = readDraft(form, draft);
    expect(errors).toEqual([]);
    const issues = params.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
    // Each value of a correction is optional, but at least one must be present.
    const nounsOfCorrections = new Map<string, string>([
      ["amend", "correction"],
      ["correct_transfer", "corrected value"],
      ["correct_receipt", "corrected value"],
    ]);
    const noun = nounsOfCorrections.get(action);
    expect(issues).toEqual(noun ? [`must come with at least one ${noun}`] : []);
    expect(Object.keys(value as object)).toEqual(
      fields.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    );
  });

  it("reports each missing required field at the field", () => {
    const draft = createEmptyDraft(form);
    const { errors } = readDraft(form, draft);
    const { error } = params.safeParse({});
    const rejectedPointers = (error?.issues ?? []).map(({ path }) => `#/${path.join("/")}`);
    // A required list starts with one item, whose fields the form reports. The action reports the list.
    const reportedPointers = new Set(errors.map(({ pointer }) => pointer.split("/").slice(0, 2).join("/")));
    expect([...reportedPointers].sort()).toEqual([...new Set(rejectedPointers)].sort());
    const serverErrors = errors.map(({ pointer, detail }) => ({
      pointer: pointer.replace("#", "#/params"),
      detail,
    }));
    const assigned = assignErrors(form, draft, { errors: serverErrors, basePointer: "#/params" });
    expect([...assigned.keys()].sort()).toEqual(errors.map(({ pointer }) => pointer).sort());
  });
});

describe("Optional form groups", () => {
  it("are absent until added, and then require all of their required fields", () => {
    const [received] = toActionViews(["mark_funds_received"], "funds_sent");
    const form = toForm(received?.params as Schema);
    const certification = (form.kind === "group" ? form.fields : []).find(
      ({ name }) => name === "selfCertification",
    );
    if (certification?.kind !== "group") throw new Error("selfCertification is not a group");
    expect(createEmptyDraft(certification)).toBeUndefined();
    const draft = {
      amount: "10",
      receivedOn: "2026-05-01",
      selfCertification: createEmptyGroup(certification.fields),
    };
    expect(readDraft(form, draft).errors.map(({ pointer }) => pointer)).toEqual([
      "#/selfCertification/certifiedOn",
      "#/selfCertification/noPreviousDenial",
      "#/selfCertification/asSoonAsPracticable",
    ]);
  });
});
