import {
  type Actor,
  type Database,
  inSqlTransaction,
  kysely,
  type Params,
  recordAudit,
  unpreparedStatement,
} from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import type { Custodian } from "../custodian.ts";
import { readCustodians } from "../custodian-store.ts";
import { mapByNameKey } from "./list-requests.ts";

export const CUSTODIAN_REQUEST_AUDIT_ACTIONS = ["custodian_request.settled"] as const;

/** `as` is the ID or slug of the custodian that was requested. `dismissed` settles without a custodian. */
export type Settlement = { as: string } | "dismissed";

export interface SettledRequests {
  settled: number;
  custodian: Custodian | null;
  /** True if the requested name is the custodian's name or one of its aliases. */
  isFoundByName: boolean;
}

/**
 * Settles all open requests for one company. The audit entry omits the name. A participant who repeats a settled
 * request reopens it.
 * @param requestId any of the company's requests
 * @throws Problem `not_found` for the request or the custodian
 */
export async function settleCustodianRequests(
  ctx: { db: Database; clock: { now(): Date } },
  actor: Actor,
  { requestId, settlement }: { requestId: string; settlement: Settlement },
): Promise<SettledRequests> {
  const custodians = await readCustodians(ctx.db.sql);
  const custodian = settlement === "dismissed" ? null : findCustodian(custodians, settlement.as);
  const at = ctx.clock.now();
  return inSqlTransaction(ctx.db, async (tx) => {
    const [request] = await readNameKey(tx, { requestId });
    if (!request) throw notFound("request");
    const { nameKey } = request;
    const settled = (await settle(tx, { nameKey, custodianId: custodian?.id ?? null, at })).length;
    if (settled > 0) {
      await recordAudit(tx, {
        organizationId: null,
        actor,
        action: "custodian_request.settled",
        targetId: requestId,
        data: {
          outcome: custodian ? "added" : "dismissed",
          custodianId: custodian?.id ?? null,
          requests: settled,
        },
        requestId: null,
        at,
      });
    }
    return {
      settled,
      custodian,
      isFoundByName: custodian !== null && mapByNameKey(custodians).get(nameKey)?.id === custodian.id,
    };
  });
}

function findCustodian(custodians: readonly Custodian[], idOrSlug: string): Custodian {
  const custodian = custodians.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
  if (!custodian) throw notFound("custodian");
  return custodian;
}

const readNameKey = unpreparedStatement("custodian_request_name", (param: Params<{ requestId: string }>) =>
  kysely.selectFrom("custodianRequests").select("nameKey").where("id", "=", param.requestId),
);

const settle = unpreparedStatement(
  "custodian_requests_settle",
  (param: Params<{ nameKey: string; custodianId: string | null; at: Date }>) =>
    kysely
      .updateTable("custodianRequests")
      .set({ settledAt: param.at, custodianId: param.custodianId })
      .where("nameKey", "=", param.nameKey)
      .where("settledAt", "is", null)
      .returning("id"),
);
