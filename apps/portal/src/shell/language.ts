type Language = "en";

function getLanguage(): Language {
  return "en";
}

/** Replaces missing texts with English. */
export function localize<Texts extends object>(
  texts: { en: Texts } & { [Other in Exclude<Language, "en">]?: Partial<Texts> },
): Texts {
  return { ...texts.en, ...texts[getLanguage()] };
}
