// Texts by page and language. English is complete; other languages can be partial.

type Language = "en";

function currentLanguage(): Language {
  return "en";
}

/** Falls back to English. */
export function localize<Texts extends object>(
  texts: { en: Texts } & { [Other in Exclude<Language, "en">]?: Partial<Texts> },
): Texts {
  return { ...texts.en, ...texts[currentLanguage()] };
}
