import { containsBareSsn } from "@svc/service-kit/fields";
import { z } from "zod";

const MAX_CHARACTERS = 100;
/** Limits combining marks, which `MAX_CHARACTERS` does not count. */
const MAX_CODE_POINTS = 400;

/** Includes emoji selectors. Excludes joiners and the variation selectors of letters. */
const INVISIBLE_CHARACTER =
  /(?![\u200c\u200d]|\p{Variation_Selector})[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[\ufe0e\ufe0f]/u;
/** Matches joiners except between letters, where they shape Persian and Indic scripts. */
const STRAY_JOINER = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/u;
/** Excludes ` and ´, which people use as apostrophes. */
const SYMBOL = /(?![`´])[\p{S}\p{Me}]/u;
/** More marks than any script puts on one letter. */
const PILED_MARKS = /\p{M}{9}/u;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A personal name in any script. Counts graphemes. Does not normalize, because normalization changes some Japanese names.
 */
export const nameField = z
  .string("must be text")
  .trim()
  .min(1, { error: "must not be empty", abort: true })
  .refine((name) => countCharacters(name) <= MAX_CHARACTERS, {
    error: `must be at most ${MAX_CHARACTERS} characters`,
    abort: true,
  })
  .refine((name) => !INVISIBLE_CHARACTER.test(name) && !STRAY_JOINER.test(name), {
    error: "must not contain control characters, line breaks or invisible characters",
    abort: true,
  })
  .refine((name) => !SYMBOL.test(name), { error: "must not contain emojis or other symbols", abort: true })
  .refine((name) => !PILED_MARKS.test(name), {
    error: "must not have more than eight combining marks on one letter",
    abort: true,
  })
  .refine((name) => /\p{L}/u.test(name), { error: "must contain a letter", abort: true })
  .refine((name) => !containsBareSsn(name) && !/\p{Nd}{9}/u.test(name), {
    error: "must not contain a Social Security number or nine digits",
  })
  .meta({ maxLength: MAX_CODE_POINTS, description: describeNameField("A name") });

export function describeNameField(subject: string): string {
  return `${subject}. In any script, as the person writes it, up to ${MAX_CHARACTERS} visible characters.`;
}

function countCharacters(name: string): number {
  if ([...name].length > MAX_CODE_POINTS) return Number.POSITIVE_INFINITY;
  // Fast path: there are never more graphemes than code units.
  if (name.length <= MAX_CHARACTERS) return name.length;
  return [...graphemes.segment(name)].length;
}
