/** A word that is shorter stands in digests and ciphertexts by chance, once in some hundred runs. */
const SURELY_ITSELF = 16;

/** Whether a word can be read in a text, in whichever case: a short one by itself alone, not within what is encrypted. */
export function holdsWord(text: string, word: string): boolean {
  if (word === "") throw new Error("no word to look for");
  const [searched, sought] = [text.toLowerCase(), word.toLowerCase()];
  if (word.length >= SURELY_ITSELF) return searched.includes(sought);
  for (let at = searched.indexOf(sought); at !== -1; at = searched.indexOf(sought, at + 1)) {
    if (!isCoded(searched[at - 1]) && !isCoded(searched[at + sought.length])) return true;
  }
  return false;
}

/** Whether digests and ciphertexts, in base64url, have such letters. */
const isCoded = (letter: string | undefined) => letter !== undefined && /[0-9a-z_-]/.test(letter);
