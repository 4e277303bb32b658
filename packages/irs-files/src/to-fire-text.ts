/** ASCII forms of Latin letters that Unicode does not decompose. */
const ASCII_LETTERS: Readonly<Record<string, string>> = {
  ß: "SS",
  Æ: "AE",
  Œ: "OE",
  Ø: "O",
  Ł: "L",
  Đ: "D",
  Ð: "D",
  Þ: "TH",
  Ħ: "H",
  Ŋ: "N",
  Ŧ: "T",
  ı: "I",
};

/**
 * Returns uppercase ASCII with `&`, `-` and `/` as the only punctuation, or null if a letter or digit has no
 * ASCII form.
 */
export function toFireText(value: string): string | null {
  const withAsciiLetters = value
    .toUpperCase()
    .replace(/[^\x20-\x7E]/gu, (letter) => ASCII_LETTERS[letter] ?? letter);
  const withoutMarks = withAsciiLetters
    .normalize("NFKD")
    .toUpperCase()
    .replace(/\p{M}/gu, "")
    .replace(/['’ʼ‘`.]/gu, "");
  if (/[^\p{ASCII}]/u.test(withoutMarks.replace(/[^\p{L}\p{N}]/gu, ""))) return null;
  return withoutMarks
    .replace(/[^A-Z0-9&/-]/g, " ")
    .split(" ")
    .filter((word) => word !== "")
    .join(" ");
}
