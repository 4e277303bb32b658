interface Match {
  kind: "name" | "alias" | "similar";
  text: string;
}

const fold = (text: string) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Removes spaces, as the API's search does: "jp morgan" finds "jpmorgan". */
const normalize = (text: string) => fold(text).replaceAll(" ", "");

/** Returns why a custodian matches a search. A typo-tolerant match is `similar`. */
export function findMatch(
  search: string,
  { name, aliases }: { name: string; aliases: readonly string[] },
): Match {
  const words = fold(search).split(" ").filter(Boolean);
  const normalizedSearch = normalize(search);
  const matches = (text: string) => {
    const textWords = fold(text).split(" ");
    return (
      normalize(text).includes(normalizedSearch) ||
      words.every((word) => textWords.some((other) => other.startsWith(word)))
    );
  };
  if (normalizedSearch === "" || matches(name)) return { kind: "name", text: name };
  const alias = aliases.find(matches);
  if (alias !== undefined) return { kind: "alias", text: alias };
  return { kind: "similar", text: "" };
}
