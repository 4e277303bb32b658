import type { CustodianDirectory } from "@svc/custodians";
import type { VerifiedRollover } from "@svc/rollover-rules/rollover";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import {
  type AdvanceRequest,
  type AdvanceStep,
  canAdvance,
  findAdvanceStep,
  listMissingFacts,
  listUnusedFacts,
} from "@svc/rollover-rules/workflow/advance-steps";
import { validationFailed } from "@svc/service-kit/endpoints";
import { notFound, Problem } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { ApiChange } from "../../context/define-operation.ts";
import { parseAction } from "../actions/perform-action.ts";
import { runAction } from "../actions/run-action.ts";
import { lockVerifiedRollover } from "../changes/lock-for-change.ts";

/**
 * Performs all steps or none, each with its own timeline entry and event.
 * @throws Problem as `runAction`, with pointers into the request
 */
export async function advanceRollover(
  call: ApiChange,
  id: string,
  { request, directory }: { request: AdvanceRequest; directory: CustodianDirectory },
): Promise<VerifiedRollover> {
  const { organizationId } = call.principal;
  const rollover = await lockVerifiedRollover(call, call.tx, { organizationId, rolloverId: id });
  if (!rollover) throw notFound("rollover");
  requireVersion(rollover, call.ifMatch);
  if (!canAdvance(rollover, request)) throw createNoPathProblem(rollover.state, request.to);
  const missing = listMissingFacts(rollover, request);
  if (missing.length > 0) {
    const detail = `is required to advance from ${rollover.state} to ${request.to}`;
    throw validationFailed(missing.map((pointer) => ({ pointer, detail })));
  }
  let current = rollover;
  const used = new Set<string>();
  for (;;) {
    const step = findAdvanceStep(current, request, used);
    if (!step) break;
    current = await runStep(call, current, { step, directory });
    used.add(step.pointer);
  }
  if (current.state !== request.to) throw createNoPathProblem(current.state, request.to);
  const unused = listUnusedFacts(request, used);
  if (unused.length > 0) {
    const detail = `is not needed to advance from ${rollover.state} to ${request.to}`;
    throw validationFailed(unused.map((pointer) => ({ pointer, detail })));
  }
  return current;
}

function createNoPathProblem(state: RolloverState, to: RolloverState): Problem {
  const isWaiting = state === "awaiting_documents";
  const detail = isWaiting
    ? "The rollover waits for documents. Send the requested `documents` or a `waiverReason`."
    : `No steps lead from ${state} to ${to}.`;
  return new Problem("invalid_transition", detail, {
    errors: [{ pointer: isWaiting ? "#/documents" : "#/to", detail }],
    extensions: { state },
  });
}

async function runStep(
  call: ApiChange,
  before: VerifiedRollover,
  {
    step: { action, params, pointer, paramsPointer },
    directory,
  }: { step: AdvanceStep; directory: CustodianDirectory },
): Promise<VerifiedRollover> {
  try {
    const parsedAction = parseAction(action, params);
    return await runAction(call, before.id, { parsedAction, options: { directory, ifMatch: null } });
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const { code, message, extensions, headers } = error;
    const remedy =
      code === "second_person_required"
        ? ` Nothing was recorded. Advance only to ${before.state}, and continue after the confirmation.`
        : "";
    const detail = `The step ${action} was rejected: ${message}${remedy}`;
    const errors = error.errors.map((issue) => ({
      ...issue,
      pointer: issue.pointer?.replace("#/params", paramsPointer) ?? pointer,
    }));
    throw new Problem(code, detail, {
      errors: errors.length > 0 ? errors : [{ pointer, detail: message }],
      extensions: { ...extensions, action },
      headers,
      cause: error,
    });
  }
}
