interface Match {
  kind: "name" | "alias" | "similar";
  text: string;
}

const normalizeWords = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Removes spaces, as the API's search does: "jp morgan" finds "jpmorgan". */
const normalizeWithoutSpaces = (text: string) => normalizeWords(text).replaceAll(" ", "");

/** Finds the name or alias that matches a search. If neither does, returns `similar` without text. */
export function findMatch(
  search: string,
  { name, aliases }: { name: string; aliases: readonly string[] },
): Match {
  const words = normalizeWords(search).split(" ").filter(Boolean);
  const normalizedSearch = normalizeWithoutSpaces(search);
  const matches = (text: string) => {
    const textWords = normalizeWords(text).split(" ");
    return (
      normalizeWithoutSpaces(text).includes(normalizedSearch) ||
      words.every((word) => textWords.some((other) => other.startsWith(word)))
    );
  };
  if (normalizedSearch === "" || matches(name)) return { kind: "name", text: name };
  const alias = aliases.find(matches);
  if (alias !== undefined) return { kind: "alias", text: alias };
  return { kind: "similar", text: "" };
}
