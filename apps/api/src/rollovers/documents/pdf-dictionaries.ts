import { UnknownFileKindError } from "./file-kind.ts";

interface PdfDictionary {
  /** Names at any depth, unescaped. */
  names: string[];
  /** Start of the stream's bytes; null without a stream. */
  streamStart: number | null;
}

const [NUL, TAB, LF, FF, CR, SPACE] = [0, 9, 10, 12, 13, 32];
const toCharCode = (character: string) => character.charCodeAt(0);
const [OPEN, CLOSE, BACKSLASH, PERCENT, SLASH, LESS, GREATER] = [..."()\\%/<>"].map(toCharCode);
const [ARRAY, ARRAY_END, BRACE, BRACE_END] = [..."[]{}"].map(toCharCode);
const WHITE_SPACE = new Set([NUL, TAB, LF, FF, CR, SPACE]);
const DELIMITERS = new Set([
  ...WHITE_SPACE,
  OPEN,
  CLOSE,
  PERCENT,
  SLASH,
  LESS,
  GREATER,
  ARRAY,
  ARRAY_END,
  BRACE,
  BRACE_END,
]);
const OBJECT_KEYWORD = "obj";
const STREAM_KEYWORD = "stream";
const ESCAPE = /#([\da-fA-F]{2})/g;

export function unescapeName(name: string): string {
  return name.replace(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * Reads the dictionary after each `obj`, because a cross-reference table can point to any of them.
 * @param text the file as Latin-1
 * @throws UnknownFileKindError if overlapping objects make reading slow
 */
export function* listDictionaries(text: string): Generator<PdfDictionary> {
  // Objects that do not overlap are together no longer than the file. Allow twice its length, and more for tiny files.
  let remainingLength = 2 * text.length + 1_000;
  let position = text.indexOf(OBJECT_KEYWORD);
  for (; position >= 0; position = text.indexOf(OBJECT_KEYWORD, position + OBJECT_KEYWORD.length)) {
    const start = skipWhiteSpace(text, position + OBJECT_KEYWORD.length);
    const isDictionary = text.startsWith("<<", start);
    const { names, end } = isDictionary
      ? readDictionary(text, start, remainingLength)
      : { names: [], end: start };
    remainingLength -= end - position;
    if (remainingLength < 0)
      throw new UnknownFileKindError("has overlapping objects: print it to a new PDF and upload that file");
    if (!isDictionary) continue;
    const next = skipWhiteSpace(text, end);
    const hasStream = text.startsWith(STREAM_KEYWORD, next);
    yield { names, streamStart: hasStream ? skipLineEnd(text, next + STREAM_KEYWORD.length) : null };
  }
}

function readDictionary(text: string, start: number, maxLength: number): { names: string[]; end: number } {
  const names: string[] = [];
  const limit = Math.min(text.length, start + maxLength + 1);
  let depth = 0;
  let position = start;
  while (position < limit) {
    const charCode = text.charCodeAt(position);
    if (charCode === OPEN) position = skipString(text, position);
    else if (charCode === PERCENT) position = skipComment(text, position);
    else if (charCode === SLASH) {
      const end = findNameEnd(text, position + 1);
      names.push(unescapeName(text.slice(position + 1, end)));
      position = end;
    } else if (text.startsWith("<<", position)) {
      depth += 1;
      position += 2;
    } else if (text.startsWith(">>", position)) {
      depth -= 1;
      position += 2;
      if (depth === 0) break;
    } else if (charCode === LESS) position = skipHexString(text, position);
    else position += 1;
  }
  return { names, end: position };
}

function skipString(text: string, start: number): number {
  let depth = 0;
  for (let position = start; position < text.length; position += 1) {
    const charCode = text.charCodeAt(position);
    if (charCode === BACKSLASH) position += 1;
    else if (charCode === OPEN) depth += 1;
    else if (charCode === CLOSE) {
      depth -= 1;
      if (depth === 0) return position + 1;
    }
  }
  return text.length;
}

function skipHexString(text: string, start: number): number {
  const end = text.indexOf(">", start);
  return end < 0 ? text.length : end + 1;
}

function skipComment(text: string, start: number): number {
  let position = start;
  while (position < text.length && text.charCodeAt(position) !== LF && text.charCodeAt(position) !== CR)
    position += 1;
  return position;
}

function skipWhiteSpace(text: string, start: number): number {
  let position = start;
  for (;;) {
    const charCode = text.charCodeAt(position);
    if (WHITE_SPACE.has(charCode)) position += 1;
    else if (charCode === PERCENT) position = skipComment(text, position);
    else return position;
  }
}

function findNameEnd(text: string, start: number): number {
  let position = start;
  while (position < text.length && !DELIMITERS.has(text.charCodeAt(position))) position += 1;
  return position;
}

function skipLineEnd(text: string, start: number): number {
  const afterCr = text.charCodeAt(start) === CR ? start + 1 : start;
  return text.charCodeAt(afterCr) === LF ? afterCr + 1 : afterCr;
}
