import { describe, expect, it } from "@jest/globals";
import { formatEntryErrors, parseAllowlist, toEnv, toSearch } from "../../src/pages/keys/key-formats.ts";

describe("Text on key pages", () => {
  it("searches for a pasted key by only the four characters after its prefix", () => {
    expect(toSearch(` svc_live_ak_${"aB3d".padEnd(49, "x")} `)).toBe("aB3d");
    expect(toSearch("svc_test_sk_aB3d…wxyz")).toBe("aB3d");
    expect(toSearch(`SVC_AK=svc_live_ak_${"aB3d".padEnd(49, "x")}`)).toBe("aB3d");
    expect(toSearch(`Authorization: Bearer svc_test_ak_${"aB3d".padEnd(49, "x")}`)).toBe("aB3d");
    expect(toSearch(" payroll ")).toBe("payroll");
  });

  it("formats a key as a line of a .env file, even if its name has a line break", () => {
    const key = { type: "sk", name: "A\nSVC_AK=other" };
    expect(toEnv(key, "svc_test_sk_x")).toBe("# A SVC_AK=other\nSVC_SK=svc_test_sk_x\n");
  });

  it("parses an allowlist as typed or pasted, and numbers the entries with errors", () => {
    expect(parseAllowlist(" 10.0.0.1\n\n::1, 10.0.0.2\t")).toEqual(["10.0.0.1", "::1", "10.0.0.2"]);
    const errors = { "ipAllowlist/1": ["must be an IP address"], name: ["must not be empty"] };
    expect(formatEntryErrors(errors)).toEqual(["Entry 2: must be an IP address"]);
  });
});
