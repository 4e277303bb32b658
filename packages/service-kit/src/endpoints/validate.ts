import type { z } from "zod";
import { notFound, Problem, type ValidationIssue } from "../errors/problem.ts";
import { escapePointerStep, findUnsafeText, pointerStepToName } from "./unsafe-text.ts";

/** Validated part by part, so that unsafe text in one part does not reject the others. */
export const schemasValidatedInParts = new WeakSet<z.ZodType>();

/** Validates a body. @throws Problem `validation_failed` with all issues */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const unsafe = schemasValidatedInParts.has(schema) ? [] : findUnsafeText(body);
  const result = schema.safeParse(body);
  if (result.success && unsafe.length === 0) return result.data;
  const issues = result.success ? [] : result.error.issues;
  throw validationFailed(mergeIssues(unsafe, toIssues(issues, body, "field")));
}

function mergeIssues(unsafe: ValidationIssue[], issues: ValidationIssue[]): ValidationIssue[] {
  const reported = new Set(unsafe.map(({ pointer }) => pointer));
  return [...unsafe, ...issues.filter(({ pointer }) => !reported.has(pointer))];
}

export function validationFailed(issues: ValidationIssue[]): Problem {
  const count = issues.length === 1 ? "One field is" : `${issues.length} fields are`;
  return new Problem("validation_failed", `${count} not valid; see \`errors\`.`, { errors: issues });
}

/** Validates a query. @throws Problem `unknown_parameter` or `invalid_request` with all issues */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const result = schema.safeParse(query);
  const unsafe = findUnsafeText(query);
  if (result.success && unsafe.length === 0) return result.data;
  const issues = result.success ? [] : result.error.issues;
  const isUnknown = issues.some((issue) => issue.code === "unrecognized_keys");
  const errors = mergeIssues(unsafe, toIssues(issues, query, "parameter")).map(
    ({ pointer = "#/", detail }) => ({
      parameter: pointerStepToName(pointer.slice(2).split("/")[0] ?? ""),
      detail,
    }),
  );
  throw new Problem(isUnknown ? "unknown_parameter" : "invalid_request", undefined, { errors });
}

/** Validates path parameters. @throws Problem `not_found` if one is malformed */
export function parseParams<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  throw notFound("object");
}

function toIssues(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
  noun: "field" | "parameter",
): ValidationIssue[] {
  return issues.flatMap((issue) => {
    const pointer = `#${issue.path.map((step) => `/${escapePointerStep(step)}`).join("")}`;
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        pointer: `${pointer}/${escapePointerStep(key)}`,
        detail: `This ${noun} is unknown.`,
      }));
    }
    // The nested issues say why the name is invalid.
    if (issue.code === "invalid_key")
      return issue.issues.map(({ message }) => ({ pointer, detail: message }));
    return [{ pointer, detail: isMissing(issue, input) ? `This ${noun} is required.` : issue.message }];
  });
}

function isMissing(issue: z.core.$ZodIssue, input: unknown): boolean {
  if (issue.code === "custom") return false;
  const value = issue.path.reduce<unknown>(
    (parent, step) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[step],
    input,
  );
  return value === undefined;
}
