import type { OpenApiDocument } from "@svc/openapi";
import { compareOpenApi } from "api-smart-diff";
import { alignReferences } from "./align-references.ts";
import { type Change, findNode, nameChange } from "./change.ts";
import { isSchemaChangeBreaking } from "./schema-changes.ts";

/** A new 304 response is not breaking, because only conditional requests get it. */
const NOT_MODIFIED = 304;

type Steps = readonly (string | number)[];

/**
 * Finds breaking changes by docs/guides/versioning.md instead of the library's classification.
 *
 * @returns sorted unique names of the changes
 */
export function findBreakingOpenApiChanges(released: OpenApiDocument, next: OpenApiDocument): string[] {
  const current = alignReferences(released, next);
  const diffs: readonly Change[] = compareOpenApi(removeTexts(released), removeTexts(current)).diffs;
  const breaking = diffs.filter((change) => isBreaking(change) && !isOpenEnumAddition(change, released));
  const names = new Set(
    breaking.map((change) => nameChange(change, change.action === "add" ? current : released)),
  );
  // A removed property also disappears from `required`, but is reported only once.
  const isReported = (name: string) => names.has(name.replace(" required/", " properties/"));
  return [...names].filter((name) => !name.includes(" required/") || !isReported(name)).sort();
}

const TEXTS = ["description", "summary", "title"];
const NOTES = ["x-enumDescriptions", "x-added", "x-members-added", "x-deprecation"];

/** With changed texts, notes or examples, the library would compare the wrong alternatives of an `anyOf`. */
function removeTexts(document: OpenApiDocument): OpenApiDocument {
  return JSON.parse(
    JSON.stringify(document, (name, value) => {
      const isText = NOTES.includes(name) || (TEXTS.includes(name) && typeof value === "string");
      return isText || (name === "examples" && Array.isArray(value)) ? undefined : value;
    }),
  );
}

function isOpenEnumAddition({ action, path }: Change, released: OpenApiDocument): boolean {
  if (action !== "add" || path.at(-2) !== "enum") return false;
  const schema = findNode(released, path.slice(0, -2)) as Record<string, unknown> | undefined;
  return schema?.["x-open-enum"] === true;
}

function isBreaking(change: Change): boolean {
  const [root, name, _method, ...steps] = change.path;
  // Changes of other components are reported in the operations that refer to them.
  if (root === "components") return name === "securitySchemes" && !isText(change.path);
  if (root !== "paths") return false;
  return steps.length === 0 ? change.action !== "add" : isOperationChangeBreaking(steps, change);
}

function isOperationChangeBreaking(steps: Steps, change: Change): boolean {
  const [part, ...innerSteps] = steps;
  switch (part) {
    case "parameters":
      // Skips the parameter's index.
      return isInputChangeBreaking(innerSteps.slice(1), change);
    case "requestBody":
      return isInputChangeBreaking(innerSteps, change);
    case "responses":
      return isResponseChangeBreaking(innerSteps, change);
    case "x-scope":
      return change.action !== "remove";
    case "security":
      // `x-credentials` lists the accepted credentials, and is compared instead.
      return false;
    case "x-credentials":
      return change.action !== "add" || innerSteps.length === 0;
    case "deprecated":
    case "x-added":
    case "x-deprecation":
      return false;
    default:
      return !["summary", "description", "tags", "externalDocs"].includes(String(part));
  }
}

/** @param steps path inside a parameter or a request body */
function isInputChangeBreaking(steps: Steps, change: Change): boolean {
  const { action, after } = change;
  if (steps.length === 0) return action !== "add" || (after as { required?: boolean }).required === true;
  const [part, mediaType, ...innerSteps] = steps;
  if (part === "required") return after === true;
  if (part === "schema") return isSchemaChangeBreaking(steps.slice(1), "input", change);
  if (part === "content" && innerSteps[0] === "schema") {
    return isSchemaChangeBreaking(innerSteps.slice(1), "input", change);
  }
  if (part === "content" && mediaType !== undefined && innerSteps.length === 0) return action !== "add";
  return !isText(change.path);
}

function isResponseChangeBreaking([status, part, name, ...innerSteps]: Steps, change: Change): boolean {
  const { action } = change;
  if (part === undefined)
    return action !== "add" || (Number(status) < 400 && Number(status) !== NOT_MODIFIED);
  if (part !== "headers" && part !== "content") return !isText(change.path);
  if (innerSteps.length === 0) return action !== "add";
  const [keyword, ...steps] = innerSteps;
  if (keyword === "schema") {
    return isSchemaChangeBreaking(steps, name === "application/problem+json" ? "open" : "output", change);
  }
  if (part === "headers" && keyword === "required") return change.after !== true;
  return !isText(change.path);
}

function isText(path: Steps): boolean {
  return path.some((step) =>
    ["description", "summary", "title", "example", "examples"].includes(String(step)),
  );
}
