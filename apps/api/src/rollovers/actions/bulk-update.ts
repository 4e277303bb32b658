import type { Sql } from "@svc/database";
import { type Steps, withIdempotency } from "@svc/operations";
import type { Rollover, VerifiedRollover } from "@svc/rollover-rules/rollover";
import { isId } from "@svc/service-kit";
import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound } from "@svc/service-kit/errors";
import { requireVersion, toETag } from "@svc/service-kit/http";
import type { ApiCall } from "../../context/define-operation.ts";
import { readOrganizationTime } from "../../people/organizations/organization-clock.ts";
import { lockVerifiedRollover } from "../changes/lock-for-change.ts";
import { requireChangeable, writeUpdate } from "../changes/write-update.ts";
import { runBatchItems, wasSentBefore } from "../responses/batch-items.ts";
import { type RolloverView, toRolloverView } from "../views/rollover-view.ts";
import { MAX_TAGS } from "../views/work-fields.ts";
import type { BulkChange, BulkResponse, BulkUpdateInput } from "./bulk-schemas.ts";

type Target = BulkUpdateInput["rollovers"][number];

/**
 * Updates each rollover like an individual PATCH request.
 * @throws Problem `idempotency_key_reused`, or a problem of `runBatchItems`
 */
export async function updateInBulk(
  call: ApiCall & Steps<BulkResponse>,
  { rollovers, ...change }: BulkUpdateInput,
): Promise<BulkResponse> {
  const isRepetition = await wasSentBefore(call);
  const directory = await call.custodians.get();
  const itemResults = await runBatchItems<Target, RolloverView, BulkResponse>(call, rollovers, {
    isRepetition,
    work: {
      path: "/v1/rollovers/bulk-update",
      run: (target, itemRequest) =>
        withIdempotency(call, itemRequest, {
          change: (transact) =>
            transact(async (tx) => {
              const rollover = await updateOne({ ...call, tx }, target, change);
              return toRolloverView(rollover, call.environment, directory);
            }),
        }),
    },
  });
  const results = itemResults.map(({ result, problem }, index) => {
    const { rolloverId } = rollovers[index] as Target;
    return { rolloverId, status: problem?.status ?? 200, rollover: result, problem };
  });
  const updated = results.filter(({ rollover }) => rollover !== null).length;
  return { object: "rollover_bulk_update", updated, results };
}

async function updateOne(
  call: ApiCall & { tx: Sql },
  { rolloverId, ifVersion }: Target,
  change: BulkChange,
): Promise<Rollover> {
  const { tx, principal } = call;
  const { organizationId } = principal;
  if (!isId("rol", rolloverId)) throw notFound("rollover");
  const before = await lockVerifiedRollover(call, tx, { organizationId, rolloverId });
  if (!before) throw notFound("rollover");
  requireVersion(before, ifVersion === undefined ? null : toETag(ifVersion));
  requireChangeable(before, { isUnrestricted: true });
  const columns = toChangedColumns(before, change);
  const { now } = await readOrganizationTime(call, tx, organizationId);
  return writeUpdate(call, before, { columns, fields: Object.keys(columns), at: now });
}

function toChangedColumns(
  { tags }: VerifiedRollover,
  { assigneeId, priority, addTags = [], removeTags = [] }: BulkChange,
): Partial<Pick<Rollover, "assigneeId" | "priority" | "tags">> {
  const newTags = [...new Set([...tags.filter((tag) => !removeTags.includes(tag)), ...addTags])];
  if (newTags.length > MAX_TAGS) {
    const detail = `would result in ${newTags.length} tags; the maximum is ${MAX_TAGS}`;
    throw validationFailed([{ pointer: "#/addTags", detail }]);
  }
  return {
    ...(assigneeId !== undefined && { assigneeId }),
    ...(priority !== undefined && { priority }),
    ...((addTags.length > 0 || removeTags.length > 0) && { tags: newTags }),
  };
}
