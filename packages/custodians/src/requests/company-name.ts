import { z } from "zod";
import { foldWords } from "../search-words.ts";

const MAX_CHARACTERS = 100;
const MAX_DIGITS = 6;
const MAX_KEY_LENGTH = 200;

const INVISIBLE_CHARACTERS = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Words that do not distinguish companies. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  "inc incorporated llc llp lp corp corporation co company ltd limited na plc the".split(" "),
);

/**
 * A company name that a participant typed. Rejects likely personal data: email addresses, and digits of account, telephone or
 * Social Security numbers.
 */
export const companyNameField = z
  .string("must be text")
  .trim()
  .min(1, { error: "must not be empty", abort: true })
  .max(MAX_CHARACTERS, { error: `must be at most ${MAX_CHARACTERS} characters`, abort: true })
  .refine((name) => !INVISIBLE_CHARACTERS.test(name), {
    error: "must not contain control characters, line breaks or invisible characters",
    abort: true,
  })
  .refine((name) => /[\p{L}\p{N}]/u.test(name), { error: "must contain a letter or a digit", abort: true })
  .refine((name) => !name.includes("@"), "must be the company's name, not an email address")
  .refine(
    (name) => (name.match(/\p{Nd}/gu)?.length ?? 0) <= MAX_DIGITS,
    `must be the company's name, with at most ${MAX_DIGITS} digits`,
  )
  .meta({
    description: `The company's name as the participant typed it: up to ${MAX_CHARACTERS} characters and ${MAX_DIGITS} digits, not an email address.`,
  });

/** Returns the key that groups requests for one company. It ignores case, punctuation and words such as "Inc". */
export function toNameKey(name: string): string {
  const words = foldWords(name);
  const distinctiveWords = words.filter((word) => !COMMON_WORDS.has(word));
  return (distinctiveWords.length > 0 ? distinctiveWords : words).join(" ").slice(0, MAX_KEY_LENGTH);
}
