/** Region codes that are not countries: unions, groups, private use and parts of countries. */
const NON_COUNTRIES = "AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ".split(" ");
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/**
 * Lists the countries that the browser knows, sorted by name. Codes are ISO 3166-1.
 *
 * @param locale BCP 47 tag for the names
 */
export function listCountries(locale: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames(locale, { type: "region", fallback: "none" });
  return (
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
      // Excludes codes of former countries, which canonicalize to current codes.
      .filter((code) => !NON_COUNTRIES.includes(code) && new Intl.Locale(`und-${code}`).region === code)
      .flatMap((code): [string, string][] => {
        const name = names.of(code);
        return name ? [[code, name]] : [];
      })
      .sort(([, a], [, b]) => a.localeCompare(b, locale))
  );
}

export function nameCountry(code: string, locale: string): string {
  return listCountries(locale).find(([countryCode]) => countryCode === code)?.[1] ?? code;
}
