import { createSecretKey } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { BlindIndex, FieldCipher, normalizeAccountNumber } from "../src/index.ts";

const buildKey = (id: string, letter: string) => ({ id, key: createSecretKey(Buffer.alloc(32, letter)) });
const LOCATION = { table: "accounts", column: "email", rowId: "acct_1" };
const cipher = new FieldCipher([buildKey("d2", "d"), buildKey("d1", "c")]);

describe("FieldCipher", () => {
  it("never reuses a nonce in 2,000 encryptions", () => {
    const nonces = Array.from({ length: 2_000 }, () => {
      const [, ciphertext = ""] = cipher.encrypt("x", LOCATION).split(".");
      // The nonce is the first 12 bytes.
      return Buffer.from(ciphertext, "base64url").subarray(0, 12).toString("hex");
    });
    expect(new Set(nonces).size).toBe(nonces.length);
  });

  it("requires a key", () => expect(() => new FieldCipher([])).toThrow("data key"));

  it("decrypts every text that it encrypted", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const sealed = cipher.encrypt(text, LOCATION);
        expect(sealed).toMatch(/^d2\.[\w-]+$/);
        expect(cipher.decrypt(sealed, LOCATION)).toBe(text);
      }),
    );
  });

  it("encrypts under the first key and decrypts under any", () => {
    const older = new FieldCipher([buildKey("d1", "c")]).encrypt("x", LOCATION);
    expect(cipher.decrypt(older, LOCATION)).toBe("x");
    expect(() => new FieldCipher([buildKey("d2", "d")]).decrypt(older, LOCATION)).toThrow("no data key");
    // The same key ID with another key.
    expect(() => new FieldCipher([buildKey("d1", "x")]).decrypt(older, LOCATION)).toThrow();
  });

  it.each([{ table: "rollovers" }, { column: "phone" }, { rowId: "acct_2" }])(
    "does not decrypt at another location: %j",
    (change) => {
      const sealed = cipher.encrypt("x", LOCATION);
      expect(() => cipher.decrypt(sealed, { ...LOCATION, ...change })).toThrow();
    },
  );

  it("rejects a ciphertext with any bit changed, or cut anywhere", () => {
    const sealed = cipher.encrypt("ada@example.com", LOCATION);
    // The ciphertext follows "d2.".
    const bytes = Buffer.from(sealed.slice(3), "base64url");
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => cipher.decrypt(`d2.${changed.toString("base64url")}`, LOCATION)).toThrow();
    }
    for (let length = 0; length < bytes.length; length += 1) {
      const cut = bytes.subarray(0, length).toString("base64url");
      expect(() => cipher.decrypt(`d2.${cut}`, LOCATION)).toThrow();
    }
    for (const text of ["", ".", "d2", "d2.", "x", sealed.slice(3), `d1.${sealed.slice(3)}`]) {
      expect(() => cipher.decrypt(text, LOCATION)).toThrow();
    }
  });
});

describe("BlindIndex", () => {
  const index = new BlindIndex([{ id: "default", key: createSecretKey(Buffer.alloc(32, "i")) }]);
  const anyList = fc.array(fc.string({ unit: fc.constantFrom("a", "1", ":", ";", "é", "\u0000") }), {
    minLength: 2,
    maxLength: 5,
  });
  const digest = ([purpose = "", organizationId = "", ...parts]: string[]) =>
    index.digest(purpose, organizationId, ...parts);

  it("returns equal digests for equal lists, and different digests for different lists", () => {
    fc.assert(
      fc.property(anyList, anyList, (one, two) => {
        expect(digest(one)).toMatch(/^[0-9a-f]{64}$/);
        expect(digest(one) === digest(two)).toBe(JSON.stringify(one) === JSON.stringify(two));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    [
      ["a", "b", "cd"],
      ["a", "b", "c", "d"],
    ],
    [
      ["a", "b", "c:d"],
      ["a", "b", "c", "d"],
    ],
    [
      ["a", "b"],
      ["a", "b", ""],
    ],
    [
      ["a", "b;1:c"],
      ["a", "b", "c"],
    ],
    [
      ["ab", "c"],
      ["a", "bc"],
    ],
  ])("distinguishes %j from %j", (one, two) => expect(digest(one)).not.toBe(digest(two)));

  it("returns different digests under another key", () => {
    const other = new BlindIndex([{ id: "default", key: createSecretKey(Buffer.alloc(32, "j")) }]);
    expect(other.digest("a", "b")).not.toBe(index.digest("a", "b"));
  });
});

describe("normalizeAccountNumber", () => {
  it.each([
    ["401K-0099 8877", "401K00998877"],
    ["401k-00998877", "401K00998877"],
    [" ira.11/22 ", "IRA1122"],
  ])("normalizes %j to %s", (number, expected) => expect(normalizeAccountNumber(number)).toBe(expected));
});
