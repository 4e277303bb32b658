import { en, type Strings } from "./en.ts";

/** Further languages. Each is a file of its own, so that a participant loads the one that they read. */
const FURTHER: Readonly<Record<string, () => Promise<Strings>>> = {
  es: async () => (await import("./es.ts")).es,
};

const loaded: Record<string, Strings> = { en };

/**
 * The first of these languages that there is, else English.
 *
 * @param wanted BCP 47 tags, dearest first
 */
export function chooseLanguage(wanted: readonly string[]): string {
  return wanted.map(languageOf).find((language) => language in loaded || language in FURTHER) ?? "en";
}

/** The texts of a language; undefined while they are not loaded. */
export function findStrings(language: string): Strings | undefined {
  return loaded[language];
}

/** Loads the texts of a language. Where its file is missing, English stands in: a participant can go on. */
export async function loadStrings(language: string): Promise<void> {
  loaded[language] ??= (await FURTHER[language]?.().catch(() => en)) ?? en;
}

/** `es` of `es-MX`. */
function languageOf(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}
