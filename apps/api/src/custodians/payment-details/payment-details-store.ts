import {
  createCounter,
  createFinder,
  createPageReader,
  equalsUnlessNull,
  type IdParams,
  insertRow,
  json,
  kysely,
  type OrganizationParams,
  type PageParams,
  type Params,
  pageAfter,
  type Sql,
  sql,
  statement,
  unpreparedStatement,
  updateRow,
} from "@svc/database";
import type { PaymentDetails, PaymentDetailsStatus } from "./payment-details.ts";

const COLUMNS = [
  "id",
  "organizationId",
  "subjectId",
  "status",
  "details",
  "accountNumbersCiphertext",
  "source",
  "contactPhone",
  "createdBy",
  "authorId",
  "authorFamily",
  "createdAt",
  "decidedBy",
  "decidedAt",
  "callback",
  "reason",
] as const;

/** Users who created a key in the rotation chain of the API key that entered the details. None of them can confirm the details. */
const KEY_OWNERS = sql<string[]>`(WITH RECURSIVE chain AS (
    SELECT id, created_by FROM api_keys
    WHERE id = payment_details.author_family AND organization_id = payment_details.organization_id
    UNION ALL
    SELECT key.id, key.created_by FROM api_keys key JOIN chain ON key.rotated_from_id = chain.id)
  SELECT coalesce(json_agg(DISTINCT created_by) FILTER (WHERE created_by IS NOT NULL), '[]') FROM chain)`;

const selectDetails = (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("paymentDetails")
    .select(COLUMNS)
    .select(KEY_OWNERS.as("keyOwners"))
    .where("organizationId", "=", param.organizationId)
    .$narrowType<PaymentDetails>();

export const findPaymentDetails = createFinder(
  statement("payment_details_by_id", (param: Params<IdParams>) =>
    selectDetails(param).where("id", "=", param.id),
  ),
);

/** Locks the row. Take the named lock of the plan or custodian first. */
export const lockPaymentDetails = createFinder(
  statement("payment_details_locked", (param: Params<IdParams>) =>
    selectDetails(param).where("id", "=", param.id).forUpdate("paymentDetails"),
  ),
);

export async function findConfirmedDetails(
  db: Sql,
  organizationId: string,
  subjectId: string,
): Promise<PaymentDetails | null> {
  return findConfirmed.first(db, { organizationId, subjectId });
}

const findConfirmed = statement(
  "payment_details_confirmed",
  (param: Params<OrganizationParams & { subjectId: string }>) =>
    selectDetails(param).where("subjectId", "=", param.subjectId).where("status", "=", "confirmed"),
);

interface Filter {
  subjectId: string | null;
  status: PaymentDetailsStatus | null;
}

const selectMatching = (param: Params<OrganizationParams & Filter>) =>
  selectDetails(param)
    .where(equalsUnlessNull("subjectId", param.subjectId))
    .where(equalsUnlessNull("status", param.status));

export const listPaymentDetailsPage = createPageReader(
  unpreparedStatement("payment_details_page", (param: Params<PageParams & Filter>) =>
    pageAfter(selectMatching(param), param),
  ),
);

export const countPaymentDetails = createCounter("payment_details_total_count", selectMatching);

export async function insertPaymentDetails(
  tx: Sql,
  { details, createdBy, decidedBy: _by, callback: _callback, keyOwners: _owners, ...row }: PaymentDetails,
): Promise<void> {
  await insertRow(tx, {
    table: "paymentDetails",
    row: { ...row, details: json(details), createdBy: json(createdBy) },
  });
}

export async function updatePaymentDetails(
  tx: Sql,
  id: string,
  changes: Partial<Pick<PaymentDetails, "status" | "decidedBy" | "decidedAt" | "callback" | "reason">>,
): Promise<void> {
  const { decidedBy, callback, ...others } = changes;
  await updateRow(tx, {
    table: "paymentDetails",
    id,
    changes: {
      ...others,
      ...(decidedBy === undefined ? {} : { decidedBy: decidedBy && json(decidedBy) }),
      ...(callback === undefined ? {} : { callback: callback && json(callback) }),
    },
  });
}
