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
const joined = (text: string) => fold(text).replaceAll(" ", "");

/** Typo-tolerant matches are `similar`. */
export function findMatch(
  search: string,
  { name, aliases }: { name: string; aliases: readonly string[] },
): Match {
  const words = fold(search).split(" ").filter(Boolean);
  const whole = joined(search);
  const fits = (text: string) => {
    const textWords = fold(text).split(" ");
    return (
      joined(text).includes(whole) || words.every((word) => textWords.some((other) => other.startsWith(word)))
    );
  };
  if (whole === "" || fits(name)) return { kind: "name", text: name };
  const alias = aliases.find(fits);
  if (alias !== undefined) return { kind: "alias", text: alias };
  return { kind: "similar", text: "" };
}
