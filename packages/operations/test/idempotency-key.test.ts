import { describe, expect, it } from "@jest/globals";
import { readIdempotencyKey } from "../src/index.ts";

describe("readIdempotencyKey", () => {
  it.each([
    ["k", "k"],
    ["x".repeat(255), "x".repeat(255)],
    ["😀".repeat(255), "😀".repeat(255)],
    [undefined, null],
    [null, null],
  ])("returns %j", (key, expected) => expect(readIdempotencyKey(key)).toBe(expected));

  it.each(["", "x".repeat(256), "😀".repeat(256), "a\ud800b"])("rejects %j", (key) => {
    expect(() => readIdempotencyKey(key)).toThrow(
      expect.objectContaining({
        code: "invalid_request",
        errors: [{ parameter: "Idempotency-Key", detail: "must be 1 to 255 characters" }],
      }),
    );
  });

  it("names the parameter of other transports", () => {
    expect(() => readIdempotencyKey("", "idempotencyKey")).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ parameter: "idempotencyKey" })] }),
    );
  });
});
