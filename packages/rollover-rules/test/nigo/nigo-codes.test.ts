import { describe, expect, it } from "@jest/globals";
import { getNigoReason, isNigoCode, NIGO_CODES } from "../../src/nigo/nigo-codes.ts";
import { findReportedNigo } from "../../src/nigo/reported-nigo.ts";

describe("NIGO codes", () => {
  it("have a form that actions accept, and a meaning and a remedy in sentences", () => {
    expect(NIGO_CODES.length).toBeGreaterThanOrEqual(25);
    for (const code of NIGO_CODES) {
      expect(code).toMatch(/^[a-z][a-z0-9_]{0,63}$/);
      const { meaning, remedy } = getNigoReason(code);
      expect(meaning).toMatch(/^[A-Z].*\.$/);
      expect(remedy).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("name a document only for the step that provides one", () => {
    for (const code of NIGO_CODES) {
      const { step, documentType } = getNigoReason(code);
      expect([code, documentType !== null]).toEqual([code, step === "provide_document"]);
    }
  });

  it("do not include inherited object properties", () => {
    expect(isNigoCode("constructor")).toBe(false);
    expect(isNigoCode("other")).toBe(true);
  });
});

describe("The code of an action", () => {
  it.each([
    ["custodian_soft_reject", { code: "signature_missing" }, "source_custodian"],
    ["custodian_reject", { code: "name_mismatch" }, "source_custodian"],
    ["reject", { code: "form_expired" }, "operations"],
    ["reject_document", { code: "form_incomplete" }, "operations"],
  ] as const)("%s reports a NIGO reason", (action, params, reportedBy) => {
    expect(findReportedNigo(action, params)).toEqual({ code: params.code, reportedBy });
  });

  it("reports no NIGO reason for an organization's own code, or for other actions", () => {
    expect(findReportedNigo("reject", { code: "own_reason" })).toBeNull();
    expect(findReportedNigo("hold", { code: "signature_missing" })).toBeNull();
    expect(findReportedNigo("fail", { code: "name_mismatch" })).toBeNull();
    expect(findReportedNigo("approve", {})).toBeNull();
  });
});
