export interface Match {
  why: "name" | "alias" | "similar";
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
export function matchOf(
  search: string,
  { name, aliases }: { name: string; aliases: readonly string[] },
): Match {
  const words = fold(search).split(" ").filter(Boolean);
  const whole = joined(search);
  const fits = (text: string) => {
    const ofText = fold(text).split(" ");
    return (
      joined(text).includes(whole) || words.every((word) => ofText.some((other) => other.startsWith(word)))
    );
  };
  if (whole === "" || fits(name)) return { why: "name", text: name };
  const alias = aliases.find(fits);
  if (alias !== undefined) return { why: "alias", text: alias };
  return { why: "similar", text: "" };
}
