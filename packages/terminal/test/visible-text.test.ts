import { describe, expect, it } from "@jest/globals";
import { escapeInvisible, toVisibleJson } from "../src/visible-text.ts";

describe("Text for a terminal", () => {
  it("has no control, format or separator characters", () => {
    expect(escapeInvisible("a\u001b[2Jb\u009b\u202e\n\t\u{e0041}é😀")).toBe(
      "a\\u001b[2Jb\\u009b\\u202e\\u000a\\u0009\\udb40\\udc41é😀",
    );
  });

  it("parses to the same value if it is JSON", () => {
    const value = { "a\u202e": ["\u001b]0;x\u0007", "\u009b31m", "line\nbreak", "Zoë 😀"] };
    for (const indent of [0, 2]) {
      const text = toVisibleJson(value, indent);
      expect(text.replaceAll("\n", "")).not.toMatch(/[\p{Cc}\p{Cf}]/u);
      expect(JSON.parse(text)).toEqual(value);
    }
    expect(toVisibleJson(value)).not.toContain("\n");
  });
});
