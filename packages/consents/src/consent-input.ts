import { accountTypeSchema } from "@svc/custodians";
import { containsSsn, enumField, idField } from "@svc/service-kit/fields";
import { z } from "zod";
import { findStatement, findText, findVersion, type ROLLOVER_TYPES } from "./catalogue/index.ts";
import type { AgreedStatement, ConsentRollover, STATEMENT_KINDS } from "./consent.ts";

const MAX_STATEMENTS = 20;
const MAX_TEXT_LENGTH = 4000;
const MAX_URL_LENGTH = 2048;

// Consents are displayed as plain text, so reject control characters and direction overrides.
const INVISIBLE_CHARACTERS = /[\p{Cc}\u202d\u202e]/u;

/** Allows line breaks. */
function displayedTextField(maxLength: number) {
  return z
    .string("must be text")
    .max(maxLength, `must be at most ${maxLength} characters`)
    .refine((text) => text.trim() !== "", "must not be empty")
    .refine(isDisplayable, "must not contain control characters")
    .refine((text) => !containsSsn(text), "must not contain a Social Security number");
}

function isDisplayable(text: string): boolean {
  return text.isWellFormed() && !INVISIBLE_CHARACTERS.test(text.replaceAll("\n", ""));
}

const versionField = z
  .string("must be a version")
  .regex(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/,
    "must be up to 32 letters, digits, dots, underscores and hyphens",
  );
const statementIdField = z
  .string("must be a statement ID")
  .regex(/^[a-z][a-z0-9_-]{0,63}$/, "must be up to 64 lowercase letters, digits, underscores and hyphens");
const languageField = z
  .string("must be a BCP 47 tag such as en")
  .max(35, "must be a BCP 47 tag such as en")
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, "must be a BCP 47 tag such as en");
const urlField = z
  .string("must be an http or https URL")
  .max(MAX_URL_LENGTH, `must be at most ${MAX_URL_LENGTH} characters`)
  .refine(isHttpUrl, "must be an http or https URL");

function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[!-~]+$/.test(text) && URL.canParse(text);
}

export const statementKindField = enumField("StatementKind", "Author of the statement.", {
  attestation: "This service: a statement that the rules require, or the rollover request itself.",
  terms: "You: your own terms.",
} satisfies Record<(typeof STATEMENT_KINDS)[number], string>);

const rolloverTypeField = enumField("RolloverType", "How the money moves.", {
  direct: "Trustee to trustee, to or from an employer's plan.",
  trustee_transfer: "Trustee to trustee, from one IRA to another.",
  indirect_60_day: "Paid to the participant, who deposits it within 60 days.",
  in_plan: "Within one plan, to a designated Roth account.",
} satisfies Record<(typeof ROLLOVER_TYPES)[number], string>);

const sideSchema = z.strictObject({
  custodianId: idField("cus")
    .optional()
    .describe("The custodian ID. Omitted if the directory does not list the custodian."),
  custodianName: displayedTextField(200).optional().describe("The custodian's name, as it was shown."),
  accountType: accountTypeSchema,
});

const statementSchema = z.strictObject({
  kind: statementKindField,
  statement: statementIdField.describe("The statement ID: one from the catalog, or your own for your terms."),
  version: versionField.describe("The version of the statement that was shown."),
  language: languageField.describe("The language in which the statement was shown, as a BCP 47 tag."),
  text: displayedTextField(MAX_TEXT_LENGTH).describe("The exact text next to the checkbox."),
  url: urlField.optional().describe("The URL of the full text, if the checkbox showed only part of it."),
});

export const consentInputSchema = z
  .strictObject({
    rollover: z
      .strictObject({
        type: rolloverTypeField,
        source: sideSchema.describe("The account that the money leaves."),
        destination: sideSchema.describe("The account that receives the money."),
      })
      .describe("Accounts that the participant agreed to move money between."),
    statements: z
      .array(statementSchema)
      .min(1, "must have at least one statement")
      .max(MAX_STATEMENTS, `must have at most ${MAX_STATEMENTS} statements`)
      .check(({ value, issues }) => {
        const seenKeys = new Set<string>();
        for (const [index, { kind, statement, version }] of value.entries()) {
          const issue = findStatementIssue(kind, statement, version);
          if (issue)
            issues.push({
              code: "custom",
              input: value,
              message: issue.message,
              path: [index, issue.field],
            });
          if (seenKeys.has(`${kind} ${statement}`)) {
            const path = [index, "statement"];
            issues.push({ code: "custom", input: value, message: "appears twice", path });
          }
          seenKeys.add(`${kind} ${statement}`);
        }
      })
      .describe("Each statement whose checkbox the participant checked."),
  })
  .meta({
    id: "ConsentInput",
    description: "Statements that the participant agreed to, as they were shown.",
  });

export type ConsentInput = z.output<typeof consentInputSchema>;

function findStatementIssue(kind: string, id: string, version: string) {
  if (kind !== "attestation") return null;
  const statement = findStatement(id);
  if (!statement) return { field: "statement", message: "is not a statement in the catalog" };
  if (findVersion(statement, version)) return null;
  const validVersions = statement.versions.map((one) => one.version).join(", ");
  return { field: "version", message: `is not a valid version of this statement; use ${validVersions}` };
}

/** Normalizes the input for storage, so that equal consents serialize identically. */
export function toStoredConsent({ rollover, statements }: ConsentInput): {
  rollover: ConsentRollover;
  statements: AgreedStatement[];
} {
  const toSide = ({ custodianId, custodianName, accountType }: typeof rollover.source) => ({
    custodianId: custodianId ?? null,
    custodianName: custodianName ?? null,
    accountType,
  });
  return {
    rollover: {
      type: rollover.type,
      source: toSide(rollover.source),
      destination: toSide(rollover.destination),
    },
    statements: statements.map(({ kind, statement, version, language, text, url }) => ({
      kind,
      statement,
      version,
      language,
      text,
      url: url ?? null,
      isAltered: kind === "attestation" && isAltered({ statement, version, language, text }),
    })),
  };
}

type DisplayedStatement = Pick<
  ConsentInput["statements"][number],
  "statement" | "version" | "language" | "text"
>;

function isAltered({ statement, version, language, text }: DisplayedStatement): boolean {
  const catalogStatement = findStatement(statement);
  const catalogVersion = catalogStatement && findVersion(catalogStatement, version);
  return !catalogVersion || findText(catalogVersion, language) !== text;
}
