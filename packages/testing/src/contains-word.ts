/** Shorter words occur by chance in digests and ciphertexts. */
const MIN_UNAMBIGUOUS_LENGTH = 16;

/** Returns whether a text contains a word, ignoring case. A short word must not be part of a longer one. */
export function containsWord(text: string, word: string): boolean {
  if (word === "") throw new Error("no word to look for");
  const [searched, sought] = [text.toLowerCase(), word.toLowerCase()];
  if (word.length >= MIN_UNAMBIGUOUS_LENGTH) return searched.includes(sought);
  for (let at = searched.indexOf(sought); at !== -1; at = searched.indexOf(sought, at + 1)) {
    if (!isWordCharacter(searched[at - 1]) && !isWordCharacter(searched[at + sought.length])) return true;
  }
  return false;
}

const isWordCharacter = (letter: string | undefined) => letter !== undefined && /[0-9a-z_-]/.test(letter);
