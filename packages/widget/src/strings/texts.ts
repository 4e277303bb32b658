import type { Days } from "../api/client.ts";
import type { StringName, Strings } from "./en.ts";
import { chooseLanguage, findText } from "./locales.ts";

export interface Texts {
  /** BCP 47 tag. */
  locale: string;
  (name: StringName, values?: Readonly<Record<string, string | number>>): string;
  getLanguage(name: StringName): string;
  formatResults(count: number): string;
  formatDays(days: Days): string;
}

/**
 * @param tags BCP 47 tags, most preferred first
 * @param overrides texts that the page provides, in the language of the first tag. All of them are needed for a language that the
 *   widget lacks.
 */
export function createTexts(tags: readonly string[], overrides: Partial<Strings>): Texts {
  const language = chooseLanguage(tags);
  const tag = tags.find((one) => one.toLowerCase().split("-")[0] === language) ?? language;
  // Overrides are in the language of the first tag.
  const locale = Object.keys(overrides).length > 0 ? (tags[0] ?? tag) : tag;
  const plural = new Intl.PluralRules(locale);

  const text = (name: StringName, values: Readonly<Record<string, string | number>> = {}): string =>
    (overrides[name] ?? findText(language, name)).replace(/\{(\w+)\}/g, (whole, key: string) =>
      String(values[key] ?? whole),
    );
  return Object.assign(text, {
    locale,
    getLanguage: (name: StringName) => (overrides[name] ? locale : language),
    formatResults: (count: number) =>
      text(plural.select(count) === "one" ? "resultsOne" : "resultsOther", { count }),
    formatDays({ min, max }: Days) {
      if (max < 1) return text("daysNone");
      if (Math.max(min, 1) < max) return text("daysRange", { min: Math.max(min, 1), max });
      return text(plural.select(max) === "one" ? "daysOne" : "daysOther", { count: max });
    },
  });
}

/** Drops invalid tags, because a page's `lang` can be anything. */
export function readTags(tags: readonly (string | null | undefined)[]): string[] {
  return tags.filter((tag): tag is string => {
    try {
      return Boolean(tag && new Intl.Locale(tag));
    } catch {
      return false;
    }
  });
}
