import { createHash } from "node:crypto";
import { type JsonText, json, kysely, type Params, type Sql, sql, statement } from "@svc/database";
import { newId } from "@svc/service-kit";
import { type ConsentInput, toStoredConsent } from "./consent-input.ts";

export interface ConsentGiver {
  organizationId: string;
  accountId: string;
  sessionId: string;
}

/**
 * Stores a consent. Repeating it in the same session stores nothing. The database sets the time.
 * @returns the ID of the stored consent, or null if the account is erased
 */
export async function recordConsent(
  db: Sql,
  giver: ConsentGiver,
  input: ConsentInput,
): Promise<string | null> {
  const { rollover, statements } = toStoredConsent(input);
  const digest = createHash("sha256")
    .update(JSON.stringify([rollover, statements]))
    .digest("hex");
  const [row] = await record(db, {
    ...giver,
    id: newId("cons"),
    rollover: json(rollover),
    statements: json(statements),
    digest,
  });
  return row?.id ?? null;
}

type NewConsent = ConsentGiver & { id: string; rollover: JsonText; statements: JsonText; digest: string };

const record = statement(
  "record_consent",
  ({ id, organizationId, accountId, sessionId, rollover, statements, digest }: Params<NewConsent>) =>
    kysely.selectNoFrom(
      sql<string | null>`record_consent(${id}, ${organizationId}, ${accountId}, ${sessionId},
        ${rollover}::jsonb, ${statements}::jsonb, ${digest})`.as("id"),
    ),
);
