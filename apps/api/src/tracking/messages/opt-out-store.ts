import { kysely, type OrganizationParams, type Params, type Sql, statement } from "@svc/database";

type AccountParams = OrganizationParams & { accountId: string };

export async function isOptedOut(db: Sql, organizationId: string, accountId: string): Promise<boolean> {
  return (await findOptOut.first(db, { organizationId, accountId })) !== null;
}

const findOptOut = statement("tracking_opt_out", (param: Params<AccountParams>) =>
  kysely
    .selectFrom("trackingOptOuts")
    .select("accountId")
    .where("organizationId", "=", param.organizationId)
    .where("accountId", "=", param.accountId),
);

/** @returns false if the participant had already opted out */
export async function addOptOut(
  tx: Sql,
  organizationId: string,
  { accountId, at }: { accountId: string; at: Date },
): Promise<boolean> {
  return (await insertOptOut(tx, { organizationId, accountId, at })).length === 1;
}

const insertOptOut = statement("tracking_opt_out_add", (param: Params<AccountParams & { at: Date }>) =>
  kysely
    .insertInto("trackingOptOuts")
    .values({ organizationId: param.organizationId, accountId: param.accountId, createdAt: param.at })
    .onConflict((conflict) => conflict.column("accountId").doNothing())
    .returning("accountId"),
);

/** @returns false if the participant had not opted out */
export async function deleteOptOut(tx: Sql, organizationId: string, accountId: string): Promise<boolean> {
  return (await removeOptOut(tx, { organizationId, accountId })).length === 1;
}

const removeOptOut = statement("tracking_opt_out_delete", (param: Params<AccountParams>) =>
  kysely
    .deleteFrom("trackingOptOuts")
    .where("organizationId", "=", param.organizationId)
    .where("accountId", "=", param.accountId)
    .returning("accountId"),
);
