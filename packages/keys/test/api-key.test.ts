import { describe, expect, it } from "@jest/globals";
import { anyCharacter } from "@svc/testing/any-character";
import fc from "fast-check";
import { ENVIRONMENTS, generateApiKey, KEY_LENGTH, KEY_TYPES, parseApiKey } from "../src/index.ts";
import {
  anyKey,
  BASE62,
  base62Text,
  buildKey,
  computeSlowCrc32,
  encodeSlowBase62,
  findRejectionReason,
} from "./key-builders.ts";

const BODY = `a1B2${"0".repeat(35)}x9Yz`;
const KEY = buildKey("test", "ak", BODY);
const combinations = ENVIRONMENTS.flatMap((environment) => KEY_TYPES.map((type) => ({ environment, type })));

describe("parseApiKey", () => {
  it("accepts the documented example, whose checksum is from another implementation", () => {
    const parsed = parseApiKey("svc_test_pk_a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9Tx9Yz1KSve6");
    expect(parsed).toMatchObject({ ok: true, key: { checksum: "1KSve6", prefix: "a1B2", last4: "x9Yz" } });
  });

  it("splits a key into its parts", () => {
    expect(parseApiKey(KEY)).toEqual({
      ok: true,
      key: {
        environment: "test",
        type: "ak",
        body: BODY,
        checksum: KEY.slice(-6),
        prefix: "a1B2",
        last4: "x9Yz",
      },
    });
  });

  it.each(combinations)(
    "accepts $environment $type keys of any 43 base62 characters",
    ({ environment, type }) => {
      const bodies = fc.oneof(base62Text(43), fc.constantFrom("0".repeat(43), "z".repeat(43)));
      fc.assert(
        fc.property(bodies, (body) => {
          const key = buildKey(environment, type, body);
          expect(parseApiKey(key)).toMatchObject({ ok: true, key: { environment, type, body } });
        }),
      );
    },
  );

  it("rejects another separator, even with a valid checksum", () => {
    for (const index of ["svc".length, "svc_test".length, "svc_test_ak".length]) {
      const checksummed = `${KEY.slice(0, index)}X${KEY.slice(index + 1, -6)}`;
      expect(findRejectionReason(checksummed + encodeSlowBase62(computeSlowCrc32(checksummed), 6))).not.toBe(
        "accepted",
      );
    }
  });

  it.each([
    ["not_a_string", undefined],
    ["not_a_string", null],
    ["not_a_string", 42],
    ["not_a_string", [KEY]],
    ["not_a_string", new String(KEY)],
    ["not_a_string", { toString: () => KEY }],
    ["empty", ""],
    ["too_long", "x".repeat(257)],
    ["too_long", KEY + " ".repeat(200)],
    ["malformed", "x".repeat(256)],
    ["malformed", "svc_"],
    ["malformed", "svc_test_ak"],
    ["malformed", KEY.slice(4)],
    ["malformed", ` ${KEY}`],
    ["malformed", `Bearer ${KEY}`],
    ["malformed", `"${KEY}"`],
    ["malformed", KEY.toUpperCase()],
    ["malformed", KEY.replaceAll("_", "-")],
    ["unknown_environment", KEY.replace("test", "prod")],
    ["unknown_environment", KEY.replace("test", "Test")],
    ["unknown_environment", KEY.replace("test", "")],
    ["unknown_type", KEY.replace("ak", "rk")],
    ["unknown_type", KEY.replace("ak", "constructor")],
    ["unknown_type", KEY.replace("ak", "")],
    ["wrong_length", KEY.slice(0, -1)],
    ["wrong_length", `${KEY}0`],
    ["wrong_length", `${KEY} `],
    ["wrong_length", `${KEY}\n`],
    ["wrong_length", "svc_test_ak_"],
    ["invalid_character", KEY.replace("B", "_")],
    ["invalid_character", KEY.replace("B", " ")],
    ["invalid_character", KEY.replace("B", "é")],
    ["invalid_character", KEY.replace("B", "\u0142")],
    ["invalid_character", KEY.replace("a1", "\u{1f511}")],
    ["invalid_character", `${KEY.slice(0, -1)}\n`],
    ["checksum_mismatch", KEY.replace("B", "8")],
    ["checksum_mismatch", KEY.replace("test", "live")],
    ["checksum_mismatch", KEY.replace("ak", "sk")],
  ])("returns %s (%#)", (reason, input) => expect(findRejectionReason(input)).toBe(reason));

  it.each([
    [42, "The API key is not a string."],
    ["", "The API key is empty."],
    ["x".repeat(257), "The API key is longer than 256 characters."],
    ["svc_", "The API key does not have the form svc_<environment>_<type>_<secret>."],
    [KEY.replace("test", "prod"), "The API key's environment is not one of test, live."],
    [KEY.replace("ak", "rk"), "The API key's type is not one of pk, sk, ak."],
    [
      `${KEY}0`,
      "The API key is not 61 characters long. Check for missing characters, spaces and line breaks.",
    ],
    [KEY.replace("B", "_"), "The API key contains a character other than 0-9, A-Z and a-z after its type."],
    [KEY.replace("B", "8"), "The API key's checksum is wrong. Check for typing errors."],
  ])("explains the failure (%#)", (input, message) => {
    expect(parseApiKey(input)).toMatchObject({ ok: false, message });
  });

  it("rejects every substitution of one character", () => {
    const replacements = [...BASE62, "_", "-", " ", "\n", "\0", "\u00e9", "\u0130"];
    fc.assert(
      fc.property(anyKey(), (key) => {
        for (let at = 0; at < key.length; at += 1) {
          for (const other of replacements) {
            if (other === key[at]) continue;
            expect(findRejectionReason(key.slice(0, at) + other + key.slice(at + 1))).not.toBe("accepted");
          }
        }
      }),
      { numRuns: 5 },
    );
  });

  it("rejects every deletion and insertion of one character", () => {
    fc.assert(
      fc.property(anyKey(), fc.constantFrom(...BASE62, "_", " "), (key, added) => {
        for (let at = 0; at <= key.length; at += 1) {
          expect(findRejectionReason(key.slice(0, at) + added + key.slice(at))).not.toBe("accepted");
          if (at < key.length)
            expect(findRejectionReason(key.slice(0, at) + key.slice(at + 1))).not.toBe("accepted");
        }
      }),
    );
  });

  // Even a swap across body and checksum never yields a valid key.
  it("rejects every swap of two adjacent characters", () => {
    fc.assert(
      fc.property(anyKey(), (key) => {
        for (let at = 0; at + 1 < key.length; at += 1) {
          const exchanged = key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2);
          if (exchanged !== key) expect(findRejectionReason(exchanged)).not.toBe("accepted");
        }
      }),
    );
  });

  it("rejects checksums of 2^32 and above, even those that would wrap to the right value", () => {
    const offsets = fc.bigInt({ min: 1n, max: 12n }).map((times) => times * 2n ** 32n);
    fc.assert(
      fc.property(base62Text(43), offsets, (body, offset) => {
        expect(findRejectionReason(buildKey("live", "sk", body))).toBe("accepted");
        expect(findRejectionReason(buildKey("live", "sk", body, offset))).toBe("checksum_mismatch");
      }),
    );
    expect(findRejectionReason(`svc_live_sk_${"0".repeat(43)}zzzzzz`)).toBe("checksum_mismatch");
  });

  it("never throws, and never quotes its input", () => {
    const nearKeys = fc.tuple(fc.constantFrom("svc_", "svc_test_", "svc_live_sk_", KEY), fc.string());
    const inputs = fc.oneof(
      fc.anything({ withNullPrototype: true, withBigInt: true, withSparseArray: true }),
      fc.string({ unit: anyCharacter, maxLength: 300 }),
      nearKeys.map(([start, rest]) => start + rest),
    );
    const messages = new Map<string, string>();
    fc.assert(
      fc.property(inputs, (input) => {
        const result = parseApiKey(input);
        if (result.ok) return expect(input).toBe(KEY);
        // One message per reason, so messages cannot contain input.
        expect(result.message).toBe(messages.get(result.reason) ?? result.message);
        messages.set(result.reason, result.message);
      }),
      { numRuns: 2000 },
    );
    expect(messages.size).toBeGreaterThanOrEqual(5);
  });

  it("returns frozen failures, which are shared", () => expect(Object.isFrozen(parseApiKey(""))).toBe(true));
});

