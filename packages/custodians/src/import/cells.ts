import { z } from "zod";

export const LIST_SEPARATOR = "|";

const MAX_TEXT_LENGTH = 200;

export const singleLineText = z
  .string()
  .min(1, { error: "must not be empty", abort: true })
  .max(MAX_TEXT_LENGTH, `must be at most ${MAX_TEXT_LENGTH} characters`)
  .refine(
    (text) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\ufffd]/u.test(text),
    "must not contain line breaks or invisible characters",
  )
  .refine((text) => /[\p{L}\p{N}]/u.test(text), "must contain a letter or a digit")
  .refine(
    (text) => !/^[=+\-@]/.test(text),
    "must not start with =, +, - or @, because spreadsheets read it as a formula",
  );

export const splitEntries = (cell: string): string[] =>
  cell === "" ? [] : cell.split(LIST_SEPARATOR).map((entry) => entry.trim());

export const hasNoDuplicates = (list: readonly string[]) => new Set(list).size === list.length;

export function nullIfEmpty<Value>(schema: z.ZodType<Value, string>) {
  return z
    .string()
    .transform((cell) => (cell === "" ? null : cell))
    .pipe(schema.nullable());
}

export const optionalHttpsUrl = nullIfEmpty(
  z
    .string()
    .max(500, "must be at most 500 characters")
    .refine(isPlainHttpsUrl, "must be empty or an https:// URL without spaces or credentials"),
);

function isPlainHttpsUrl(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && `${url.username}${url.password}` === "" && !/\s/.test(text);
}
