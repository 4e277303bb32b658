import { UnknownFileKindError } from "./file-kind.ts";

interface PdfDictionary {
  /** All names at any depth, unescaped. */
  names: string[];
  /** Start of the stream's bytes; null without a stream. */
  streamAt: number | null;
}

const [NUL, TAB, LF, FF, CR, SPACE] = [0, 9, 10, 12, 13, 32];
const toCharCode = (character: string) => character.charCodeAt(0);
const [OPEN, CLOSE, BACKSLASH, PERCENT, SLASH, LESS, GREATER] = [..."()\\%/<>"].map(toCharCode);
const [ARRAY, ARRAY_END, BRACE, BRACE_END] = [..."[]{}"].map(toCharCode);
const WHITE = new Set([NUL, TAB, LF, FF, CR, SPACE]);
const DELIMITERS = new Set([
  ...WHITE,
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
const ESCAPE = /#([\da-fA-F]{2})/g;

export function unescapeName(name: string): string {
  return name.replace(ESCAPE, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * Lists the dictionary after each keyword `obj`: a cross-reference table can point to any of them.
 *
 * @param text the file as Latin-1
 * @throws UnknownFileKindError if overlapping objects make reading slow
 */
export function* listDictionaries(text: string): Generator<PdfDictionary> {
  let remaining = 2 * text.length + 1_000;
  for (let at = text.indexOf("obj"); at >= 0; at = text.indexOf("obj", at + 3)) {
    const begin = skipWhiteSpace(text, at + 3);
    const isDictionary = text.startsWith("<<", begin);
    const { names, end } = isDictionary ? readDictionary(text, begin, remaining) : { names: [], end: begin };
    remaining -= end - at;
    if (remaining < 0)
      throw new UnknownFileKindError("has overlapping objects: print it to a new PDF and upload that file");
    if (!isDictionary) continue;
    const after = skipWhiteSpace(text, end);
    yield { names, streamAt: text.startsWith("stream", after) ? skipLineEnd(text, after + 6) : null };
  }
}

function readDictionary(text: string, begin: number, maxLength: number): { names: string[]; end: number } {
  const names: string[] = [];
  const limit = Math.min(text.length, begin + maxLength + 1);
  let depth = 0;
  let at = begin;
  while (at < limit) {
    const one = text.charCodeAt(at);
    if (one === OPEN) at = skipString(text, at);
    else if (one === PERCENT) at = skipComment(text, at);
    else if (one === SLASH) {
      const end = findNameEnd(text, at + 1);
      names.push(unescapeName(text.slice(at + 1, end)));
      at = end;
    } else if (text.startsWith("<<", at)) {
      depth += 1;
      at += 2;
    } else if (text.startsWith(">>", at)) {
      depth -= 1;
      at += 2;
      if (depth === 0) break;
    } else if (one === LESS) at = skipHexString(text, at);
    else at += 1;
  }
  return { names, end: at };
}

function skipString(text: string, begin: number): number {
  let depth = 0;
  for (let at = begin; at < text.length; at += 1) {
    const one = text.charCodeAt(at);
    if (one === BACKSLASH) at += 1;
    else if (one === OPEN) depth += 1;
    else if (one === CLOSE) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

function skipHexString(text: string, begin: number): number {
  const end = text.indexOf(">", begin);
  return end < 0 ? text.length : end + 1;
}

function skipComment(text: string, begin: number): number {
  let at = begin;
  while (at < text.length && text.charCodeAt(at) !== LF && text.charCodeAt(at) !== CR) at += 1;
  return at;
}

function skipWhiteSpace(text: string, begin: number): number {
  let at = begin;
  for (;;) {
    const one = text.charCodeAt(at);
    if (WHITE.has(one)) at += 1;
    else if (one === PERCENT) at = skipComment(text, at);
    else return at;
  }
}

function findNameEnd(text: string, begin: number): number {
  let at = begin;
  while (at < text.length && !DELIMITERS.has(text.charCodeAt(at))) at += 1;
  return at;
}

function skipLineEnd(text: string, begin: number): number {
  const afterCr = text.charCodeAt(begin) === CR ? begin + 1 : begin;
  return text.charCodeAt(afterCr) === LF ? afterCr + 1 : afterCr;
}
