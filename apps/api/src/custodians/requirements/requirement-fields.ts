import { graphqlTypes, lineField, openEnumField, textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { addressField, emailField, phoneField } from "../contact-fields.ts";
import { SIGNERS } from "./requirement-set.ts";

export const signerField = openEnumField("RequirementSigner", "A person who can sign a request.", SIGNERS);

const MAX_ENCLOSURES = 20;
const MAX_DAYS = 365;

const flag = z.boolean("must be true or false").default(false);
const days = z
  .int("must be a whole number")
  .min(0, "must be at least 0")
  .max(MAX_DAYS, `must be at most ${MAX_DAYS}`);

const httpsUrl = z
  .url({ protocol: /^https$/, error: "must be an https URL" })
  .max(500, "must be at most 500 characters");

export const contentFields = {
  requirements: z
    .strictObject({
      loa: flag.describe("A letter of acceptance from the receiving custodian."),
      medallion: flag.describe("A medallion signature guarantee."),
      notarization: flag.describe("A notary must witness the signature."),
      spousalConsent: flag.describe("The spouse must consent in writing."),
      wetSignature: flag.describe("A wet-ink signature on paper."),
    })
    .describe("Requirements in addition to the directory's. They cannot remove a requirement.")
    .register(graphqlTypes, { name: "RequirementsInput" })
    .optional(),
  enclosures: z
    .array(lineField(300), "must be a list")
    .max(MAX_ENCLOSURES, `must be at most ${MAX_ENCLOSURES} entries`)
    .optional()
    .describe("Documents to enclose with a request, one description per item."),
  signers: z
    .array(signerField, "must be a list")
    .max(Object.keys(SIGNERS).length, "must not repeat a signer")
    .optional()
    .describe("People who can sign a request. Empty if unknown."),
  sendTo: z
    .strictObject({
      address: addressField.optional(),
      fax: phoneField.optional().describe("Fax number for requests."),
      email: emailField.optional().describe("Email address for requests."),
      portal: httpsUrl.optional().describe("URL of the web portal for requests."),
    })
    .refine(
      (input) => Object.values(input).some((value) => value !== undefined && value.length > 0),
      "must not be empty",
    )
    .describe("Where to send a request. Replaces the directory's addresses.")
    .register(graphqlTypes, { name: "RequirementSendToInput" })
    .optional(),
  processingDays: z
    .strictObject({
      min: days.describe("Fewest days that processing usually takes."),
      max: days.describe("Most days that processing usually takes."),
    })
    .refine(({ min, max }) => min <= max, { path: ["max"], error: "must not be less than `min`" })
    .describe("Business days from the request until the money is sent.")
    .register(graphqlTypes, { name: "RequirementDaysInput" })
    .optional(),
  note: textField(1000).optional().describe("A note for the people who prepare requests."),
};
