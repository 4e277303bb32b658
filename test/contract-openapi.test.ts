import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { findBreakingOpenApiChanges } from "../scripts/contract/openapi-changes.ts";
import { ADDITIONS, type Any, BREAKING_CHANGES, getSchemas, removeItem } from "./contract/changes.ts";

const COMMON_ERROR_STATUSES = ["400", "401", "403", "405", "406", "415", "422", "429", "503"];
const released = JSON.stringify(
  JSON.parse(readFileSync(new URL("../apps/api/openapi.json", import.meta.url), "utf8")),
  (name, value) => (["examples", "webhooks", ...COMMON_ERROR_STATUSES].includes(name) ? undefined : value),
);

function collectReferences(document: Any, node: unknown, references = new Set<string>()): Set<string> {
  for (const [, kind = "", name = ""] of JSON.stringify(node).matchAll(/#\/components\/(\w+)\/([^"/]+)/g)) {
    const reference = `${kind}/${name}`;
    if (!references.has(reference))
      collectReferences(document, document.components[kind][name], references.add(reference));
  }
  return references;
}

/** To save time, keeps only the operations that differ, and one operation for each schema that differs. */
function keepDifferences(documents: readonly Any[]): void {
  const differs = (read: (document: Any) => unknown) =>
    new Set(documents.map((document) => JSON.stringify(read(document)))).size > 1;
  const operations = documents.flatMap(({ paths }) =>
    Object.keys(paths).flatMap((path) => Object.keys(paths[path]).map((method) => [path, method] as const)),
  );
  const changedOperations = new Set(
    operations.filter(([path, method]) => differs((d) => d.paths[path]?.[method])).map(String),
  );
  const names = new Set(documents.flatMap((document) => Object.keys(getSchemas(document))));
  for (const name of [...names].filter((one) => differs((d) => getSchemas(d)[one]))) {
    const referencesSchema = ([path, method]: readonly [string, string]) =>
      documents.every((d) => collectReferences(d, d.paths[path]?.[method] ?? {}).has(`schemas/${name}`));
    changedOperations.add(String(operations.find(referencesSchema)));
  }
  for (const document of documents) {
    for (const [path, method] of operations) {
      if (!changedOperations.has(String([path, method]))) delete document.paths[path]?.[method];
    }
    for (const path of Object.keys(document.paths)) {
      if (Object.keys(document.paths[path]).length === 0) delete document.paths[path];
    }
    const components = collectReferences(document, document.paths);
    for (const kind of Object.keys(document.components)) {
      if (kind === "securitySchemes") continue;
      for (const name of Object.keys(document.components[kind])) {
        if (!components.has(`${kind}/${name}`)) delete document.components[kind][name];
      }
    }
  }
}

/** Returns what `change` breaks in the released document. `prepare` changes both documents first. */
const findBreaks = (change: (document: Any) => unknown, prepare: (document: Any) => unknown = () => {}) => {
  const [releasedDocument, changedDocument] = [JSON.parse(released), JSON.parse(released)];
  prepare(releasedDocument);
  prepare(changedDocument);
  change(changedDocument);
  keepDifferences([releasedDocument, changedDocument]);
  return findBreakingOpenApiChanges(releasedDocument, changedDocument);
};

describe("Breaking OpenAPI changes", () => {
  it(`include none of these: ${ADDITIONS.map(([name]) => name).join(", ")}`, () => {
    const all = (d: Any) => {
      for (const [, change] of ADDITIONS) change(d);
    };
    expect(findBreaks(all)).toEqual([]);
    // If both documents have all of them, there are no breaking changes either.
    expect(findBreaks(() => {}, all)).toEqual([]);
  });

  it.each(BREAKING_CHANGES)("include %s", (_name, change, expected) => {
    expect(findBreaks(change)).toEqual(expected);
  });

  it("include a value removed from an open enum, but not one added to it", () => {
    const open = (d: Any) => (getSchemas(d).RolloverState["x-open-enum"] = true);
    expect(findBreaks((d) => getSchemas(d).RolloverState.enum.push("lost"), open)).toEqual([]);
    expect(findBreaks((d) => removeItem(getSchemas(d).RolloverState.enum, "expired"), open)).toHaveLength(1);
  });

  it("include a change of an inline schema that got a name, but not the naming itself", () => {
    const read = (d: Any) => d.paths["/v1/custodians/{id}"].get.responses[200].content["application/json"];
    const inline = (d: Any) => (read(d).schema = structuredClone(getSchemas(d).Custodian));
    const name = (d: Any) => {
      getSchemas(d).RenamedCustodian = read(d).schema;
      read(d).schema = { $ref: "#/components/schemas/RenamedCustodian" };
    };
    expect(findBreaks(name, inline)).toEqual([]);
    const removeField = (d: Any) => {
      name(d);
      delete getSchemas(d).RenamedCustodian.properties.slug;
    };
    expect(findBreaks(removeField, inline)).toEqual([
      "GET /v1/custodians/{id} responses/200/content/application/json/schema/properties/slug removed",
    ]);
  });
});
