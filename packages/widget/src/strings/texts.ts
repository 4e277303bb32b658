import type { Days } from "../api/client.ts";
import type { StringName, Strings } from "./en.ts";
import { chooseLanguage, findText } from "./locales.ts";

/** The widget's texts in one language. */
export interface Texts {
  /** As `Intl` and the attribute `lang` have it. */
  locale: string;
  /** A text, with what stands in braces put in. */
  (name: StringName, values?: Readonly<Record<string, string | number>>): string;
  /** In which language a text is shown, as a BCP 47 tag. */
  languageOf(name: StringName): string;
  /** How many were found. */
  results(count: number): string;
  /** How many business days something takes. */
  days(days: Days): string;
}

/**
 * Makes the texts for a page.
 *
 * @param wanted BCP 47 tags, dearest first; the first that is spoken is taken, else English
 * @param own texts of the integrator's, put over the widget's; with all of them it speaks any language
 */
export function makeTexts(wanted: readonly string[], own: Partial<Strings>): Texts {
  const language = chooseLanguage(wanted);
  // Texts of one's own are in a language of one's own.
  const tag = wanted.find((one) => one.toLowerCase().startsWith(language)) ?? language;
  const locale = Object.keys(own).length > 0 ? (wanted[0] ?? tag) : tag;
  const plural = new Intl.PluralRules(locale);

  const text = (name: StringName, values: Readonly<Record<string, string | number>> = {}): string =>
    (own[name] ?? findText(language, name)).replace(/\{(\w+)\}/g, (whole, key: string) =>
      String(values[key] ?? whole),
    );
  return Object.assign(text, {
    locale,
    languageOf: (name: StringName) => (own[name] ? locale : language),
    results: (count: number) =>
      text(plural.select(count) === "one" ? "resultsOne" : "resultsOther", { count }),
    days({ min, max }: Days) {
      if (max < 1) return text("daysNone");
      if (Math.max(min, 1) < max) return text("daysRange", { min: Math.max(min, 1), max });
      return text(plural.select(max) === "one" ? "daysOne" : "daysOther", { count: max });
    },
  });
}

/** Those of these that are language tags: a page's `lang` may be anything. */
export function readTags(tags: readonly (string | null | undefined)[]): string[] {
  return tags.filter((tag): tag is string => {
    try {
      return Boolean(tag && new Intl.Locale(tag));
    } catch {
      return false;
    }
  });
}
