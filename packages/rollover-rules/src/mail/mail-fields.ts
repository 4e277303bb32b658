import { dateField, enumField, lineField } from "@svc/service-kit/fields";
import type { Carrier } from "./carriers.ts";

export const carrierField = enumField("MailCarrier", "Carrier of a mailed document or check.", {
  usps: "United States Postal Service.",
  ups: "UPS.",
  fedex: "FedEx.",
  dhl: "DHL.",
  courier: "A courier.",
  other: "Another carrier.",
} satisfies Record<Carrier, string>);

export const expectedOnField = dateField.describe(
  "The date the mail is expected to arrive, `YYYY-MM-DD`, up to 90 days from today.",
);

export const trackingNumberField = lineField(64);
