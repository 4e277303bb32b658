// Texts are kept by page, one object for each language. English is there in whole; a further one may have a part of it.

export type Language = "en";

/** The language of the page, as the document says it. */
export function currentLanguage(): Language {
  return "en";
}

/** The texts in the page's language; what it lacks is English. */
export function inLanguages<Texts extends object>(
  texts: { en: Texts } & { [Other in Exclude<Language, "en">]?: Partial<Texts> },
): Texts {
  return { ...texts.en, ...texts[currentLanguage()] };
}
