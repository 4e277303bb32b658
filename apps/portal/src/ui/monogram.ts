/** Number of hues in custodian-logo.css. */
const HUE_COUNT = 8;

const COMMON_WORDS = new Set(["the", "of", "and", "for"]);

export function toMonogram(name: string): { initials: string; hue: number } {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word && !COMMON_WORDS.has(word.toLowerCase()));
  const initials = words.slice(0, 2).map((word) => [...word][0]?.toUpperCase());
  // A polynomial hash. The prime keeps it small.
  let hash = 0;
  for (const character of name.toLowerCase()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return { initials: initials.join(""), hue: hash % HUE_COUNT };
}
