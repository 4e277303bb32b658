import { kysely, type Params, type Sql, statement } from "@svc/database";

interface CustodianFundsParams {
  custodianId: string;
  after: string;
  limit: number;
}

/** Lists money of all organizations, for an operator's command. */
export function listUnappliedFromCustodian(
  db: Sql,
  params: CustodianFundsParams,
): Promise<{ id: string; organizationId: string }[]> {
  return readUnapplied(db, params);
}

const readUnapplied = statement("incoming_funds_of_custodian", (param: Params<CustodianFundsParams>) =>
  kysely
    .selectFrom("incomingFunds")
    .select(["id", "organizationId"])
    .where("custodianId", "=", param.custodianId)
    .where("status", "in", ["unmatched", "suspense"])
    .where("id", ">", param.after)
    .orderBy("id")
    .limit(param.limit),
);
