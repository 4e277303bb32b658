import { en, type StringName, type Strings } from "./en.ts";

/** Languages other than English. Each is a separate file, loaded on demand. */
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
 * Returns the first available language, or English.
 *
 * @param tags BCP 47 tags, in order of preference
 */
export function chooseLanguage(tags: readonly string[]): string {
  return (
    tags.map(getPrimaryLanguage).find((language) => language in loaded || language in LAZY_LANGUAGES) ?? "en"
  );
}

export function isLoaded(language: string): boolean {
  return language in loaded;
}

/** If the language's file is missing, English is used. */
export async function loadStrings(language: string): Promise<void> {
  loaded[language] ??= (await LAZY_LANGUAGES[language]?.().catch(() => ({}))) ?? {};
}

function getPrimaryLanguage(tag: string): string {
  return tag.toLowerCase().split("-")[0] ?? "";
}
