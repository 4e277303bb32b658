import { holdsBareSsn } from "@svc/service-kit";
import { z } from "zod";

const MAX_CHARACTERS = 100;
/** What a character of any script takes; it bounds what can be piled upon one. */
const MAX_CODE_POINTS = 400;

/** Control characters and line breaks, what turns the text around it, and what is never seen. Variants of letters stay. */
const UNSEEN =
  /(?![\u200c\u200d]|\p{Variation_Selector})[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[\ufe0e\ufe0f]/u;
/** Joiners shape letters in Persian and in the scripts of India; anywhere else they hide. */
const STRAY_JOINER = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/u;
/** Emojis, signs of money and mathematics, brackets of markup. People write ` and ´ for an apostrophe. */
const SYMBOL = /(?![`´])[\p{S}\p{Me}]/u;
/** No script puts as many upon one letter. */
const PILED_MARKS = /\p{M}{9}/u;

const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Names are what people say they are: one word or several, in any script, with the apostrophes, hyphens, points, commas
 * and numbers that theirs has. Only what cannot be a part of one is refused, each with its reason.
 *
 * A hundred characters are counted as readers count them: `é` is one, however it is encoded. They are kept as they were
 * sent: normalising would change some names of Japan.
 */
export const nameField = z
  .string("must be text")
  .trim()
  .min(1, { error: "must not be empty", abort: true })
  .refine((name) => countCharacters(name) <= MAX_CHARACTERS, {
    error: `must be at most ${MAX_CHARACTERS} characters`,
    abort: true,
  })
  .refine((name) => !UNSEEN.test(name) && !STRAY_JOINER.test(name), {
    error: "must not hold control characters, line breaks, or characters that cannot be seen",
    abort: true,
  })
  .refine((name) => !SYMBOL.test(name), { error: "must not hold emojis or other symbols", abort: true })
  .refine((name) => !PILED_MARKS.test(name), {
    error: "must not hold so many marks upon one letter",
    abort: true,
  })
  .refine((name) => /\p{L}/u.test(name), { error: "must hold a letter", abort: true })
  .refine((name) => !holdsBareSsn(name) && !/\p{Nd}{9}/u.test(name), {
    error: "must not hold a Social Security number, nor nine digits",
  })
  .meta({ maxLength: MAX_CODE_POINTS, description: nameText("A name") });

/** What documents say of a name. */
export function nameText(which: string): string {
  return `${which}. In any script, as the person writes it: at most ${MAX_CHARACTERS} characters as a reader counts them.`;
}

/** As readers count; more than any name has where the text is longer than it could be. */
function countCharacters(name: string): number {
  if ([...name].length > MAX_CODE_POINTS) return Number.POSITIVE_INFINITY;
  // Most names have one code unit for each character, and nothing more to count.
  if (name.length <= MAX_CHARACTERS) return name.length;
  return [...characters.segment(name)].length;
}
