import { type JsonText, json, kysely, type Params, type Sql, sql, statement } from "@svc/database";
import { newId } from "@svc/service-kit";
import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";
import { accountTypeSchema } from "../custodian-view.ts";
import { companyNameField, toNameKey } from "./company-name.ts";

const sideField = z
  .strictObject({
    name: companyNameField,
    accountType: accountTypeSchema.optional().describe("The type of the existing or future account."),
  })
  .register(graphqlTypes, { name: "UnlistedCustodianInput" });

export const unlistedCustodiansSchema = z
  .strictObject({
    source: sideField.optional().describe("The custodian that holds the money now."),
    destination: sideField.optional().describe("The custodian that will receive the money."),
  })
  .describe(
    "Companies that the participant did not find in the directory. The operator receives them as " +
      "requests. The account does not change.",
  );

export type UnlistedCustodians = z.output<typeof unlistedCustodiansSchema>;

interface AccountRequests {
  organizationId: string;
  accountId: string;
  at: Date;
}

/**
 * Records the companies that a participant did not find. The database limits them per account and organization, and skips excess
 * requests without an error.
 * @returns true if all requests were stored
 */
export async function recordCustodianRequests(
  db: Sql,
  account: AccountRequests,
  unlisted: UnlistedCustodians,
): Promise<boolean> {
  const rows = (["source", "destination"] as const).flatMap((side) => {
    const company = unlisted[side];
    if (!company) return [];
    const { name, accountType = null } = company;
    return [{ id: newId("crq"), side, account_type: accountType, name, name_key: toNameKey(name) }];
  });
  if (rows.length === 0) return true;
  const [row] = await record(db, { ...account, rows: json(rows) });
  return row?.recorded === rows.length;
}

const record = statement(
  "record_custodian_requests",
  ({ organizationId, accountId, rows, at }: Params<AccountRequests & { rows: JsonText }>) =>
    kysely.selectNoFrom(
      sql<number>`record_custodian_requests(${organizationId}, ${accountId}, ${rows}::jsonb, ${at})`.as(
        "recorded",
      ),
    ),
);
