import type { ValidationIssue } from "../errors/problem.ts";
import { holdsBareSsn } from "../fields/fields.ts";

/** What stands in a pointer for a name that must not be repeated. */
const MASKED_STEP = "***";

/** RFC 6901 escaping of one step of a JSON Pointer. A Social Security number sent as a name is not said back. */
export function pointerStep(step: PropertyKey): string {
  const name = String(step);
  return holdsBareSsn(name) ? MASKED_STEP : name.replaceAll("~", "~0").replaceAll("/", "~1");
}

/** The name that a step of a JSON Pointer was made from. */
export function pointerStepToName(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** No body of ours comes near it. Without it 100 kB of hostile names become an answer of megabytes. */
export const MAX_POINTER_LENGTH = 1_000;

/**
 * Finds what no field of ours may hold, at any depth: U+0000 and lone surrogates, which PostgreSQL cannot store, and
 * members named `__proto__`, which are never meant well. It walks with a stack of its own: a body of brackets alone
 * nests deeper than the call stack goes.
 */
export function findUnsafeText(root: unknown): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const stack: { value: unknown; pointer: string }[] = [{ value: root, pointer: "#" }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, pointer } = next;
    if (typeof value === "string") {
      if (value.includes("\u0000") || !value.isWellFormed()) {
        issues.push({ pointer, detail: "Text must not hold U+0000 or lone surrogates." });
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        const at = `${pointer}/${pointerStep(name)}`;
        if (at.length > MAX_POINTER_LENGTH) {
          issues.push({ pointer, detail: "What is here is nested too deeply, or has too long a name." });
          break;
        }
        if (name === "__proto__" || name.includes("\u0000") || !name.isWellFormed()) {
          issues.push({ pointer: at, detail: "This name is not allowed." });
        } else {
          stack.push({ value: member, pointer: at });
        }
      }
    }
  }
  return issues;
}
