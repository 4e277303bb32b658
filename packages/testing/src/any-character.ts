import fc from "fast-check";

const [FIRST_HALF, LAST_HALF, LAST] = [0xd800, 0xdfff, 0x10ffff];

/** Generates any Unicode character, for the `unit` option of `fc.string`. fast-check's "binary" needs over a second to start. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(
    { arbitrary: fc.integer({ min: 0, max: FIRST_HALF - 1 }), weight: FIRST_HALF },
    { arbitrary: fc.integer({ min: LAST_HALF + 1, max: LAST }), weight: LAST - LAST_HALF },
  )
  .map(
    (code) => String.fromCodePoint(code),
    (text) => (text as string).codePointAt(0) ?? 0,
  );