describe("generateApiKey", () => {
  it.each(combinations)("generates $environment $type keys that parse", ({ environment, type }) => {
    for (let count = 0; count < 200; count += 1) {
      const key = generateApiKey({ environment, type });
      expect(key).toMatch(/^svc_(test|live)_(pk|sk|ak)_[0-9A-Za-z]{49}$/);
      expect(key).toHaveLength(KEY_LENGTH);
      expect(parseApiKey(key)).toMatchObject({ ok: true, key: { environment, type } });
    }
  });

  it("computes the checksum over everything before it, including the prefix", () => {
    const key = generateApiKey({ environment: "live", type: "sk" });
    expect(key.slice(-6)).toBe(encodeSlowBase62(computeSlowCrc32(key.slice(0, -6)), 6));
  });

  it("uses 256 random bits: bodies stay below 2^256, differ, and use the full range", () => {
    const decodeBody = (body: string) =>
      [...body].reduce((sum, digit) => sum * 62n + BigInt(BASE62.indexOf(digit)), 0n);
    // The body is between "svc_test_ak_" and the checksum.
    const values = Array.from({ length: 500 }, () =>
      decodeBody(generateApiKey({ environment: "test", type: "ak" }).slice(12, 55)),
    );
    expect(new Set(values).size).toBe(500);
    // Each of the 256 bits occurs as 0 and 1. The chance of a false failure is 10^-147.
    expect(values.reduce((a, b) => a | b)).toBe(2n ** 256n - 1n);
    expect(values.reduce((a, b) => a & b)).toBe(0n);
  });

  it.each([
    { environment: "prod", type: "ak" },
    { environment: "test", type: "rk" },
    { environment: "test" },
  ])("throws for an unknown or missing environment or type (%j)", (options) => {
    expect(() => generateApiKey(options as Parameters<typeof generateApiKey>[0])).toThrow(TypeError);
  });
});
