/** Letters that Unicode does not decompose into a base letter and a mark. */
const UNDECOMPOSED: Record<string, string> = { ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ł: "l", þ: "th" };

/**
 * Splits a text into the words that the directory indexes and searches by.
 *
 * Case and diacritics are folded. An apostrophe vanishes, every other character that is neither a letter nor a
 * digit ends a word, and neighbouring words of one character are joined, so that "A.D.P.", "a d p" and "ADP" are
 * the same word, as are "U.S." and "US".
 *
 * @param text any text, well-formed or not.
 * @returns the words in their order, none of them empty; an empty list when the text has no letter and no digit.
 */
export function foldWords(text: string): string[] {
  const pieces = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßæœøđłþ]/g, (letter) => UNDECOMPOSED[letter] ?? letter)
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

/**
 * Joins each word with its right neighbour, because participants write "jp morgan" and "jpmorgan" alike.
 *
 * @param words words as `foldWords` gives them.
 * @returns one joined word fewer than there are words: `["td", "ameritrade"]` gives `["tdameritrade"]`.
 */
export function joinNeighbours(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}
