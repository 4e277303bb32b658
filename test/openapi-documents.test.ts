import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { openApiDocument as apiDocument } from "@svc/api";
import { openApiDocument as widgetDocument } from "@svc/widget-auth";

const read = (app: string) => readFileSync(new URL(`../apps/${app}/openapi.json`, import.meta.url), "utf8");

describe.each([
  ["api", apiDocument],
  ["widget-auth", widgetDocument],
])("apps/%s/openapi.json", (app, build) => {
  it("is what the definitions say; else: npm run generate", () => {
    expect(read(app)).toBe(`${JSON.stringify(build(), null, 2)}\n`);
  });
});
