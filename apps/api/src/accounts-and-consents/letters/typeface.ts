import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

// IBM Plex Sans (SIL Open Font License 1.1) covers Latin, Vietnamese, Greek and Cyrillic. A larger typeface takes several times
// as long to load, and rendering blocks the event loop.

const resolvePackageFile = createRequire(import.meta.url).resolve;
const readFont = (style: string) =>
  readFile(resolvePackageFile(`@expo-google-fonts/ibm-plex-sans/${style}/IBMPlexSans_${style}.ttf`));

export interface Typeface {
  regular: Buffer;
  bold: Buffer;
  canPrint(text: string): boolean;
}

let typeface: Promise<Typeface> | null = null;

export function loadTypeface(): Promise<Typeface> {
  typeface ??= readTypeface();
  return typeface;
}

async function readTypeface(): Promise<Typeface> {
  const [regular, bold] = await Promise.all([readFont("400Regular"), readFont("700Bold")]);
  const fonts = [create(regular), create(bold)] as Font[];
  return {
    regular,
    bold,
    canPrint: (text) =>
      [...normalizeForPrint(text)].every((character) =>
        fonts.every((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
      ),
  };
}

/** Composes characters and drops invisible ones. */
export function normalizeForPrint(text: string): string {
  return text.normalize("NFC").replace(/[\p{Cf}\p{Variation_Selector}]/gu, "");
}
