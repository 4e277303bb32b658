import type { CustodianDirectory } from "@svc/custodians";
import type { Sql } from "@svc/database";
import { type DeferWrite, type Steps, withIdempotency } from "@svc/operations";
import { getToday } from "@svc/rollover-rules/deadlines/days";
import { isPublic } from "@svc/rollover-rules/deadlines/deadline-types";
import { findMissingDocuments } from "@svc/rollover-rules/workflow/document-rules";
import { findPendingOn } from "@svc/rollover-rules/workflow/pending-on";
import { isId } from "@svc/service-kit";
import { notFound, Problem } from "@svc/service-kit/errors";
import { toETag } from "@svc/service-kit/http";
import type { ApiCall } from "../../context/define-operation.ts";
import { lockForChange } from "../changes/lock-for-change.ts";
import { runBatchItems, wasSentBefore } from "../responses/batch-items.ts";
import type {
  BulkActionInput,
  BulkActionResponse,
  BulkActionResult,
  BulkActionTarget,
} from "./bulk-action-schemas.ts";
import { type ParsedAction, parseAction } from "./perform-action.ts";
import { runActionWithOutcome } from "./run-action.ts";

type Outcome = NonNullable<BulkActionResult["outcome"]>;
type ActionRequest = Pick<BulkActionInput, "action" | "params" | "dryRun">;

/**
 * Performs the action on each rollover like an individual request.
 * @throws Problem `idempotency_key_reused`, `validation_failed` for invalid params, or a problem of `runBatchItems`
 */
export async function runBulkAction(
  call: ApiCall & Steps<BulkActionResponse>,
  { rollovers, ...request }: BulkActionInput,
): Promise<BulkActionResponse> {
  const parsedAction = needsMissingDocuments(request) ? null : parseAction(request.action, request.params);
  const isRepetition = await wasSentBefore(call);
  const directory = await call.custodians.get();
  const itemResults = await runBatchItems<BulkActionTarget, Outcome, BulkActionResponse>(call, rollovers, {
    isRepetition,
    work: {
      path: "/portal/api/rollovers/bulk-actions",
      run: (target, repeatableRequest) =>
        withIdempotency(call, repeatableRequest, {
          change: (transact) =>
            transact((tx, deferWrite) =>
              runOne({ ...call, tx }, target, { request, parsedAction, directory, deferWrite }),
            ),
        }),
    },
  });
  const results = itemResults.map(({ result, problem }, index) => {
    const { rolloverId } = rollovers[index] as BulkActionTarget;
    return { rolloverId, status: problem?.status ?? 200, outcome: result, problem };
  });
  const succeeded = results.filter(({ problem }) => problem === null).length;
  return { object: "rollover_bulk_action", dryRun: request.dryRun, succeeded, results };
}

async function runOne(
  call: ApiCall & { tx: Sql },
  { rolloverId, ifVersion }: BulkActionTarget,
  {
    request,
    parsedAction,
    directory,
    deferWrite,
  }: {
    request: ActionRequest;
    parsedAction: ParsedAction | null;
    directory: CustodianDirectory;
    deferWrite: DeferWrite;
  },
): Promise<Outcome> {
  if (!isId("rol", rolloverId)) throw notFound("rollover");
  const { before, next, needsSecondPerson } = await runActionWithOutcome(call, rolloverId, {
    parsedAction: parsedAction ?? (await toDocumentRequest(call, rolloverId, { request, directory })),
    options: {
      directory,
      ifMatch: ifVersion === undefined ? null : toETag(ifVersion),
      dryRun: request.dryRun,
      deferWrite,
    },
  });
  const runningDueTimes = next.deadlines
    .filter((deadline) => deadline.status === "running" && isPublic(deadline))
    .map(({ dueAt }) => dueAt);
  return {
    accountId: before.accountId,
    externalId: before.externalId,
    fromState: before.state,
    toState: next.state,
    pendingOn: findPendingOn(next),
    dueAt: runningDueTimes.sort()[0] ?? null,
    version: next.version,
    needsSecondPerson,
  };
}

const needsMissingDocuments = ({ action, params }: ActionRequest) =>
  action === "request_documents" && params.types === undefined;

async function toDocumentRequest(
  call: ApiCall & { tx: Sql },
  rolloverId: string,
  { request: { action, params }, directory }: { request: ActionRequest; directory: CustodianDirectory },
): Promise<ParsedAction> {
  const { organizationId } = call.principal;
  const { rollover, context } = await lockForChange(call, call.tx, { organizationId, rolloverId, directory });
  const missing = findMissingDocuments(rollover, context.requirements, getToday(context));
  if (missing.length === 0) {
    const { state } = rollover;
    throw new Problem("invalid_transition", "No documents are missing.", { extensions: { state } });
  }
  return parseAction(action, { ...params, types: missing.map(({ type }) => type) });
}
