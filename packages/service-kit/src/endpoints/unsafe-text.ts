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

/** What a step of a pointer takes beside its name, at the most. */
const STEP_LENGTH = 20;

/**
 * Whether a value holds nothing unsafe and comes nowhere near the length of a pointer: so nearly all do, and to see it
 * takes a tenth of what it takes to say where something is.
 *
 * @param room that is left of a pointer
 */
function isPlain(value: unknown, room: number): boolean {
  if (room < 0) return false;
  if (typeof value === "string") return isSafeText(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, room - STEP_LENGTH));
  for (const name in value) {
    if (name === "__proto__" || !isSafeText(name)) return false;
    // Escaped, a name is twice as long at the most.
    if (!isPlain((value as Record<string, unknown>)[name], room - STEP_LENGTH - 2 * name.length))
      return false;
  }
  return true;
}

function isSafeText(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}

/**
 * Finds what no field of ours may hold, at any depth: U+0000 and lone surrogates, which PostgreSQL cannot store, and
 * members named `__proto__`, which are never meant well. It walks with a stack of its own: a body of brackets alone
 * nests deeper than the call stack goes.
 */
export function findUnsafeText(root: unknown): ValidationIssue[] {
  if (isPlain(root, MAX_POINTER_LENGTH)) return [];
  const issues: ValidationIssue[] = [];
  const stack: { value: unknown; pointer: string }[] = [{ value: root, pointer: "#" }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, pointer } = next;
    if (typeof value === "string") {
      if (!isSafeText(value)) {
        issues.push({ pointer, detail: "Text must not hold U+0000 or lone surrogates." });
      }
    } else if (typeof value === "object" && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        const at = `${pointer}/${pointerStep(name)}`;
        if (at.length > MAX_POINTER_LENGTH) {
          issues.push({ pointer, detail: "What is here is nested too deeply, or has too long a name." });
          break;
        }
        if (name === "__proto__" || !isSafeText(name)) {
          issues.push({ pointer: at, detail: "This name is not allowed." });
        } else {
          stack.push({ value: member, pointer: at });
        }
      }
    }
  }
  return issues;
}
