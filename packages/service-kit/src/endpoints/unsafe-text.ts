import type { ValidationIssue } from "../errors/problem.ts";
import { containsBareSsn } from "../fields/fields.ts";

const MASKED_STEP = "***";

/** Escapes one step of a JSON Pointer (RFC 6901). Masks Social Security numbers. */
export function escapePointerStep(step: PropertyKey): string {
  const name = String(step);
  return containsBareSsn(name) ? MASKED_STEP : name.replaceAll("~", "~0").replaceAll("/", "~1");
}

export function pointerStepToName(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Without a limit, 100 kB of hostile names could produce megabytes of errors. */
export const MAX_POINTER_LENGTH = 1_000;

/** Allowance for the slash and an array index in a pointer. */
const STEP_LENGTH = 20;

/** Fast path without pointers. Also false for safe values whose pointers could exceed the limit. */
function isCertainlySafe(value: unknown, remainingLength: number): boolean {
  if (remainingLength < 0) return false;
  if (typeof value === "string") return isSafeText(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value))
    return value.every((item) => isCertainlySafe(item, remainingLength - STEP_LENGTH));
  for (const name in value) {
    if (name === "__proto__" || !isSafeText(name)) return false;
    // Escaping at most doubles a name.
    const remainingForField = remainingLength - STEP_LENGTH - 2 * name.length;
    if (!isCertainlySafe((value as Record<string, unknown>)[name], remainingForField)) return false;
  }
  return true;
}

function isSafeText(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/**
 * Finds U+0000 and lone surrogates, which PostgreSQL cannot store, and fields named `__proto__`. Keeps its own stack,
 * because recursion without a limit would overflow the call stack for deeply nested values.
 */
export function findUnsafeText(root: unknown): ValidationIssue[] {
  if (isCertainlySafe(root, MAX_POINTER_LENGTH)) return [];
  const issues: ValidationIssue[] = [];
  const stack: { value: unknown; pointer: string }[] = [{ value: root, pointer: "#" }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, pointer } = next;
    if (typeof value === "string") {
      if (!isSafeText(value)) {
        issues.push({ pointer, detail: "Text must not contain U+0000 or lone surrogates." });
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [name, field] of Object.entries(value)) {
        const fieldPointer = `${pointer}/${escapePointerStep(name)}`;
        if (fieldPointer.length > MAX_POINTER_LENGTH) {
          issues.push({
            pointer,
            detail: "This value is nested too deeply or has a field name that is too long.",
          });
          break;
        }
        if (name === "__proto__" || !isSafeText(name)) {
          issues.push({ pointer: fieldPointer, detail: "This name is not allowed." });
        } else {
          stack.push({ value: field, pointer: fieldPointer });
        }
      }
    }
  }
  return issues;
}
