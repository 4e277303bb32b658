import { createHash, randomBytes } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { containsWord } from "../src/index.ts";

describe("containsWord", () => {
  it.each([
    ["8877", "(a,8877,b)"],
    ["8877", '{"last":"8877"}'],
    ["8877", "8877"],
    ["POST", '{"method":"post"}'],
    ["a***@example.com", "of a***@example.com."],
    ["rol_0123456789abcdef", "xrol_0123456789abcdefx"],
  ])("finds %s in %s", (word, text) => expect(containsWord(text, word)).toBe(true));

  it.each([
    ["8877", "b5388776218910140"],
    ["post", "d2.xpostx"],
    ["8877", "8877-a, 8877_, -8877"],
  ])("does not find %s in %s", (word, text) => expect(containsWord(text, word)).toBe(false));

  it("finds a word after a partial match", () => expect(containsWord("18877 8877", "8877")).toBe(true));

  it("finds no four-digit word in digests or ciphertext", () => {
    const digests = Array.from({ length: 2_000 }, (_, index) =>
      createHash("sha256").update(`${index}`).digest("hex"),
    );
    expect(digests.join("\n")).toContain("8877");
    expect(containsWord([...digests, randomBytes(20_000).toString("base64url")].join("\n"), "8877")).toBe(
      false,
    );
  });

  it("rejects an empty word", () => expect(() => containsWord("text", "")).toThrow("no word"));
});
