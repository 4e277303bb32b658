type Language = "en";

function getLanguage(): Language {
  return "en";
}

/** Returns the texts in the current language. Missing texts are in English. */
export function localize<Texts extends object>(
  texts: { en: Texts } & { [Other in Exclude<Language, "en">]?: Partial<Texts> },
): Texts {
  return { ...texts.en, ...texts[getLanguage()] };
}
