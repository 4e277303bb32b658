/** Shorter words occur by chance in digests and ciphertexts. */
const SURELY_ITSELF = 16;

/** Returns whether a text contains a word, ignoring case. A short word must stand alone. */
export function holdsWord(text: string, word: string): boolean {
  if (word === "") throw new Error("no word to look for");
  const [searched, sought] = [text.toLowerCase(), word.toLowerCase()];
  if (word.length >= SURELY_ITSELF) return searched.includes(sought);
  for (let at = searched.indexOf(sought); at !== -1; at = searched.indexOf(sought, at + 1)) {
    if (!isCoded(searched[at - 1]) && !isCoded(searched[at + sought.length])) return true;
  }
  return false;
}

const isCoded = (letter: string | undefined) => letter !== undefined && /[0-9a-z_-]/.test(letter);
