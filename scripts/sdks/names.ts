import { toClassName } from "../../packages/client/generate/write-errors.ts";

/** `rollover.funds_sent` → `RolloverFundsSent`; `ndjson` → `Ndjson` */
export const toPascal = (name: string) =>
  name.replaceAll(/(?:^|[^0-9A-Za-z]+)([0-9A-Za-z]|$)/g, (_, letter) => letter.toUpperCase());

/** `rate_limited` → `RateLimitedException` */
export const toExceptionName = (code: string) => toClassName(code).replace(/Error$/, "Exception");

/** `RolloverFundsSent` and `rollover.funds-sent` → `rollover_funds_sent` */
export const toSnakeCase = (name: string) =>
  name
    .replaceAll(/[.-]/g, "_")
    .replaceAll(/(?<=[a-z0-9])[A-Z]/g, (letter) => `_${letter}`)
    .toLowerCase();

/** `formerNames` → `formerName` */
export function toSingular(name: string): string {
  if (name.endsWith("ies")) return `${name.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|us)es$/.test(name)) return name.slice(0, -2);
  return name.replace(/([^s])s$/, "$1");
}

export function wrap(text: string, width: number): string[] {
  const [first = "", ...words] = text.split(" ");
  const lines = [first];
  for (const word of words) {
    const line = lines.at(-1) ?? "";
    if (line && line.length + word.length >= width) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}
