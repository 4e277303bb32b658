import { describe, expect, it } from "@jest/globals";
import { formatEntryErrors, toEntries, toEnv, toSearch } from "../../src/pages/keys/key-formats.ts";

describe("what the pages of keys make of texts", () => {
  it("lets no more than four characters of a pasted key leave the page", () => {
    expect(toSearch(` svc_live_ak_${"aB3d".padEnd(49, "x")} `)).toBe("aB3d");
    expect(toSearch("svc_test_sk_aB3d…wxyz")).toBe("aB3d");
    expect(toSearch(" payroll ")).toBe("payroll");
  });

  it("writes a key as a line of a .env, whatever its name is", () => {
    const key = { type: "sk", name: "A\nSVC_AK=other" };
    expect(toEnv(key, "svc_test_sk_x")).toBe("# A SVC_AK=other\nSVC_SK=svc_test_sk_x\n");
  });

  it("reads an allowlist as it is written or pasted, and names faults by their place", () => {
    expect(toEntries(" 10.0.0.1\n\n::1, 10.0.0.2\t")).toEqual(["10.0.0.1", "::1", "10.0.0.2"]);
    const errors = { "ipAllowlist/1": ["must be an IP address"], name: ["must not be empty"] };
    expect(formatEntryErrors(errors)).toEqual(["2. must be an IP address"]);
  });
});
