/** Why a search found a custodian. */
export interface Match {
  /** The name that fits, where it is not the one that is shown; null where only something similar is there. */
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

/** Letters as the search of the API joins them: "jp morgan" is found as "jpmorgan". */
const joined = (text: string) => fold(text).replaceAll(" ", "");

/**
 * By which of its names a custodian was found: its own, another or former one, or by none as it was typed, since errors of typing
 * are forgiven.
 */
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
