import { api, getBody } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import type { paths as ApiPaths, components } from "../../generated/api.ts";
import type { paths } from "../../generated/portal-api.ts";
import type { Chunk } from "./bulk-run.ts";

type Body = NonNullable<
  paths["/portal/api/rollovers/bulk-actions"]["post"]["requestBody"]
>["content"]["application/json"];
type ActionResponse =
  paths["/portal/api/rollovers/bulk-actions"]["post"]["responses"][200]["content"]["application/json"];

type ReminderResponse =
  ApiPaths["/v1/rollovers/bulk-remind"]["post"]["responses"][200]["content"]["application/json"];

/** A reminder is previewed and sent like an action. */
export type BulkActionName = Body["action"] | "remind";
export type BulkReminder = components["schemas"]["RolloverReminder"];
type ActionResult = ActionResponse["results"][number];
export type BulkActionResult = Omit<ActionResult, "outcome"> & {
  outcome: ActionResult["outcome"] | BulkReminder;
};

export interface BulkTarget extends VersionedId {
  /** Null if unknown. */
  accountId: string | null;
  externalId: string | null;
}

export interface VersionedId {
  id: string;
  version: number | undefined;
}

/** Actions in the order of a rollover's states. `hold` is possible in most states. */
export const BULK_ACTIONS = [
  "request_consent",
  "start_review",
  "request_documents",
  "approve",
  "send_to_custodian",
  "acknowledge",
  "remind",
  "hold",
  "release",
] as const satisfies readonly BulkActionName[];

/** Actions that do not need the scope `rollovers:operate`. */
const INTEGRATOR_ACTIONS: readonly BulkActionName[] = ["request_consent", "remind", "hold"];

export const listBulkActions = (canOperate: boolean) =>
  BULK_ACTIONS.filter((action) => canOperate || INTEGRATOR_ACTIONS.includes(action));

const USUAL_ACTIONS: Readonly<Record<string, BulkActionName>> = {
  draft: "request_consent",
  awaiting_participant: "remind",
  awaiting_documents: "remind",
  submitted: "start_review",
  in_review: "approve",
  approved: "send_to_custodian",
  requested: "acknowledge",
  processing: "remind",
  funds_sent: "remind",
  on_hold: "release",
};

export const suggestBulkAction = (state: string | undefined) =>
  state === undefined ? undefined : USUAL_ACTIONS[state];

export async function sendBulkAction(
  { items, idempotencyKey }: Chunk<VersionedId>,
  { action, params, dryRun }: { action: BulkActionName; params: Record<string, unknown>; dryRun: boolean },
): Promise<readonly BulkActionResult[]> {
  const rollovers = items.map(({ id, version }) => ({
    rolloverId: id,
    ...(version === undefined ? {} : { ifVersion: version }),
  }));
  const headers = dryRun ? {} : { headers: { "Idempotency-Key": idempotencyKey } };
  if (action === "remind") {
    const { results } = await getBody(
      api.POST("/v1/rollovers/bulk-remind", { body: { rollovers, dryRun }, ...headers } as never) as Promise<{
        data: ReminderResponse;
      }>,
    );
    return results.map(({ reminder, ...result }) => ({ ...result, outcome: reminder }));
  }
  const { results } = await getBody(
    api.POST("/portal/api/rollovers/bulk-actions", {
      body: { action, params, rollovers, dryRun },
      ...headers,
    } as never) as Promise<{ data: ActionResponse }>,
  );
  return results;
}

/** Requests an approval for each item. A refused request becomes the item's problem. */
export async function requestApprovals(
  { items, idempotencyKey }: Chunk<VersionedId>,
  { action, params }: { action: BulkActionName; params: Record<string, unknown> },
): Promise<readonly ApprovalResult[]> {
  const results: ApprovalResult[] = [];
  for (const { id, version } of items) {
    const body = { action, rolloverId: id, rolloverVersion: version, params };
    const headers = { "Idempotency-Key": `${idempotencyKey} ${id}` };
    results.push(
      await getBody(api.POST("/v1/approvals", { body, headers } as never)).then(
        () => ({ rolloverId: id, problem: null }),
        (error) => ({ rolloverId: id, problem: toItemProblem(error) }),
      ),
    );
  }
  return results;
}

export interface ApprovalResult {
  rolloverId: string;
  problem: { code: string; detail: string } | null;
}

/** Throws the error again if a retry can succeed. */
function toItemProblem(error: unknown): { code: string; detail: string } {
  const isFinal = error instanceof ProblemError && error.status < 500;
  if (isFinal && !error.isTransient) return { code: error.code, detail: error.message };
  throw error;
}
