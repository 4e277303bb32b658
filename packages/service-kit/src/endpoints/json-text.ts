import { randomUUID } from "node:crypto";
import { Problem, type ValidationIssue } from "../errors/problem.ts";
import { escapePointerStep, MAX_POINTER_LENGTH } from "./unsafe-text.ts";

/** Rejects invalid bytes: replacing them with U+FFFD could make different texts equal. */
const UTF8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Parses JSON strictly: valid UTF-8 (RFC 8259 section 8.1) and no duplicate fields (section 4), which parsers resolve differently.
 * @throws Problem `malformed_json`, with pointers to duplicate fields
 */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  return parseJsonText(decodeUtf8(bytes));
}

export function parseJsonText(text: string): unknown {
  let value: unknown;
  let names: Names;
  try {
    value = JSON.parse(text);
    names = readNames(text);
    if (names.escaped.length > 0) value = parseWithEscapedNames(text, names.escaped);
  } catch {
    // The parser's message quotes the body.
    throw new Problem("malformed_json");
  }
  const { issues } = names;
  if (issues.length > 0)
    throw new Problem("malformed_json", "An object has a duplicate field.", { errors: issues });
  return value;
}

/** Parses JSON that the service wrote. Works around a V8 bug with escaped names. @throws SyntaxError */
export function parseTrustedJson(text: string): unknown {
  const value = JSON.parse(text);
  if (!text.includes("\\")) return value;
  const { escaped } = readNames(text);
  return escaped.length > 0 ? parseWithEscapedNames(text, escaped) : value;
}

/**
 * Parses JSON with placeholders for escaped names. V8 can read the name `"\n"` as `\` if an object parsed earlier had that name
 * at the same position (https://github.com/nodejs/node/issues/63785).
 * @throws RangeError if nested thousands of levels deep
 */
function parseWithEscapedNames(text: string, names: readonly Name[]): unknown {
  const placeholder = randomUUID();
  let textWithPlaceholders = "";
  let end = 0;
  for (const [index, name] of names.entries()) {
    textWithPlaceholders += `${text.slice(end, name.start)}"${placeholder}${index}"`;
    end = name.end;
  }
  const restoreName = (name: string) =>
    name.startsWith(placeholder) ? (names[Number(name.slice(placeholder.length))]?.value ?? name) : name;
  return JSON.parse(textWithPlaceholders + text.slice(end), (_, value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [restoreName(name), field]));
  });
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new Problem("malformed_json", "The body is not valid UTF-8.");
  }
}

interface Name {
  start: number;
  end: number;
  value: string;
}

interface Names {
  /** One for each duplicate name, up to `MAX_ISSUES`. */
  issues: ValidationIssue[];
  escaped: Name[];
}

/** An object or array that contains the current position. */
interface Level {
  /** Null in an array or before the first name. */
  names: Set<string> | null;
  /** The current field's name, or the index in an array. */
  step: string | number;
}

const MAX_ISSUES = 20;

// Comparing character codes costs half as much as comparing strings.
const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a] as const;
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = [0x7b, 0x5b, 0x7d, 0x5d] as const;
const SPACE = 0x20;

/** @param text valid JSON */
function readNames(text: string): Names {
  const issues: ValidationIssue[] = [];
  const escaped: Name[] = [];
  const levels: Level[] = [];
  let level: Level | undefined;
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case QUOTE: {
        const end = findStringEnd(text, index);
        // In JSON, only names precede a colon.
        if (level && isColonNext(text, end)) {
          const quoted = text.slice(index, end);
          const isEscaped = quoted.includes("\\");
          const name: string = isEscaped ? JSON.parse(quoted) : quoted.slice(1, -1);
          level.step = name;
          level.names ??= new Set();
          // Names that differ only in escapes are equal.
          if (level.names.has(name) && issues.length < MAX_ISSUES)
            issues.push({ pointer: formatPointer(levels), detail: "This field appears twice." });
          level.names.add(name);
          if (isEscaped) escaped.push({ start: index, end, value: name });
        }
        index = end - 1;
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
  return { issues, escaped };
}

function findStringEnd(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); ; quote = text.indexOf('"', quote + 1)) {
    let backslashesStart = quote;
    while (text.charCodeAt(backslashesStart - 1) === BACKSLASH) backslashesStart -= 1;
    // After an odd number of backslashes, the quote is escaped.
    if ((quote - backslashesStart) % 2 === 0) return quote + 1;
  }
}

function isColonNext(text: string, from: number): boolean {
  let index = from;
  // In valid JSON, only whitespace is at or below U+0020 here.
  while (text.charCodeAt(index) <= SPACE) index += 1;
  return text.charCodeAt(index) === COLON;
}

function formatPointer(levels: readonly Level[]): string {
  let pointer = "#";
  for (const { step } of levels) {
    const next = `${pointer}/${escapePointerStep(step)}`;
    // Deeper issues are reported at the ancestor.
    if (next.length > MAX_POINTER_LENGTH) break;
    pointer = next;
  }
  return pointer;
}
