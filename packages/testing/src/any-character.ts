import fc from "fast-check";

const [FIRST_SURROGATE, LAST_SURROGATE, LAST_CODE_POINT] = [0xd800, 0xdfff, 0x10ffff];

/**
 * Any Unicode character except surrogates, as a `unit` of `fc.string`. fast-check's unit `binary` takes over a second to load.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .oneof(
    { arbitrary: fc.integer({ min: 0, max: FIRST_SURROGATE - 1 }), weight: FIRST_SURROGATE },
    {
      arbitrary: fc.integer({ min: LAST_SURROGATE + 1, max: LAST_CODE_POINT }),
      weight: LAST_CODE_POINT - LAST_SURROGATE,
    },
  )
  .map(
    (code) => String.fromCodePoint(code),
    (text) => (text as string).codePointAt(0) ?? 0,
  );
