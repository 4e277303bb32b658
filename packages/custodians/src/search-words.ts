/** Letters without a Unicode decomposition. */
const LETTER_REPLACEMENTS: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  þ: "th",
};

/**
 * Splits a text into search words. Folds case and diacritics, drops apostrophes, and joins single characters: "A.D.P.", "a d p"
 * and "ADP" are equal.
 */
export function foldWords(text: string): string[] {
  const pieces = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđłþ]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .replace(/['’`]/g, "")
    .split(/[^\p{L}\p{N}]+/u);

  const words: string[] = [];
  let initials = "";
  for (const piece of pieces) {
    if (piece.length === 1) {
      initials += piece;
      continue;
    }
    if (initials !== "") words.push(initials);
    initials = "";
    if (piece !== "") words.push(piece);
  }
  if (initials !== "") words.push(initials);
  return words;
}

/** Joins each word with its right neighbor, so that "jpmorgan" finds "JP Morgan". */
export function joinNeighbors(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}
