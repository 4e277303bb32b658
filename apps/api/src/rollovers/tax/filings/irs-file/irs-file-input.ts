import { enumField, idField, personalLineField } from "@svc/service-kit/fields";
import { z } from "zod";
import { emailField, phoneField } from "../../../../custodians/contact-fields.ts";

const MAX_RECIPIENTS = 10_000;

const tinField = z.string().regex(/^\d{9}$/, "must be nine digits without hyphens");

const nameField = personalLineField(80);

const addressField = z
  .strictObject({
    line1: personalLineField(40).describe("Street and number."),
    line2: personalLineField(40).optional().describe("The second address line."),
    city: personalLineField(40).describe("City of the address."),
    region: z
      .string()
      .regex(/^[A-Z]{2}$/, "must be a two-letter code, such as MO")
      .describe("Two-letter code of the state, territory or military post."),
    postalCode: z
      .string()
      .regex(/^\d{5}(-\d{4})?$/, "must be a ZIP code, such as 63101 or 63101-1234")
      .describe("The ZIP code."),
    country: z.literal("US", "must be US").optional().describe("`US`. Other countries are not supported."),
  })
  .describe("An address in the United States. Both lines together have up to 40 characters.");

const recipientFields = {
  tin: tinField.describe("The recipient's SSN, ITIN or ATIN."),
  name: nameField.describe("The recipient's name."),
  address: addressField,
};

export const irsFileInput = z.strictObject({
  content: enumField("IrsFileContent", "The forms in the file.", {
    original: "The forms as they were filed, as original forms.",
    corrections:
      "The forms that changed since the filing, as corrections with the indicators G and C. Forms that were not filed are added as original forms. Rollovers in progress are left out.",
  }),
  isTest: z
    .boolean()
    .optional()
    .describe(
      "Marks a test file. In the test environment, files are always test files. Default in the live environment: false.",
    ),
  transmitter: z
    .strictObject({
      tin: tinField.describe("The transmitter's TIN."),
      controlCode: z
        .string()
        .regex(/^[A-Za-z0-9]{5}$/, "must be five letters and digits")
        .describe("Transmitter Control Code (TCC) from the IRS."),
      name: nameField.describe("The transmitter's name."),
      address: addressField,
      contact: z
        .strictObject({
          name: personalLineField(40).describe("The contact's name."),
          phone: phoneField.describe("Telephone number with area code."),
          email: emailField
            .max(50, "must be at most 50 characters")
            .describe("Email address of the contact."),
        })
        .describe("Person whom the IRS can contact with questions."),
    })
    .describe("The company that sends the file."),
  payer: z
    .strictObject({
      custodianId: idField("cus").describe("The custodian whose forms the file has."),
      tin: tinField.describe("The payer's TIN."),
      name: nameField.describe("The payer's name."),
      address: addressField,
      phone: phoneField.describe("Telephone number with area code."),
    })
    .describe("The custodian that files the forms: the payer of Form 1099-R, or the trustee of Form 5498."),
  combinedFilingStates: z
    .array(
      z.string().regex(/^[A-Z]{2}$/, "must be a two-letter code, such as CA"),
      "must be a list of states",
    )
    .max(60, "must have at most 60 states")
    .optional()
    .describe(
      "States to which the IRS forwards the forms (Combined Federal/State Filing Program), as two-letter codes. The payer needs the approval of the IRS. Each form goes to the state of box 15, or else of the recipient's address. Default: none.",
    ),
  recipients: z
    .array(
      z
        .strictObject({
          accountId: idField("acct").describe("The recipient's account."),
          ...recipientFields,
          filedAs: z
            .strictObject({
              ...recipientFields,
              tin: recipientFields.tin.optional().describe("The filed TIN. Default: `tin`."),
              address: addressField.optional().describe("The filed address. Default: `address`."),
            })
            .optional()
            .describe(
              "The recipient on the filed form. Required in corrections if the recipient's name changed. Also send it if only the TIN was wrong: all of the recipient's forms are then withdrawn and filed again.",
            ),
        })
        .describe("The recipient of a form."),
    )
    .min(1, "must have at least one recipient")
    .max(MAX_RECIPIENTS, `must have at most ${MAX_RECIPIENTS} recipients`)
    .describe("Recipients of the payer's forms. Recipients without a form in the file are ignored."),
});

export type IrsFileInput = z.output<typeof irsFileInput>;
