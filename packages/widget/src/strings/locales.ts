import { en, type StringName, type Strings } from "./en.ts";

/** Each language is a separate file, loaded on demand. */
const LAZY_LANGUAGES: Readonly<Record<string, () => Promise<Strings>>> = {
  es: async () => (await import("./es.ts")).es,
};

/** English texts of the later steps load with those steps. */
const loaded: Record<string, Partial<Strings>> = { en };

export function addEnglish(texts: Partial<Strings>): void {
  loaded.en = { ...loaded.en, ...texts };
}

export function findText(language: string, name: StringName): string {
  return loaded[language]?.[name] ?? loaded.en?.[name] ?? "";
}

/**
 * Falls back to English.
 *
 * @param tags BCP 47 tags, most preferred first
 */
export function chooseLanguage(tags: readonly string[]): string {
  return (
    tags.map(getPrimaryLanguage).find((language) => language in loaded || language in LAZY_LANGUAGES) ?? "en"
  );
}

export function isLoaded(language: string): boolean {
  return language in loaded;
}

/** Uses English if the language's file cannot be loaded. */
export async function loadStrings(language: string): Promise<void> {
  loaded[language] ??= (await LAZY_LANGUAGES[language]?.().catch(() => ({}))) ?? {};
}

function getPrimaryLanguage(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}
