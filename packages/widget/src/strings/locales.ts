import { en, type StringName, type Strings } from "./en.ts";

/** Further languages. Each is a file of its own, so that a participant loads the one that they read. */
const FURTHER: Readonly<Record<string, () => Promise<Strings>>> = {
  es: async () => (await import("./es.ts")).es,
};

/** English comes in two parts, the second with the steps that need it. */
const loaded: Record<string, Partial<Strings>> = { en };

/** Adds texts to English; until then no step that needs them is shown. */
export function addEnglish(texts: Partial<Strings>): void {
  loaded.en = { ...loaded.en, ...texts };
}

/** A text in a language, or in English where that has it not. */
export function findText(language: string, name: StringName): string {
  return loaded[language]?.[name] ?? loaded.en?.[name] ?? "";
}

/**
 * The first of these languages that there is, else English.
 *
 * @param wanted BCP 47 tags, dearest first
 */
export function chooseLanguage(wanted: readonly string[]): string {
  return wanted.map(languageOf).find((language) => language in loaded || language in FURTHER) ?? "en";
}

export function isLoaded(language: string): boolean {
  return language in loaded;
}

/** Loads the texts of a language. Where its file is missing, English stands in: a participant can go on. */
export async function loadStrings(language: string): Promise<void> {
  loaded[language] ??= (await FURTHER[language]?.().catch(() => ({}))) ?? {};
}

/** `es` of `es-MX`. */
function languageOf(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}
