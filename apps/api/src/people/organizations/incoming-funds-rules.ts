import { kysely, type Params, type Sql, statement } from "@svc/database";

/** Omitted rules have their defaults. */
export interface StoredFundsRules {
  autoApplyThreshold?: number;
  suspenseDays?: number;
}

export interface FundsRules {
  /** Minimum score (50 to 100) for applying a suggestion automatically. Null turns this off. */
  autoApplyThreshold: number | null;
  /** Days in suspense until money must be returned. */
  suspenseDays: number;
}

export const DEFAULT_SUSPENSE_DAYS = 30;

export function toFundsRules(stored: unknown): FundsRules {
  const { autoApplyThreshold = null, suspenseDays = DEFAULT_SUSPENSE_DAYS } = stored as StoredFundsRules;
  return { autoApplyThreshold, suspenseDays };
}

export async function readFundsRules(db: Sql, organizationId: string): Promise<FundsRules> {
  const [row] = await readRules(db, { organizationId });
  return toFundsRules(row?.incomingFundsRules ?? {});
}

const readRules = statement(
  "organization_incoming_funds_rules",
  (param: Params<{ organizationId: string }>) =>
    kysely.selectFrom("organizations").select("incomingFundsRules").where("id", "=", param.organizationId),
);
