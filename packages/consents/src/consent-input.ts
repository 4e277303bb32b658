import { accountTypeSchema } from "@svc/custodians";
import { enumField, holdsSsn, idField } from "@svc/service-kit";
import { z } from "zod";
import { findStatement, findVersion, type ROLLOVER_TYPES, textIn } from "./catalogue/index.ts";
import type { AgreedStatement, ConsentRollover, STATEMENT_KINDS } from "./consent.ts";

const MAX_STATEMENTS = 20;
const MAX_TEXT = 4000;
const MAX_URL = 2048;

// Consents are shown as plain text, so control characters and direction overrides are refused.
const UNSEEN = /[\p{Cc}\u202d\u202e]/u;

/** Accepts text exactly as shown, including line breaks. It is never HTML. */
function shownText(maxLength: number) {
  return z
    .string("must be text")
    .max(maxLength, `must be at most ${maxLength} characters`)
    .refine((text) => text.trim() !== "", "must not be empty")
    .refine(isReadable, "must hold no control characters")
    .refine((text) => !holdsSsn(text), "must not hold a Social Security number");
}

function isReadable(text: string): boolean {
  return text.isWellFormed() && !UNSEEN.test(text.replaceAll("\n", ""));
}

const versionField = z
  .string("must be a version")
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/, "must be up to 32 letters, digits, dots and hyphens");
const statementIdField = z
  .string("must be a statement's id")
  .regex(/^[a-z][a-z0-9_-]{0,63}$/, "must be up to 64 lower-case letters, digits, underscores and hyphens");
const languageField = z
  .string("must be a BCP 47 tag such as en")
  .max(35, "must be a BCP 47 tag such as en")
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, "must be a BCP 47 tag such as en");
const urlField = z
  .string("must be an address of http or https")
  .max(MAX_URL, `must be at most ${MAX_URL} characters`)
  .refine(isWebAddress, "must be an address of http or https");

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[!-~]+$/.test(text) && URL.canParse(text);
}

export const statementKindField = enumField("StatementKind", "Whose statement it is.", {
  attestation: "One of the service's: something that the rules ask for, or the request itself.",
  terms: "The integrator's own.",
} satisfies Record<(typeof STATEMENT_KINDS)[number], string>);

const rolloverTypeField = enumField("RolloverType", "How the rollover travels.", {
  direct: "From an employer's plan, or to one, from trustee to trustee.",
  trustee_transfer: "From one IRA to another, from trustee to trustee.",
  indirect_60_day: "Through the participant's hands, within 60 days.",
  in_plan: "Within one plan, to a designated Roth account.",
} satisfies Record<(typeof ROLLOVER_TYPES)[number], string>);

const sideSchema = z.strictObject({
  custodianId: idField("cus").optional().describe("The custodian; left out where the directory has none."),
  custodianName: shownText(200).optional().describe("Its name, as it was shown."),
  accountType: accountTypeSchema,
});

const statementSchema = z.strictObject({
  kind: statementKindField,
  statement: statementIdField.describe(
    "Which statement it is: of the catalogue, or your own name for your terms.",
  ),
  version: versionField.describe("Which version of it was shown."),
  language: languageField.describe("In which language it was shown, a BCP 47 tag."),
  text: shownText(MAX_TEXT).describe("What stood beside its checkbox, word for word."),
  url: urlField.optional().describe("Where the whole of it was to be read, if that was not all."),
});

export const consentInputSchema = z
  .strictObject({
    rollover: z
      .strictObject({ type: rolloverTypeField, source: sideSchema, destination: sideSchema })
      .describe("What was agreed to: which money is to go where."),
    statements: z
      .array(statementSchema)
      .min(1, "must hold at least one statement")
      .max(MAX_STATEMENTS, `must hold at most ${MAX_STATEMENTS} statements`)
      .check(({ value, issues }) => {
        const seen = new Set<string>();
        for (const [index, { kind, statement, version }] of value.entries()) {
          const fault = faultOf(kind, statement, version);
          if (fault)
            issues.push({
              code: "custom",
              input: value,
              message: fault.message,
              path: [index, fault.member],
            });
          if (seen.has(`${kind} ${statement}`)) {
            const path = [index, "statement"];
            issues.push({ code: "custom", input: value, message: "is there twice", path });
          }
          seen.add(`${kind} ${statement}`);
        }
      })
      .describe("Each statement whose checkbox the participant ticked."),
  })
  .meta({ id: "ConsentInput", description: "What the participant agreed to, as it was shown." });

export type ConsentInput = z.output<typeof consentInputSchema>;

function faultOf(kind: string, id: string, version: string) {
  if (kind !== "attestation") return null;
  const statement = findStatement(id);
  if (!statement) return { member: "statement", message: "is no statement of the catalogue" };
  if (findVersion(statement, version)) return null;
  const known = statement.versions.map((one) => one.version).join(", ");
  return { member: "version", message: `is no version of this statement that counts: ${known} does` };
}

/** Normalizes the input for storage, so that equal consents serialize identically. */
export function toKept({ rollover, statements }: ConsentInput): {
  rollover: ConsentRollover;
  statements: AgreedStatement[];
} {
  const side = ({ custodianId, custodianName, accountType }: typeof rollover.source) => ({
    custodianId: custodianId ?? null,
    custodianName: custodianName ?? null,
    accountType,
  });
  return {
    rollover: {
      type: rollover.type,
      source: side(rollover.source),
      destination: side(rollover.destination),
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

type Shown = Pick<ConsentInput["statements"][number], "statement" | "version" | "language" | "text">;

function isAltered({ statement, version, language, text }: Shown): boolean {
  const found = findStatement(statement);
  const known = found && findVersion(found, version);
  return !known || textIn(known, language) !== text;
}
