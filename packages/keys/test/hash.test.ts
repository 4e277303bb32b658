import { createHmac, randomBytes } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { hashApiKey, hashApiKeyCandidates, parsePeppers } from "../src/index.ts";
import { anyKey } from "./key-builders.ts";

const buildSecret = (fill: number, bytes = 32) => Buffer.alloc(bytes, fill).toString("base64");
const A = buildSecret(1);
const B = buildSecret(2);

describe("parsePeppers", () => {
  it("returns the current pepper first, then the retired ones", () => {
    const peppers = parsePeppers(`2027-a:${A},2026_b:${B}`);
    expect(peppers.map(({ id, key }) => [id, key.export().toString("base64")])).toEqual([
      ["2027-a", A],
      ["2026_b", B],
    ]);
  });

  it.each([32, 33, 34, 64, 100])("accepts a secret of %i bytes", (bytes) => {
    const secret = randomBytes(bytes);
    const [pepper] = parsePeppers(`p:${secret.toString("base64")}`);
    expect(pepper.key.export().equals(secret)).toBe(true);
  });

  it.each([
    ["an empty text", "", "No pepper"],
    ["a comma at the end", `a:${A},`, "Pepper 2 is empty"],
    ["a comma at the start", `,a:${A}`, "Pepper 1 is empty"],
    ["no colon", `a:${A},${B}`, "Pepper 2 has no colon"],
    ["no ID", `:${A}`, "Pepper 1 has an ID"],
    ["an ID of 33 characters", `${"i".repeat(33)}:${A}`, "Pepper 1 has an ID"],
    ["a space before an ID", `a:${A}, b:${B}`, "Pepper 2 has an ID"],
    ["the ID and the secret swapped", `${A}:a`, "Pepper 1 has an ID"],
    ["a line break after an ID", `a\n:${A}`, "Pepper 1 has an ID"],
    ["an ID used twice", `a:${A},b:${A},a:${B}`, "Pepper 3 has the same ID as pepper 1"],
    ["a secret of 31 bytes", `a:${buildSecret(1, 31)}`, "Pepper 1 has a secret of 31 bytes"],
    ["no secret", `a:${A},b:`, "Pepper 2 has a secret of 0 bytes"],
    ["a secret without its padding", `a:${A.replace("=", "")}`, "Pepper 1 has a secret that is not"],
    ["a secret in base64url", `a:${"_".repeat(44)}`, "Pepper 1 has a secret that is not"],
    ["a line break at the end", `a:${A},b:${B}\n`, "Pepper 2 has a secret that is not"],
    ["unused bits set in the last digit", `a:${A.replace("E=", "F=")}`, "Pepper 1 has a secret that is not"],
    ["a second colon", `a:${A}:${B}`, "Pepper 1 has a secret that is not"],
  ])("rejects %s, naming the error and its position", (_, text, message) => {
    expect(() => parsePeppers(text)).toThrow(message);
  });

  it("accepts an ID of 32 characters", () => {
    expect(parsePeppers(`${"i".repeat(32)}:${A}`)[0].id).toHaveLength(32);
  });

  it("never shows a secret in an error", () => {
    const bytes = fc.uint8Array({ minLength: 20, maxLength: 48 });
    const separators = fc.constantFrom("", ":", ",", ",,", " ", "a:,");
    fc.assert(
      fc.property(bytes, separators, separators, (secretBytes, before, after) => {
        const hidden = Buffer.from(secretBytes).toString("base64");
        let thrown = "";
        try {
          parsePeppers(`x:${A},y${before}${hidden}${after}`);
        } catch (error) {
          thrown = `${error} ${JSON.stringify(error)}`;
        }
        for (let start = 0; start + 8 <= hidden.length; start += 1)
          expect(thrown).not.toContain(hidden.slice(start, start + 8));
      }),
    );
  });

  it("returns peppers that do not print their secrets", () => {
    expect(JSON.stringify(parsePeppers(`a:${A}`))).toBe('[{"id":"a","key":{}}]');
  });
});

describe("hashApiKey", () => {
  // Case 6, because most other cases have keys too short for a pepper.
  it("is HMAC-SHA-256 in lowercase hexadecimal (RFC 4231, test case 6)", () => {
    const [pepper] = parsePeppers(`rfc:${buildSecret(0xaa, 131)}`);
    expect(hashApiKey("Test Using Larger Than Block-Size Key - Hash Key First", pepper)).toBe(
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
    );
  });

  it("agrees with node:crypto over the whole key, and differs between peppers", () => {
    const [a, b] = parsePeppers(`a:${A},b:${B}`);
    fc.assert(
      fc.property(anyKey(), (key) => {
        const expected = createHmac("sha256", Buffer.from(A, "base64")).update(key).digest("hex");
        expect(hashApiKey(key, a)).toBe(expected);
        expect(hashApiKey(key, b!)).not.toBe(expected);
      }),
    );
  });

  it("throws for a key that is not a string", () => {
    const [pepper] = parsePeppers(`a:${A}`);
    expect(() => hashApiKey(undefined as unknown as string, pepper)).toThrow(
      expect.objectContaining({ name: "TypeError", code: "ERR_INVALID_ARG_TYPE" }),
    );
  });
});

describe("hashApiKeyCandidates", () => {
  it("returns one hash for each pepper, the current one first", () => {
    const peppers = parsePeppers(`new:${A},old:${B}`);
    expect(hashApiKeyCandidates("k", peppers)).toEqual([
      { pepperId: "new", hash: hashApiKey("k", peppers[0]) },
      { pepperId: "old", hash: hashApiKey("k", peppers[1]!) },
    ]);
  });

  it("includes a hash made before the pepper was rotated", () => {
    const [before] = parsePeppers(`2026:${B}`);
    const stored = { pepperId: before.id, hash: hashApiKey("k", before) };
    expect(hashApiKeyCandidates("k", parsePeppers(`2027:${A},2026:${B}`))).toContainEqual(stored);
  });
});
