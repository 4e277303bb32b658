/** Shorter words occur by chance in digests and ciphertexts. */
const MIN_UNAMBIGUOUS_LENGTH = 16;

/** Searches for a word, ignoring case. Does not find a word under `MIN_UNAMBIGUOUS_LENGTH` inside a longer word. */
export function containsWord(text: string, word: string): boolean {
  if (word === "") throw new Error("no word to look for");
  const [haystack, needle] = [text.toLowerCase(), word.toLowerCase()];
  if (word.length >= MIN_UNAMBIGUOUS_LENGTH) return haystack.includes(needle);
  for (let index = haystack.indexOf(needle); index !== -1; index = haystack.indexOf(needle, index + 1)) {
    const end = index + needle.length;
    if (!isWordCharacter(haystack[index - 1]) && !isWordCharacter(haystack[end])) return true;
  }
  return false;
}

const isWordCharacter = (letter: string | undefined) => letter !== undefined && /[0-9a-z_-]/.test(letter);
