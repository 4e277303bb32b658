import type { Account } from "@svc/accounts";
import { type Consent, type ConsentSide, statementKindField } from "@svc/consents";
import { accountTypeSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { answerTime, environmentField, graphqlTypes } from "@svc/service-kit";
import { z } from "zod";
import { attestationsView } from "../rollovers/attestations.ts";
import { rolloverTypeSchema } from "../rollovers/rollover-enums.ts";
import { attestationsOf } from "./attestations-of.ts";

const sideSchema = z
  .strictObject({
    custodianId: z
      .string()
      .nullable()
      .describe("The custodian; null where the participant named one that the directory did not have."),
    custodianName: z
      .string()
      .nullable()
      .describe("Its name as it was shown; null where none was, or the account is erased."),
    accountType: accountTypeSchema.describe("What kind of account it is."),
  })
  .describe("One side of the rollover, as the participant chose it.")
  .register(graphqlTypes, { name: "ConsentSide" });

const rolloverSchema = z
  .strictObject({
    type: rolloverTypeSchema.describe("How it was to travel."),
    source: sideSchema.describe("Where the money was to come from."),
    destination: sideSchema.describe("Where it was to go."),
  })
  .register(graphqlTypes, { name: "ConsentRollover" });

const statementSchema = z
  .strictObject({
    kind: statementKindField.describe("Whose statement it is."),
    statement: z.string().describe("Which statement it is: of the service's catalogue, or of your own."),
    version: z.string().describe("Which version of it was shown."),
    language: z.string().describe("In which language it was shown, a BCP 47 tag."),
    text: z
      .string()
      .nullable()
      .describe(
        "What was shown, word for word. It came from a browser: never show it as HTML. Null once the account is erased, unless it is the catalogue's.",
      ),
    url: z.string().nullable().describe("Where the whole of it was to be read; null where that was all."),
    isAltered: z
      .boolean()
      .describe("Whether your page showed another text than the catalogue has in that language."),
  })
  .describe("A statement that the participant agreed to, by ticking its checkbox.")
  .register(graphqlTypes, { name: "ConsentStatement" });

export const consentSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `cons_` and 26 characters."),
    object: z.literal("consent"),
    environment: environmentField,
    accountId: z.string().describe("Whose consent it is."),
    participantName: z
      .string()
      .nullable()
      .describe("The participant's name as the account has it now; null once it is erased."),
    sessionId: z
      .string()
      .nullable()
      .describe("The widget's session in which it was given; null once the account is erased."),
    rollover: rolloverSchema.describe("What was agreed to: which money is to go where."),
    statements: z.array(statementSchema).describe("Each statement, in the order in which they were shown."),
    attestations: attestationsView.describe(
      "What the participant attested by it, as `attestations` of `POST /v1/rollovers` takes it.",
    ),
    createdAt: answerTime.describe("When it was given, by the service's clock."),
  })
  .meta({
    id: "ConsentRecord",
    description: "What a participant agreed to in the widget, as it was shown. It never changes.",
  });

export type ConsentView = z.output<typeof consentSchema>;

export function toConsentView(
  consent: Consent,
  account: Account | undefined,
  environment: Environment,
): ConsentView {
  const { id, accountId, sessionId, rollover, statements, createdAt } = consent;
  const { type, source, destination } = rollover;
  return {
    id,
    object: "consent",
    environment,
    accountId,
    participantName: nameOf(account),
    sessionId,
    rollover: { type, source: toSide(source), destination: toSide(destination) },
    statements: statements.map((one) => ({
      kind: one.kind,
      statement: one.statement,
      version: one.version,
      language: one.language,
      text: one.text,
      url: one.url,
      isAltered: one.isAltered,
    })),
    attestations: attestationsOf(statements),
    createdAt: createdAt.toISOString(),
  };
}

function toSide({ custodianId, custodianName, accountType }: ConsentSide) {
  return { custodianId, custodianName, accountType };
}

function nameOf(account: Account | undefined): string | null {
  const names = [account?.firstName, account?.lastName].filter((name) => name != null);
  return names.length === 0 ? null : names.join(" ");
}
