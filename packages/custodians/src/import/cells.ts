import { z } from "zod";

// The cells that columns of a directory's file have in common.

/** Separates the entries of a cell that holds a list. */
export const LIST_SEPARATOR = "|";

const MAX_TEXT_LENGTH = 200;

/** A name, or another line of text. */
export const lineText = z
  .string()
  .min(1, { error: "must not be empty", abort: true })
  .max(MAX_TEXT_LENGTH, `must be at most ${MAX_TEXT_LENGTH} characters`)
  .refine(
    (text) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\ufffd]/u.test(text),
    "must not hold line breaks, or characters that cannot be seen",
  )
  .refine((text) => /[\p{L}\p{N}]/u.test(text), "must hold a letter or a digit")
  // The directory is exported, too, and opened where such a cell is run.
  .refine(
    (text) => !/^[=+\-@]/.test(text),
    "must not begin with =, +, - or @: a spreadsheet takes it for a formula",
  );

/** The entries of a list; spaces around them, and empty ones at an end, do not matter. */
export const entries = (cell: string): string[] =>
  cell === "" ? [] : cell.split(LIST_SEPARATOR).map((entry) => entry.trim());

/** Whether a list names nothing twice. */
export const noneTwice = (list: readonly string[]) => new Set(list).size === list.length;

/** Empty, or what fits a schema; empty is null. */
export function orNone<Value>(schema: z.ZodType<Value, string>) {
  return z
    .string()
    .transform((cell) => (cell === "" ? null : cell))
    .pipe(schema.nullable());
}

/** Empty, or an address on the web. */
export const webAddress = orNone(
  z
    .string()
    .max(500, "must be at most 500 characters")
    .refine(isHttps, "must be empty or an https:// address"),
);

function isHttps(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.protocol === "https:" && url.username === "" && !/\s/.test(text);
}
