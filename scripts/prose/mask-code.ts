/** Default export of js-tokens. */
type Tokenize = (code: string, options: { jsx: boolean }) => Iterable<{ type: string; value: string }>;

/** Token types that can contain prose. */
const PROSE: ReadonlySet<string> = new Set([
  "MultiLineComment",
  "SingleLineComment",
  "StringLiteral",
  "NoSubstitutionTemplate",
  "TemplateHead",
  "TemplateMiddle",
  "TemplateTail",
  "JSXString",
  "JSXText",
]);

const hasSeveralWords = (text: string) => /\S\s+\S/.test(text);
const blank = (text: string) => text.replace(/[^\n]/g, " ");

/** Replaces tokens that are not prose with spaces, so that prose keeps its line and column. */
export function maskCode(tokenize: Tokenize, code: string, jsx: boolean): string {
  let masked = "";
  for (const { type, value } of tokenize(code, { jsx })) {
    const isProse = PROSE.has(type) && hasSeveralWords(value);
    masked += isProse ? value.replace(/`[^`\n]*`/g, blank).replace(/\\n/g, "  ") : blank(value);
  }
  return masked;
}
