import { randomUUID } from "node:crypto";
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
    throw new Problem("malformed_json", "A member stands twice in an object.", { errors: issues });
  return value;
}

/**
 * `JSON.parse` for what we have written ourselves, with every name as it is written.
 *
 * @throws SyntaxError
 */
export function parseOwnJson(text: string): unknown {
  const value = JSON.parse(text);
  if (!text.includes("\\")) return value;
  const { escaped } = readNames(text);
  return escaped.length > 0 ? parseWithEscapedNames(text, escaped) : value;
}

/**
 * Parses JSON with other names in the place of those that hold an escape, and puts these back in what was read: V8 takes
 * `"\n"` for the name `\` where an object read before, also another request's, had that at the same place
 * (https://github.com/nodejs/node/issues/63785).
 *
 * @throws RangeError when it is nested thousands of levels deep
 */
function parseWithEscapedNames(text: string, names: readonly Name[]): unknown {
  const mark = randomUUID();
  let plain = "";
  let end = 0;
  for (const [index, name] of names.entries()) {
    plain += `${text.slice(end, name.start)}"${mark}${index}"`;
    end = name.end;
  }
  const originalName = (name: string) =>
    name.startsWith(mark) ? (names[Number(name.slice(mark.length))]?.value ?? name) : name;
  return JSON.parse(plain + text.slice(end), (_, value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [originalName(name), member]));
  });
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw new Problem("malformed_json", "The body is not valid UTF-8.");
  }
}

/** A member's name as it is written, from `start` up to `end`, and what it says. */
interface Name {
  start: number;
  end: number;
  value: string;
}

interface Names {
  /** Members that stand twice. */
  issues: ValidationIssue[];
  /** Names with an escape, in the order of the text. */
  escaped: Name[];
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

/** Reads the names in text that is JSON. It looks at each character once. */
function readNames(text: string): Names {
  const issues: ValidationIssue[] = [];
  const escaped: Name[] = [];
  const levels: Level[] = [];
  let level: Level | undefined;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE: {
        const end = endOfString(text, at);
        // A string before a colon is a name, and nothing else in JSON is.
        if (level && isColonNext(text, end)) {
          const quoted = text.slice(at, end);
          const isEscaped = quoted.includes("\\");
          const name: string = isEscaped ? JSON.parse(quoted) : quoted.slice(1, -1);
          level.step = name;
          level.names ??= new Set();
          // Two spellings of a name, one of them escaped, are the same name.
          if (level.names.has(name) && issues.length < MAX_ISSUES)
            issues.push({ pointer: pointerTo(levels), detail: "This member stands twice." });
          level.names.add(name);
          if (isEscaped) escaped.push({ start: at, end, value: name });
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
  return { issues, escaped };
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
