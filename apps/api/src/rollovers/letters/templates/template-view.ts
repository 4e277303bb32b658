import { graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { toETag } from "@svc/service-kit/http";
import { z } from "zod";
import { wordedKindField } from "../letter-fields.ts";
import { listTexts, type StoredTemplate } from "./letter-template.ts";
import { PLACEHOLDERS } from "./placeholders.ts";

export const templatesSchema = z
  .strictObject({
    object: z.literal("letter_templates"),
    version: z
      .int()
      .describe(
        "The version, which increases with every change. 0 for the defaults. Each letter stores the version that it uses.",
      ),
    name: z.string().nullable().describe("Name in the letterhead. Null uses the organization's name."),
    address: z.array(z.string()).describe("Mailing address in the letterhead, one line per item."),
    phone: z.string().nullable().describe("Phone number in the letterhead."),
    email: z.string().nullable().describe("Email address in the letterhead."),
    logo: z.string().nullable().describe("Logo in the letterhead: a PNG image in base64."),
    signatoryName: z.string().nullable().describe("Name under the signature line."),
    signatoryTitle: z.string().nullable().describe("Title under the signature line."),
    texts: z
      .array(
        z
          .strictObject({
            kind: wordedKindField.describe("Kind of letter. New values may be added."),
            paragraphs: z.array(z.string()).describe("The paragraphs, with placeholders."),
            isDefault: z.boolean().describe("True if the organization did not change the wording."),
          })
          .describe("Wording of a kind of letter.")
          .register(graphqlTypes, { name: "LetterText" }),
      )
      .describe("Wording of the kinds of letters whose wording can be changed."),
    placeholders: z
      .array(
        z
          .strictObject({
            name: z.string().describe("The name, which a paragraph contains in double braces."),
            description: z.string().describe("Description of the value."),
          })
          .describe("A placeholder for a fact of the rollover.")
          .register(graphqlTypes, { name: "LetterPlaceholder" }),
      )
      .describe("The placeholders that paragraphs can contain."),
    updatedAt: timestampField.nullable().describe("Time of the last change. Null if never changed."),
  })
  .meta({ id: "LetterTemplates", description: "An organization's letterhead and wording of letters." });

type TemplatesView = z.output<typeof templatesSchema>;

export const templatesEtag = ({ version }: Pick<TemplatesView, "version">) => toETag(version);

export function toTemplatesView({ version, content, createdAt }: StoredTemplate): TemplatesView {
  const { name, address, phone, email, logo, signatoryName, signatoryTitle } = content;
  return {
    object: "letter_templates",
    version,
    name,
    address,
    phone,
    email,
    logo,
    signatoryName,
    signatoryTitle,
    texts: listTexts(content),
    placeholders: Object.entries(PLACEHOLDERS).map(([placeholder, description]) => ({
      name: placeholder,
      description,
    })),
    updatedAt: createdAt?.toISOString() ?? null,
  };
}
