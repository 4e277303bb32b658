import { describe, expect, it } from "@jest/globals";
import type { OpenApiDocument } from "../src/openapi-document.ts";
import { renderField } from "../src/reference/html/fields.ts";

describe("Rendered field", () => {
  const document = { paths: {}, components: {} } as unknown as OpenApiDocument;
  const render = (schema: object) =>
    renderField(
      { name: "state", schema: { type: "string", ...schema } },
      { document, anchor: "body", ancestors: [] },
    );
  const many = Array.from({ length: 11 }, (_, index) => `value_${index}`);

  it.each([
    ["few values", { enum: ["one", "two"] }],
    ["many values", { enum: many }],
    ["described values", { enum: ["one", "two"], "x-enumDescriptions": { one: "The first." } }],
  ])("says of %s whether more can be added", (_, schema) => {
    const note = "New values may be added.";
    expect(render({ ...schema, "x-open-enum": true })).toContain(note);
    expect(render(schema)).not.toContain(note);
  });
});
