/**
 * Control, format and separator characters can move a terminal's cursor, change colors or reorder text. Instructions written in
 * them are hidden from people, but not from language models.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu;

const escapeUnits = (text: string) =>
  text
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

/** Escapes invisible characters as `\uXXXX`. */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, escapeUnits);
}

/** Serializes JSON with escaped invisible characters. @param indent spaces per level; 0 for one line */
export function toVisibleJson(value: unknown, indent = 0): string {
  // JSON escapes line breaks in strings, so the remaining line breaks are indentation.
  return JSON.stringify(value, null, indent).replace(INVISIBLE, (character) =>
    character === "\n" ? character : escapeUnits(character),
  );
}
