import { describe, expect, it } from "@jest/globals";
import { ROLLOVER_STATES } from "@svc/rollover-rules/rollover-states";
import { TRACKING_STEPS } from "@svc/rollover-rules/tracking/tracking-steps";
import { documentTypeField } from "@svc/rollover-rules/workflow/action-params";
import { DOCUMENT_STATUSES } from "@svc/rollover-rules/workflow/workflow-state";
import { en } from "../../src/track/strings-en.ts";
import { es } from "../../src/track/strings-es.ts";
import { createTexts, findText } from "../../src/track/texts.ts";

const findPlaceholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe("Texts of the tracking page", () => {
  it("have the same placeholders in both languages", () => {
    for (const [name, text] of Object.entries(en)) {
      expect([name, findPlaceholders(es[name as keyof typeof en])]).toEqual([name, findPlaceholders(text)]);
    }
  });

  it("cover every state, step, document type and document status", () => {
    const names = [
      ...ROLLOVER_STATES.map((state) => `state_${state}`),
      ...TRACKING_STEPS.map((step) => `step_${step}`),
      ...documentTypeField.options.map((type) => `document_${type}`),
      ...DOCUMENT_STATUSES.map((status) => `status_${status}`),
    ];
    expect(names.filter((name) => findText(name) === null)).toEqual([]);
  });

  it("format days and every digit of an amount", () => {
    expect(createTexts("en").day("2026-12-03")).toBe("December 3, 2026");
    expect(createTexts("es").day("2026-12-03")).toBe("3 de diciembre de 2026");
    expect(createTexts("en").money("99999999999999.99")).toBe("$99,999,999,999,999.99");
    expect(createTexts("es")("by", { day: "hoy" })).toBe("Se espera a más tardar el hoy");
  });
});
