import { Problem, type ValidationIssue } from "../errors/problem.ts";
import { MAX_POINTER_LENGTH, pointerStep } from "./unsafe-text.ts";

/** Fatal: what is no UTF-8 would be read as U+FFFD, and two different texts as the same. A BOM may be ignored. */
const UTF8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Reads JSON as it has to be so that everybody reads the same in it: valid UTF-8 (RFC 8259 section 8.1), and no member
 * twice in an object (section 4), of which parsers keep the first, the last or both.
 *
 * @throws Problem `malformed_json`; of members that stand twice, with where they are
 */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  return parseJsonText(decodeUtf8(bytes));
}

/** As `parseJsonBytes`, of what came as text. */
export function parseJsonText(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's message quotes the body.
    throw new Problem("malformed_json");
  }
  const errors = findRepeatedMembers(text);
  if (errors.length > 0)
    throw new Problem("malformed_json", "A member stands twice in an object.", { errors });
  return value;
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new Problem("malformed_json", "The body is not valid UTF-8.");
  }
}

/** An object or a list that the scan is within. */
interface Level {
  /** The members that it has seen there; made with the first. */
  names: Set<string> | null;
  /** Where it is: at the member of this name, or at the item of this place. */
  step: string | number;
}

const MAX_ISSUES = 20;

// Numbers, as comparing them costs half of what comparing characters does.
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a] as const;
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = [0x7b, 0x5b, 0x7d, 0x5d] as const;
const SPACE = 0x20;

/** Finds members that stand twice in an object, in text that is JSON. It looks at each character once. */
function findRepeatedMembers(text: string): ValidationIssue[] {
  const issues: ValidationIssue[] = [];
  const levels: Level[] = [];
  let level: Level | undefined;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at);
        // A string before a colon is a name, and nothing else in JSON is.
        if (level && isColonNext(text, end)) {
          level.step = nameOf(text.slice(at, end));
          level.names ??= new Set();
          if (level.names.has(level.step) && issues.length < MAX_ISSUES)
            issues.push({ pointer: pointerTo(levels), detail: "This member stands twice." });
          level.names.add(level.step);
        }
        at = end - 1;
        break;
      }
      case OPEN_OBJECT:
      case OPEN_LIST:
        level = { names: null, step: 0 };
        levels.push(level);
        break;
      case CLOSE_OBJECT:
      case CLOSE_LIST:
        levels.pop();
        level = levels.at(-1);
        break;
      case COMMA:
        if (typeof level?.step === "number") level.step += 1;
    }
  }
  return issues;
}

/** The place behind a string's closing quote. @param start of its opening one */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); ; quote = text.indexOf('"', quote + 1)) {
    let before = quote;
    while (text.charCodeAt(before - 1) === BACKSLASH) before -= 1;
    if ((quote - before) % 2 === 0) return quote + 1;
  }
}

function isColonNext(text: string, from: number): boolean {
  let at = from;
  while (text.charCodeAt(at) <= SPACE) at += 1;
  return text.charCodeAt(at) === COLON;
}

/** Two spellings of a name, one of them escaped, are the same name. */
function nameOf(quoted: string): string {
  return quoted.includes("\\") ? JSON.parse(quoted) : quoted.slice(1, -1);
}

function pointerTo(levels: readonly Level[]): string {
  let pointer = "#";
  for (const { step } of levels) {
    const next = `${pointer}/${pointerStep(step)}`;
    // What is nested so deeply is said to be within what is above it.
    if (next.length > MAX_POINTER_LENGTH) break;
    pointer = next;
  }
  return pointer;
}
