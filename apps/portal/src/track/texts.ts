import { en, type TextName } from "./strings-en.ts";
import { es } from "./strings-es.ts";

export type Language = "en" | "es";

const STRINGS = { en, es };
const LOCALES = { en: "en-US", es: "es-US" };

export interface Texts {
  language: Language;
  /** Returns a text. Replaces placeholders, such as `{day}`, with the values. */
  (name: TextName, values?: Readonly<Record<string, string>>): string;
  /** Formats `YYYY-MM-DD`. */
  day(day: string): string;
  /** Formats a decimal string in dollars. */
  money(amount: string): string;
}

export function createTexts(language: Language): Texts {
  const dates = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  const money = new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "USD" });
  const translate = (name: TextName, values: Readonly<Record<string, string>> = {}) =>
    STRINGS[language][name].replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? "");
  return Object.assign(translate, {
    language,
    day: (day: string) => dates.format(new Date(`${day}T12:00:00Z`)),
    // Formats the string itself, because converting it to a number could lose digits.
    money: (amount: string) => money.format(amount as `${number}`),
  });
}

/** Returns null for values of the API that are newer than this page. */
export function findText(name: string): TextName | null {
  return name in en ? (name as TextName) : null;
}
