import {
  dateField,
  enumField,
  graphqlTypes,
  idField,
  personalLineField,
  timestampField,
} from "@svc/service-kit/fields";
import { z } from "zod";

const MAX_DESCRIPTION_LENGTH = 200;
/** Older names are dropped. */
const MAX_FORMER_NAMES = 20;

const reasonField = enumField("NameChangeReason", "Why a participant's name changed.", {
  marriage: "The participant married.",
  divorce: "The participant divorced.",
  court_order: "A court ordered the change.",
  correction: "The name was wrong.",
});

type NameChangeReason = z.output<typeof reasonField>;

const evidenceField = z
  .strictObject({
    documentId: idField("doc").optional().describe("A document of one of the participant's rollovers."),
    description: personalLineField(MAX_DESCRIPTION_LENGTH)
      .optional()
      .describe(`The document in words, up to ${MAX_DESCRIPTION_LENGTH} characters.`),
  })
  .refine(({ documentId, description }) => documentId !== undefined || description !== undefined, {
    error: "must have documentId or description",
    when: ({ issues }) => issues.length === 0,
  })
  .describe("Evidence of the change, such as the marriage certificate.")
  .register(graphqlTypes, { name: "NameChangeEvidenceInput" });

export const nameChangeField = z
  .strictObject({
    reason: reasonField,
    effectiveOn: dateField.describe("First day of the new name, `YYYY-MM-DD`. Not in the future."),
    evidence: evidenceField.optional(),
  })
  .describe("Why the name changes. Requires a different `firstName` or `lastName`. Default: a correction.")
  .register(graphqlTypes, { name: "NameChangeInput" });

export type NameChange = z.output<typeof nameChangeField>;

/** As encrypted in the account's row. */
export interface FormerName {
  firstName: string | null;
  lastName: string | null;
  reason: NameChangeReason;
  effectiveOn: string | null;
  evidence: { documentId: string | null; description: string | null } | null;
  /** ISO 8601. */
  replacedAt: string;
}

export const formerNameSchema = z
  .strictObject({
    firstName: z.string().nullable().describe("The earlier given name."),
    lastName: z.string().nullable().describe("The earlier family name."),
    reason: reasonField.describe("Why this name was replaced."),
    effectiveOn: z.iso.date().describe("First day of the next name, if known.").nullable(),
    evidence: z
      .strictObject({
        documentId: z.string().nullable().describe("A document of one of the participant's rollovers."),
        description: z.string().nullable().describe("The document in words."),
      })
      .describe("Evidence of the change, if given.")
      .register(graphqlTypes, { name: "NameChangeEvidence" })
      .nullable(),
    replacedAt: timestampField.describe("When the account got the next name."),
  })
  .describe("An earlier name of a participant.")
  .register(graphqlTypes, { name: "FormerName" });

interface Name {
  firstName: string | null;
  lastName: string | null;
}

export function listRenamedFields(before: Name, after: Name): ("firstName" | "lastName")[] {
  return (["firstName", "lastName"] as const).filter((field) => before[field] !== after[field]);
}

/** Returns the former names, newest first. */
export function addFormerName(
  { firstName, lastName, formerNames }: Name & { formerNames: readonly FormerName[] },
  change: NameChange | undefined,
  at: Date,
): FormerName[] {
  const { documentId = null, description = null } = change?.evidence ?? {};
  const replaced = {
    firstName,
    lastName,
    reason: change?.reason ?? ("correction" as const),
    effectiveOn: change?.effectiveOn ?? null,
    evidence: change?.evidence ? { documentId, description } : null,
    replacedAt: at.toISOString(),
  };
  return [replaced, ...formerNames].slice(0, MAX_FORMER_NAMES);
}
