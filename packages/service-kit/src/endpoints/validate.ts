import type { z } from "zod";
import { notFound, Problem, type ValidationIssue } from "../errors/problem.ts";
import { findUnsafeText, pointerStep, pointerStepToName } from "./unsafe-text.ts";

/**
 * Bodies whose parts are read by themselves, each by `parseBody`: texts that may stand nowhere are looked for there, so that
 * one part spoils no other.
 */
export const readInParts = new WeakSet<z.ZodType>();

/** @throws Problem `validation_failed` with every issue of the body at once, unknown fields included */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const unsafe = readInParts.has(schema) ? [] : findUnsafeText(body);
  const result = schema.safeParse(body);
  if (result.success && unsafe.length === 0) return result.data;
  const issues = result.success ? [] : result.error.issues;
  throw validationFailed(withUnsafe(unsafe, toIssues(issues, body)));
}

/** What may stand nowhere is said once, not again as a field that is unknown or does not fit. */
function withUnsafe(unsafe: ValidationIssue[], found: ValidationIssue[]): ValidationIssue[] {
  const said = new Set(unsafe.map(({ pointer }) => pointer));
  return [...unsafe, ...found.filter(({ pointer }) => !said.has(pointer))];
}

/** The problem of a body with these issues. */
export function validationFailed(found: ValidationIssue[]): Problem {
  const count = found.length === 1 ? "One field is" : `${found.length} fields are`;
  return new Problem("validation_failed", `${count} not valid; see errors.`, { errors: found });
}

/** @throws Problem `unknown_parameter` or `invalid_request`, with every issue of the query at once */
export function parseQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  const result = schema.safeParse(query);
  const unsafe = findUnsafeText(query);
  if (result.success && unsafe.length === 0) return result.data;
  const issues = result.success ? [] : result.error.issues;
  const isUnknown = issues.some((issue) => issue.code === "unrecognized_keys");
  const found = withUnsafe(unsafe, toIssues(issues, query)).map(({ pointer = "#/", detail }) => ({
    parameter: pointerStepToName(pointer.slice(2).split("/")[0] ?? ""),
    detail,
  }));
  throw new Problem(isUnknown ? "unknown_parameter" : "invalid_request", undefined, { errors: found });
}

/** @throws Problem `not_found`: a path with an id of the wrong form names nothing */
export function parseParams<Schema extends z.ZodType>(schema: Schema, params: unknown): z.output<Schema> {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  throw notFound("thing");
}

function toIssues(issues: readonly z.core.$ZodIssue[], input: unknown): ValidationIssue[] {
  return issues.flatMap((issue) => {
    const at = `#${issue.path.map((step) => `/${pointerStep(step)}`).join("")}`;
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((key) => ({
        pointer: `${at}/${pointerStep(key)}`,
        detail: "This field is unknown.",
      }));
    }
    // The name itself is at issue, and what it breaks is said by the issues within.
    if (issue.code === "invalid_key")
      return issue.issues.map(({ message }) => ({ pointer: at, detail: message }));
    return [{ pointer: at, detail: isMissing(issue, input) ? "This field is required." : issue.message }];
  });
}

/** Whether an issue is that nothing is there. A rule that a schema adds says for itself what it misses. */
function isMissing(issue: z.core.$ZodIssue, input: unknown): boolean {
  if (issue.code === "custom") return false;
  const value = issue.path.reduce<unknown>(
    (parent, step) => (parent as Record<PropertyKey, unknown> | null | undefined)?.[step],
    input,
  );
  return value === undefined;
}
