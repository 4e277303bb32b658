import { describe, expect, it } from "@jest/globals";
import { generateApiKey } from "@svc/keys";
import { shortenKeys } from "../../src/api/shorten-keys.ts";
import { serializeAddress } from "../../src/shell/address.ts";

const key = generateApiKey({ environment: "test", type: "ak" });
const short = `${key.slice(0, 16)}…`;

describe("Keys in URLs", () => {
  it.each([
    [key, short],
    [`SVC_AK=${key}`, `SVC_AK=${short}`],
    [`Bearer ${key.slice(0, 30)}`, `Bearer ${short}`],
    [`${key}${key}`, `${short}${short}`],
    [`${short}x`, short],
    [`${short}wxyz`, short],
  ])("are shortened in %j", (text, expected) => {
    expect(shortenKeys(text)).toBe(expected);
    expect(shortenKeys(expected)).toBe(expected);
    expect(new URLSearchParams(serializeAddress({ q: text })).get("q")).toBe(expected);
  });

  it.each(["payroll", "svc_test_ak_", key.slice(0, 16), "key_01m5x3dz50fqd8r985x1zkc84c", "aB3d…wxyz"])(
    "are not found in %j",
    (text) => expect(shortenKeys(text)).toBe(text),
  );
});
