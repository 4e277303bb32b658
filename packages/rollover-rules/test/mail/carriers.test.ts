import { describe, expect, it } from "@jest/globals";
import { type Carrier, parseTrackingNumber, toTrackingUrl } from "../../src/mail/carriers.ts";

const VALID: [Carrier, string][] = [
  ["usps", "9400 1112 0108 0805 4830 16"],
  ["usps", "9505 5110 6960 5048 6006 24"],
  ["usps", "92748931507708513018050063"],
  ["usps", "420 22153 9101026837331000039521"],
  ["usps", "4201028200009261290113185417468510"],
  ["usps", "7196 9010 7560 0307 7385"],
  ["usps", "0307 1790 0005 2348 3741"],
  ["usps", "RB123456785US"],
  ["ups", "1Z5R89390357567127"],
  ["ups", "1z 879e 9303 4683 4440"],
  ["ups", "T1234567890"],
  ["fedex", "986578788855"],
  ["fedex", "4771-7908-1230"],
  ["fedex", "0414 4176 0228 964"],
  ["fedex", "9611020987654312345672"],
  ["fedex", "61299998820821171811"],
  ["fedex", "1001921334250001000300779017972697"],
  ["dhl", "3318810025"],
  ["dhl", "JJD0099999999"],
];

describe("Tracking numbers", () => {
  it.each(VALID)("accepts the %s number %s", (carrier, text) => {
    expect(parseTrackingNumber(carrier, text)).toBe(text.replace(/[\s-]/g, "").toUpperCase());
  });

  // T and JJD numbers have no check digit. Numbers of 20 digits have two valid check digits,
  // because the printed number can omit a prefix.
  const withCheckDigit = VALID.filter(([, text]) => !/^(T|JJD|7196|0307|6129)/.test(text));
  it.each(withCheckDigit)("rejects any other check digit in the %s number %s", (carrier, text) => {
    const number = text.replace(/[\s-]/g, "").toUpperCase();
    const at = number.endsWith("US") ? number.length - 3 : number.length - 1;
    for (let digit = 0; digit < 10; digit += 1) {
      if (String(digit) === number[at]) continue;
      const wrong = number.slice(0, at) + digit + number.slice(at + 1);
      expect(parseTrackingNumber(carrier, wrong)).toBeNull();
    }
  });

  it("rejects numbers of another carrier and other text", () => {
    for (const [carrier, text] of [
      ["usps", "1Z5R89390357567127"],
      ["ups", "9400111201080805483016"],
      ["fedex", "1Z5R89390357567127"],
      ["dhl", "986578788855"],
      ["usps", ""],
      ["ups", "1Z"],
      ["fedex", "<script>"],
      ["dhl", "٣٣١٨٨١٠٠٢٥"],
    ] as [Carrier, string][]) {
      expect([carrier, text, parseTrackingNumber(carrier, text)]).toEqual([carrier, text, null]);
    }
  });

  it("accepts any text for couriers and others", () => {
    expect(parseTrackingNumber("courier", "Run 7, bag 3")).toBe("Run 7, bag 3");
    expect(parseTrackingNumber("other", "x")).toBe("x");
  });

  it("link to the carrier's public tracking page", () => {
    expect(toTrackingUrl("ups", "1Z5R89390357567127")).toBe(
      "https://www.ups.com/track?tracknum=1Z5R89390357567127",
    );
    expect(toTrackingUrl("courier", "7")).toBeNull();
    expect(toTrackingUrl(null, "7")).toBeNull();
    expect(toTrackingUrl("usps", null)).toBeNull();
  });
});
