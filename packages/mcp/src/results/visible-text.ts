/** Control, format and separator characters, which a reader does not see. Models do, so they can hide text from people. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu;

const escapeUnits = (text: string) =>
  text
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");

/** Serializes a value as JSON in which invisible characters are escaped. */
export function toVisibleJson(value: unknown): string {
  return JSON.stringify(value).replace(INVISIBLE, escapeUnits);
}
