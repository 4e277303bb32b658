import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { formatKeyHint, generateApiKey, KEY_PATTERN, parseApiKey, redactApiKeys } from "../src/index.ts";
import { anyKey, base62Text, buildKey } from "./key-builders.ts";

const BODY = `a1B2${"0".repeat(35)}x9Yz`;
const SECRET = buildKey("test", "ak", BODY);
const HINT = "svc_test_ak_a1B2…x9Yz";
const anySecretKey = () => anyKey(["sk", "ak"]);

function toHint(key: string): string {
  const result = parseApiKey(key);
  if (!result.ok) throw new Error(result.message);
  return formatKeyHint(result.key);
}

describe("formatKeyHint", () => {
  it("shows environment, type and both ends of the body", () => {
    expect(formatKeyHint({ environment: "live", type: "pk", prefix: "0000", last4: "zzzz" })).toBe(
      "svc_live_pk_0000…zzzz",
    );
    expect(toHint(SECRET)).toBe(HINT);
  });
});

describe("KEY_PATTERN", () => {
  it("is the published pattern, without flags or anchors", () => {
    expect(KEY_PATTERN.source).toBe("svc_(test|live)_(sk|ak)_[0-9A-Za-z]{49}");
    expect(KEY_PATTERN.flags).toBe("");
  });

  it("finds a secret key within text, and no public one", () => {
    const secret = generateApiKey({ environment: "live", type: "sk" });
    expect(KEY_PATTERN.exec(`const key="${secret}";`)?.[0]).toBe(secret);
    expect(KEY_PATTERN.test(generateApiKey({ environment: "live", type: "pk" }))).toBe(false);
  });
});

describe("redactApiKeys", () => {
  it.each([
    ["a header", `Authorization: Bearer ${SECRET}`, `Authorization: Bearer ${HINT}`],
    ["a key whose last character is invalid", `${SECRET.slice(0, -1)}_`, "svc_test_ak_…_"],
    ["JSON with a key twice", JSON.stringify([SECRET, SECRET]), `["${HINT}","${HINT}"]`],
    ["letters on both sides", `abc${SECRET}def`, `abc${HINT}def`],
    ["two adjacent keys", SECRET + SECRET, HINT + HINT],
    ["a repeated prefix", `svc_test_ak_${SECRET}`, `svc_test_ak_${HINT}`],
    ["a key without its checksum", SECRET.slice(0, 55), "svc_test_ak_…"],
    ["a truncated key", `key ${SECRET.slice(0, 21)}, sent`, "key svc_test_ak_…, sent"],
    ["text no longer than a hint", "svc_test_ak_a1B2x9Yz", "svc_test_ak_a1B2x9Yz"],
    ["a truncated key before another", `svc_live_sk_${"q".repeat(20)}${SECRET}`, `svc_live_sk_…${HINT}`],
    ["the hint itself", HINT, HINT],
    ["uppercase", SECRET.toUpperCase(), SECRET.toUpperCase()],
    ["an empty text", "", ""],
  ])("leaves no secret in %s", (_, text, expected) => expect(redactApiKeys(text)).toBe(expected));

  it("also replaces keys with wrong checksums", () => {
    const wrong = SECRET.slice(0, -6) + (SECRET.endsWith("000000") ? "000001" : "000000");
    expect(parseApiKey(wrong)).toMatchObject({ ok: false, reason: "checksum_mismatch" });
    expect(redactApiKeys(wrong)).toBe(HINT);
  });

  it.each([1, 2, 3])(
    "finds a key whose first %i characters are also the last ones of the previous key",
    (shared) => {
      const first = `svc_live_sk_${"q".repeat(49 - shared)}`;
      expect(redactApiKeys(first + SECRET)).toBe(`svc_live_sk_qqqq…qqqq${HINT}`);
    },
  );

  it("leaves public keys unchanged", () => {
    fc.assert(fc.property(anyKey(["pk"]), (key) => expect(redactApiKeys(`<${key}>`)).toBe(`<${key}>`)));
  });

  it("preserves everything around a key", () => {
    fc.assert(
      fc.property(fc.string(), anySecretKey(), fc.string(), (before, key, after) => {
        expect(redactApiKeys(before + key + after)).toBe(before + toHint(key) + after);
      }),
    );
  });

  it("leaves nothing for a scanner to find, and nothing for a second pass to change", () => {
    const pieces = fc.oneof(
      anySecretKey(),
      base62Text(45),
      fc.constantFrom("svc_", "svc_test_", "sk_", "svc_live_ak_", "svc", "_", " ", "…"),
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const once = redactApiKeys(parts.join(""));
        expect(KEY_PATTERN.test(once)).toBe(false);
        expect(redactApiKeys(once)).toBe(once);
      }),
      { numRuns: 500 },
    );
  });

  it("finds a key again when called with the same text", () => {
    expect([redactApiKeys(SECRET), redactApiKeys(SECRET)]).toEqual([HINT, HINT]);
  });
});
