import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { decodeBase62, encodeBase62, isBase62 } from "../src/base62.ts";
import { crc32 } from "../src/checksum.ts";
import { BASE62, computeSlowCrc32, encodeSlowBase62 } from "./key-builders.ts";

describe("crc32", () => {
  it.each([
    ["", 0x00000000],
    ["a", 0xe8b7be43],
    ["abc", 0x352441c2],
    ["123456789", 0xcbf43926],
    ["The quick brown fox jumps over the lazy dog", 0x414fa339],
  ])("equals the published value for %j", (text, expected) => expect(crc32(text)).toBe(expected));

  it("agrees with the definition for any ASCII text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary-ascii" }), (text) => {
        expect(BigInt(crc32(text))).toBe(computeSlowCrc32(text));
      }),
    );
  });

  it("covers only the requested number of characters", () => {
    expect(crc32("123456789 and more", 9)).toBe(0xcbf43926);
  });
});

describe("base62", () => {
  it("has the digits 0-9, A-Z, a-z in this order", () => {
    expect([...BASE62].map(decodeBase62)).toEqual(Array.from({ length: 62 }, (_, value) => value));
  });

  it("writes the most significant digit first and pads with zeros", () => {
    expect(encodeBase62(0n, 6)).toBe("000000");
    expect(encodeBase62(62n, 3)).toBe("010");
    expect(encodeBase62(2n ** 32n - 1n, 6)).toBe("4gfFC3");
    expect(encodeBase62(2n ** 256n - 1n, 43)).toBe(encodeSlowBase62(2n ** 256n - 1n, 43));
  });

  it("decodes what it encoded", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 62n ** 6n - 1n }), (value) => {
        expect(BigInt(decodeBase62(encodeBase62(value, 6)))).toBe(value);
      }),
    );
  });

  it.each([
    [62n, 1],
    [-1n, 4],
    [62n ** 43n, 43],
  ] as const)("does not truncate %s to %s digits", (value, length) => {
    expect(() => encodeBase62(value, length)).toThrow(
      expect.objectContaining({
        name: "RangeError",
        message: `The value does not fit ${length} base62 digits.`,
      }),
    );
  });

  it("distinguishes digits from all other characters", () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code);
      if (isBase62(character) !== BASE62.includes(character)) throw new Error(`wrong for code ${code}`);
    }
    expect(isBase62("!!ab", 2)).toBe(true);
    expect(isBase62("ab!", 2)).toBe(false);
  });
});
