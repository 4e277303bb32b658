import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { fillTemplate, isRoutingNumber, SANDBOX_CUSTODIANS, SEED_CUSTODIANS } from "../src/index.ts";
import { findTemplateIssue, maskBankAccount } from "../src/receiving.ts";
import { toReceivingView } from "../src/receiving-view.ts";

describe("A routing number", () => {
  // Published numbers of Federal Reserve Banks, and the usual test number.
  it.each(["011000015", "021001208", "061000146", "121000374", "091000080", "110000000"])(
    "can be %s",
    (text) => expect(isRoutingNumber(text)).toBe(true),
  );

  it.each(["", "01100001", "0110000155", "000000000", "130000006", "500000005", "011000O15", " 11000015"])(
    "cannot be %j",
    (text) => expect(isRoutingNumber(text)).toBe(false),
  );

  it("is invalid with one digit changed, or two neighbors swapped, unless those differ by 0 or 5", () => {
    const valid = fc
      .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 999_999 }))
      .map(([prefix, suffix]) => `${String(prefix).padStart(2, "0")}${String(suffix).padStart(6, "0")}`)
      .map((start) => [..."0123456789"].map((checkDigit) => start + checkDigit).find(isRoutingNumber) ?? "");
    fc.assert(
      fc.property(valid, fc.nat(8), fc.integer({ min: 1, max: 9 }), (text, position, increment) => {
        const digits = [...text].map(Number);
        const changed = digits.with(position, ((digits[position] ?? 0) + increment) % 10).join("");
        expect(isRoutingNumber(changed)).toBe(false);
        const [one = 0, next = 0] = [digits[position], digits[position + 1]];
        if (position === 8 || Math.abs(one - next) % 5 === 0) return;
        const swapped = digits.with(position, next).with(position + 1, one);
        expect(isRoutingNumber(swapped.join(""))).toBe(false);
      }),
    );
  });
});

describe("A template", () => {
  const values = { custodian: "Fidelity", participant: "Grace Hopper", accountNumber: "12 34" };

  it("is filled in", () => {
    expect(fillTemplate("{custodian} FBO {participant}", values)).toBe("Fidelity FBO Grace Hopper");
    expect(fillTemplate("{participant}, {accountNumber}; {participant}", values)).toBe(
      "Grace Hopper, 12 34; Grace Hopper",
    );
  });

  it("is filled in only once, even if a value looks like a placeholder", () => {
    const odd = { ...values, participant: "{accountNumber} $& $1 {constructor}" };
    expect(fillTemplate("FBO {participant}", odd)).toBe("FBO {accountNumber} $& $1 {constructor}");
  });

  it.each([
    "{Participant}",
    "{participant",
    "participant}",
    "{{participant}}",
    "{participant}{}",
    "{toString}",
  ])("cannot be %s", (template) => {
    expect(findTemplateIssue(template, ["participant"])).toContain("can use only the placeholders");
  });
});

describe("Known receiving instructions", () => {
  it("are absent for all seed institutions, and not real for the sandbox", () => {
    expect(SEED_CUSTODIANS.filter(({ receiving, verified }) => receiving !== null || verified)).toEqual([]);
    for (const { receiving } of SANDBOX_CUSTODIANS) {
      if (!receiving) continue;
      expect([receiving.wire, receiving.ach]).toEqual([
        expect.objectContaining({ routingNumber: "110000000", accountNumber: "000123456789" }),
        { routingNumber: "110000000", accountNumber: "000123456789" },
      ]);
      expect(isRoutingNumber("110000000")).toBe(true);
    }
    expect(SANDBOX_CUSTODIANS.filter(({ receiving }) => !receiving).map(({ slug }) => slug)).toEqual([
      "test-silent",
    ]);
  });

  it("are shown without whole account numbers", () => {
    const { receiving } = SANDBOX_CUSTODIANS[0] ?? {};
    if (!receiving) throw new Error("The first sandbox custodian has no instructions");
    const text = JSON.stringify(toReceivingView(receiving));
    expect(text).toContain("****6789");
    expect(text).not.toContain("000123456789");
    // Shows four characters, and at most half of a short number.
    expect([maskBankAccount("00-12 34"), maskBankAccount("123"), maskBankAccount("12345")]).toEqual([
      "****234",
      "****3",
      "****45",
    ]);
  });
});
