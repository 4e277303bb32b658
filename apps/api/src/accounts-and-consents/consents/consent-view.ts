import type { Account } from "@svc/accounts";
import { type Consent, type ConsentSide, statementKindField } from "@svc/consents";
import { accountTypeSchema } from "@svc/custodians";
import type { Environment } from "@svc/keys";
import { toAttestations } from "@svc/rollover-rules/eligibility/agreed-statements";
import { attestationsView } from "@svc/rollover-rules/eligibility/attestations";
import { rolloverTypeSchema } from "@svc/rollover-rules/rollover-enums";
import { environmentField, graphqlTypes, timestampField } from "@svc/service-kit/fields";
import { z } from "zod";

const sideSchema = z
  .strictObject({
    custodianId: z
      .string()
      .nullable()
      .describe("The custodian ID; null if the directory did not list the custodian."),
    custodianName: z
      .string()
      .nullable()
      .describe("The custodian's name, as it was shown; null if none was shown or the account is erased."),
    accountType: accountTypeSchema.describe("Tax type of the account, such as `traditional_ira`."),
  })
  .describe("One side of the rollover, as the participant chose it.")
  .register(graphqlTypes, { name: "ConsentSide" });

const rolloverSchema = z
  .strictObject({
    type: rolloverTypeSchema.describe("How the money was to move."),
    source: sideSchema.describe("The account the money was to move from."),
    destination: sideSchema.describe("The account the money was to move to."),
  })
  .register(graphqlTypes, { name: "ConsentRollover" });

const statementSchema = z
  .strictObject({
    kind: statementKindField.describe("Whose statement it is: the service's or your own."),
    statement: z.string().describe("The statement ID: one from the service's catalog, or your own."),
    version: z.string().describe("The version of the statement that was shown."),
    language: z.string().describe("The language in which the statement was shown, as a BCP 47 tag."),
    text: z
      .string()
      .nullable()
      .describe(
        "The exact text that was shown. It came from a browser, so never render it as HTML. Null " +
          "after the account is erased, unless the text is from the catalog.",
      ),
    url: z.string().nullable().describe("The URL of the full text; null if the full text was shown."),
    isAltered: z
      .boolean()
      .describe("Whether your page showed a text that differs from the catalog's text in that language."),
  })
  .describe("A statement that the participant agreed to by checking its box.")
  .register(graphqlTypes, { name: "ConsentStatement" });

export const consentSchema = z
  .strictObject({
    id: z.string().describe("A TypeID: `cons_` and 26 characters."),
    object: z.literal("consent"),
    environment: environmentField,
    accountId: z.string().describe("The account of the participant."),
    participantName: z
      .string()
      .nullable()
      .describe("The participant's current name; null after the account is erased."),
    sessionId: z
      .string()
      .nullable()
      .describe("The widget session in which the consent was given; null after the account is erased."),
    rollover: rolloverSchema.describe(
      "The rollover that the participant agreed to: the accounts the money moves from and to.",
    ),
    statements: z.array(statementSchema).describe("The statements, in the order they were shown."),
    attestations: attestationsView.describe(
      "The participant's attestations, in the format of `attestations` in `POST /v1/rollovers`.",
    ),
    createdAt: timestampField.describe("When the consent was given, by the service's clock."),
  })
  .meta({
    id: "ConsentRecord",
    description:
      "The participant's consent in the widget, with the texts as they were shown. Only the name changes, and erasing the account removes personal data.",
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
    participantName: formatName(account),
    sessionId,
    rollover: { type, source: toSide(source), destination: toSide(destination) },
    statements: statements.map(({ kind, statement, version, language, text, url, isAltered }) => ({
      kind,
      statement,
      version,
      language,
      text,
      url,
      isAltered,
    })),
    attestations: toAttestations(statements),
    createdAt: createdAt.toISOString(),
  };
}

function toSide({ custodianId, custodianName, accountType }: ConsentSide) {
  return { custodianId, custodianName, accountType };
}

function formatName(account: Account | undefined): string | null {
  const names = [account?.firstName, account?.lastName].filter((name) => name != null);
  return names.length === 0 ? null : names.join(" ");
}
