import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

// IBM Plex Sans (SIL Open Font License 1.1): Latin with all its marks, Vietnamese too, Greek and Cyrillic. A typeface of more scripts
// takes several times as long to read, and a letter is written while nothing else is answered.

const packageFile = createRequire(import.meta.url).resolve;
const fromPackage = (style: string) =>
  readFile(packageFile(`@expo-google-fonts/ibm-plex-sans/${style}/IBMPlexSans_${style}.ttf`));

/** What letters are set in. */
export interface Typeface {
  regular: Buffer;
  bold: Buffer;
  /** Whether it has a letter for each character of a text. */
  canPrint(text: string): boolean;
}

let loaded: Promise<Typeface> | null = null;

/** Reads it, once. */
export function loadTypeface(): Promise<Typeface> {
  loaded ??= readTypeface();
  return loaded;
}

async function readTypeface(): Promise<Typeface> {
  const [regular, bold] = await Promise.all([fromPackage("400Regular"), fromPackage("700Bold")]);
  const fonts = [create(regular), create(bold)] as Font[];
  return {
    regular,
    bold,
    canPrint: (text) =>
      [...toPrinted(text)].every((character) =>
        fonts.every((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
      ),
  };
}

/** A text as it is printed: composed, and without what shapes letters and is not seen. */
export function toPrinted(text: string): string {
  return text.normalize("NFC").replace(/[\p{Cf}\p{Variation_Selector}]/gu, "");
}
