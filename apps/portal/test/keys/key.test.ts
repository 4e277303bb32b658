import { describe, expect, it } from "@jest/globals";
import { ProblemError } from "../../src/api/problem.ts";
import { faultsOf, toEntries, toEnv, toSearch } from "../../src/pages/keys/key.ts";

describe("what the pages of keys make of texts", () => {
  it("lets no more than four characters of a pasted key leave the page", () => {
    expect(toSearch(` svc_live_ak_${"aB3d".padEnd(49, "x")} `)).toBe("aB3d");
    expect(toSearch("svc_test_sk_aB3d…wxyz")).toBe("aB3d");
    expect(toSearch(" payroll ")).toBe("payroll");
  });

  it("writes a key as a line of a .env, whatever its name is", () => {
    const key = { type: "sk", name: "A\nSVC_AK=other" } as Parameters<typeof toEnv>[0];
    expect(toEnv(key, "svc_test_sk_x")).toBe("# A SVC_AK=other\nSVC_SK=svc_test_sk_x\n");
  });

  it("reads an allowlist as it is written or pasted, and names faults by their place", () => {
    expect(toEntries(" 10.0.0.1\n\n::1, 10.0.0.2\t")).toEqual(["10.0.0.1", "::1", "10.0.0.2"]);
    const errors = [
      { pointer: "#/ipAllowlist/1", detail: "must be an IP address" },
      { pointer: "#/name", detail: "must not be empty" },
    ];
    const problem = {
      type: "",
      title: "",
      status: 422,
      detail: "",
      code: "validation_failed",
      requestId: "",
      errors,
    };
    expect(faultsOf(new ProblemError(problem))).toEqual(["2. must be an IP address"]);
    expect(faultsOf(null)).toEqual([]);
  });
});
