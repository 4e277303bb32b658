import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { Problem } from "../src/errors/index.ts";
import { ID_PREFIXES, type IdPrefix, newId } from "../src/index.ts";
import { decodeCursor, encodeCursor } from "../src/lists/index.ts";

const LAST_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);
const anyPosition = fc
  .tuple(fc.constantFrom(...ID_PREFIXES), fc.integer({ min: 0, max: LAST_TIME }))
  .map(([prefix, time]) => ({ prefix, createdAt: new Date(time), id: newId(prefix) }));

function isRefused(cursor: string, prefix: IdPrefix): boolean {
  try {
    decodeCursor(cursor, prefix);
    return false;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.code).toBe("invalid_request");
    expect(error.errors).toEqual([{ parameter: "cursor", detail: expect.any(String) }]);
    return true;
  }
}

describe("Cursors", () => {
  it("are decoded as they were encoded, to the millisecond", () => {
    fc.assert(
      fc.property(anyPosition, ({ prefix, createdAt, id }) => {
        expect(decodeCursor(encodeCursor({ createdAt, id }), prefix)).toEqual({ createdAt, id });
      }),
    );
  });

  it("fit into a URL unescaped, and into the parameter's length limit", () => {
    fc.assert(
      fc.property(anyPosition, ({ createdAt, id }) => {
        expect(encodeCursor({ createdAt, id })).toMatch(/^[A-Za-z0-9_-]{1,200}$/);
      }),
    );
  });

  it("are rejected by a list of another type", () => {
    for (const prefix of ID_PREFIXES) {
      const cursor = encodeCursor({ createdAt: new Date(), id: newId(prefix) });
      for (const other of ID_PREFIXES) expect(isRefused(cursor, other)).toBe(prefix !== other);
    }
  });

  const cursor = encodeCursor({ createdAt: new Date("2026-06-01T12:34:56.789Z"), id: newId("rol") });

  it("are rejected if truncated anywhere, from either end", () => {
    for (let length = 0; length < cursor.length; length += 1) {
      expect(isRefused(cursor.slice(0, length), "rol")).toBe(true);
      expect(isRefused(cursor.slice(cursor.length - length), "rol")).toBe(true);
    }
  });

  it("are rejected if any one character is changed", () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_ +/=.%\u0000é";
    const accepted: string[] = [];
    for (let at = 0; at < cursor.length; at += 1) {
      for (const character of alphabet) {
        if (character === cursor[at]) continue;
        const altered = cursor.slice(0, at) + character + cursor.slice(at + 1);
        if (!isRefused(altered, "rol")) accepted.push(altered);
      }
    }
    expect(accepted.length).toBe(0);
  });

  it("are rejected with anything added, and in another encoding of the same bytes", () => {
    for (const text of [
      `${cursor}A`,
      `A${cursor}`,
      `${cursor}=`,
      `${cursor}==`,
      ` ${cursor}`,
      `${cursor}\n`,
      cursor + cursor,
    ])
      expect(isRefused(text, "rol")).toBe(true);
  });

  it("are rejected for any other text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String()), (text) =>
        expect(isRefused(text, "rol")).toBe(true),
      ),
    );
  });
});
