import { graphqlTypes, lineField, textField } from "@svc/service-kit/fields";
import { z } from "zod";
import { wordedKindField } from "../letter-fields.ts";
import type { LetterTemplate } from "./letter-template.ts";
import { findLogoIssue, MAX_LOGO_BYTES } from "./logo.ts";
import { findPlaceholderIssue } from "./placeholders.ts";

const MAX_PARAGRAPHS = 12;
const MAX_PARAGRAPH_LENGTH = 2000;
const MAX_ADDRESS_LINES = 5;
const MAX_LINE = 100;
const MAX_LOGO_LENGTH = Math.ceil(MAX_LOGO_BYTES / 3) * 4;

const paragraphField = textField(MAX_PARAGRAPH_LENGTH).superRefine((text, context) => {
  const issue = findPlaceholderIssue(text);
  if (issue !== null) context.addIssue({ code: "custom", message: issue });
});

const logoField = z
  .string("must be base64")
  .max(MAX_LOGO_LENGTH, `must be at most ${MAX_LOGO_LENGTH} characters`)
  .superRefine((text, context) => {
    if (text.length > MAX_LOGO_LENGTH) return;
    const issue = findLogoIssue(text);
    if (issue !== null) context.addIssue({ code: "custom", message: issue });
  });

const textInput = z
  .strictObject({
    kind: wordedKindField.describe("Kind of letter."),
    paragraphs: z
      .array(paragraphField)
      .max(MAX_PARAGRAPHS, `must have at most ${MAX_PARAGRAPHS} paragraphs`)
      .describe(
        "The paragraphs, with placeholders such as `{{participant.name}}`. An empty list restores the default wording.",
      ),
  })
  .describe("Wording of a kind of letter.")
  .register(graphqlTypes, { name: "LetterTextInput" });

const nullableLine = (description: string) => lineField(MAX_LINE).nullable().optional().describe(description);

export const templatePatchSchema = z
  .strictObject({
    name: nullableLine("Name in the letterhead. Null restores the organization's name."),
    address: z
      .array(lineField(MAX_LINE))
      .max(MAX_ADDRESS_LINES, `must have at most ${MAX_ADDRESS_LINES} lines`)
      .optional()
      .describe("Mailing address in the letterhead, one line per item."),
    phone: nullableLine("Phone number in the letterhead. Null removes it."),
    email: nullableLine("Email address in the letterhead. Null removes it."),
    logo: logoField
      .nullable()
      .optional()
      .describe(
        "Logo in the letterhead: a PNG image in base64, up to 64 kB and 1200 by 600 pixels, with 8 bits per sample. Null removes it.",
      ),
    signatoryName: nullableLine("Name under the signature line. Null leaves it blank."),
    signatoryTitle: nullableLine("Title under the signature line. Null leaves it blank."),
    texts: z
      .array(textInput)
      .refine(
        (texts) => new Set(texts.map(({ kind }) => kind)).size === texts.length,
        "must not repeat a kind",
      )
      .optional()
      .describe("Wording of some kinds of letters. Other kinds stay the same."),
  })
  .refine((patch) => Object.keys(patch).length > 0, {
    error: "must have at least one field",
    when: ({ issues }) => issues.length === 0,
  })
  .meta({
    id: "LetterTemplatesPatch",
    description: "Letterhead and wording to change. Omitted fields stay unchanged.",
  })
  .register(graphqlTypes, { isPatch: true });

export type TemplatePatch = z.output<typeof templatePatchSchema>;

export function patchTemplate(
  before: LetterTemplate,
  { texts = [], ...patch }: TemplatePatch,
): LetterTemplate {
  const paragraphs = { ...before.paragraphs };
  for (const { kind, paragraphs: newParagraphs } of texts) {
    if (newParagraphs.length > 0) paragraphs[kind] = newParagraphs;
    else delete paragraphs[kind];
  }
  const changes = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  return { ...before, ...changes, paragraphs };
}
