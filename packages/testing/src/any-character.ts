import fc from "fast-check";

const [FIRST_HALF, LAST_HALF, LAST] = [0xd800, 0xdfff, 0x10ffff];

/**
 * Any character of Unicode, as the unit of `fc.string`. fast-check's own, "binary", is the same, and lists all million of
 * them when a process asks for it first: more than a second.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(
    { arbitrary: fc.integer({ min: 0, max: FIRST_HALF - 1 }), weight: FIRST_HALF },
    { arbitrary: fc.integer({ min: LAST_HALF + 1, max: LAST }), weight: LAST - LAST_HALF },
  )
  .map(
    (code) => String.fromCodePoint(code),
    (text) => (text as string).codePointAt(0) ?? 0,
  );
