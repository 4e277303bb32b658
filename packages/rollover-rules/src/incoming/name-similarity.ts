const MARKS = /\p{M}+/gu;
const NOT_LETTERS = /[^\p{L}]+/u;
const MIN_LENGTH_FOR_ONE_TYPO = 4;
const MIN_LENGTH_FOR_TWO_TYPOS = 8;
/** Longer words are ignored, so that hostile text cannot make matching slow. */
const MAX_WORD_LENGTH = 40;
const MAX_WORDS = 60;

type NameMatch = "exact" | "similar" | "last_name";

/** Splits text into lowercase words without accents. */
export function toWords(...texts: readonly (string | null)[]): string[] {
  return texts
    .flatMap((text) => (text ?? "").normalize("NFD").replace(MARKS, "").toLowerCase().split(NOT_LETTERS))
    .filter((word) => word !== "" && word.length <= MAX_WORD_LENGTH)
    .slice(0, MAX_WORDS);
}

/** Finds a participant's name among words, in any order and with typos. */
export function matchName(
  words: readonly string[],
  { firstName, lastName }: { firstName: string | null; lastName: string | null },
): NameMatch | null {
  const lastParts = toWords(lastName);
  const firstParts = toWords(firstName);
  if (lastParts.length === 0) return null;
  if (!lastParts.every((part) => hasSimilar(words, part))) return null;
  const [givenName] = firstParts;
  if (givenName === undefined || !hasSimilar(words, givenName)) {
    return lastParts.every((part) => words.includes(part)) ? "last_name" : null;
  }
  return [givenName, ...lastParts].every((part) => words.includes(part)) ? "exact" : "similar";
}

function hasSimilar(words: readonly string[], part: string): boolean {
  return words.some((word) => isSimilar(word, part));
}

function isSimilar(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  if (length < MIN_LENGTH_FOR_ONE_TYPO) return false;
  const maxTypos = length < MIN_LENGTH_FOR_TWO_TYPOS ? 1 : 2;
  return Math.abs(one.length - other.length) <= maxTypos && countTypos(one, other) <= maxTypos;
}

/** Counts insertions, deletions, substitutions and swaps of neighboring letters (optimal string alignment distance). */
export function countTypos(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[other.length] ?? 0;
}
