/** Regions that are no country: unions, groups, private use, and parts of countries that have letters of their own. */
const NO_COUNTRIES = "AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ".split(" ");
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * The countries that the browser knows, as their two letters (ISO 3166-1) and their names, sorted by name.
 *
 * @param locale the language of the names, a BCP 47 tag
 */
export function listCountries(locale: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return (
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      // What a country was called once has the letters of today for its canonical form.
      .filter((code) => !NO_COUNTRIES.includes(code) && new Intl.Locale(`und-${code}`).region === code)
      .flatMap((code): [string, string][] => {
        const name = names.of(code);
        return name ? [[code, name]] : [];
      })
      .sort(([, one], [, other]) => one.localeCompare(other, locale))
  );
}

/** The name of a country, by its two letters; without one, the letters. */
export function nameCountry(code: string, locale: string): string {
  return listCountries(locale).find(([one]) => one === code)?.[1] ?? code;
}
