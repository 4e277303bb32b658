import { describe, expect, it } from "@jest/globals";
import { PLACEHOLDERS } from "../../../api/src/rollovers/letters/templates/placeholders.ts";
import { defaultTemplates } from "../../../api/src/rollovers/letters/templates/template-examples.ts";
import { ProblemError } from "../../src/api/problem.ts";
import {
  diffTemplates,
  fillSamples,
  type Templates,
  toDraft,
  toFieldErrors,
  toPatch,
} from "../../src/pages/letter-templates/draft.ts";

const templates = defaultTemplates as Templates;

describe("Draft of letter templates", () => {
  it("has no changes at first", () => {
    expect(toPatch(templates, toDraft(templates))).toEqual({});
    expect(diffTemplates(templates, templates)).toEqual([]);
  });

  it("sends only changes: the address as lines, texts as paragraphs, and null for an emptied phone number", () => {
    const before: Templates = { ...templates, phone: "202-555-0100", address: ["1 Example Street"] };
    const draft = toDraft(before);
    const changed = {
      ...draft,
      name: " Sample Trust ",
      phone: " ",
      address: "100 Example Avenue\r\n\nSpringfield, IL 62701\n",
      texts: { ...draft.texts, spousal_consent: "One\nline\n\n \nTwo", transfer_request: "" },
    };
    expect(toPatch(before, changed)).toEqual({
      name: "Sample Trust",
      phone: null,
      address: ["100 Example Avenue", "Springfield, IL 62701"],
      texts: [
        { kind: "transfer_request", paragraphs: [] },
        { kind: "spousal_consent", paragraphs: ["One\nline", "Two"] },
      ],
    });
  });

  it("shows issues at the field of their kind of letter, or of the address", () => {
    const patch = { texts: [{ kind: "spousal_consent" as const, paragraphs: ["a", "b"] }] };
    const problem = {
      type: "",
      title: "",
      status: 422,
      detail: "",
      code: "validation_failed",
      requestId: "",
    };
    const errors = [
      { pointer: "#/texts/0/paragraphs/1", detail: "has braces" },
      { pointer: "#/texts/0/paragraphs", detail: "must have at most 12 paragraphs" },
      { pointer: "#/address/2", detail: "is too long" },
      { pointer: "#/logo", detail: "must be a PNG image" },
    ];
    const moved = toFieldErrors(new ProblemError({ ...problem, errors }), patch) as ProblemError;
    expect(moved.fieldErrors).toEqual({
      "texts/spousal_consent": ["Paragraph 2 has braces", "must have at most 12 paragraphs"],
      address: ["Line 3 is too long"],
      logo: ["must be a PNG image"],
    });
    expect(toFieldErrors(null, patch)).toBeNull();
  });

  it("has a sample for each placeholder", () => {
    for (const name of Object.keys(PLACEHOLDERS)) expect(fillSamples(`{{${name}}}`)).not.toContain("{{");
    expect(fillSamples("{{participant.nam}}")).toBe("{{participant.nam}}");
  });
});
