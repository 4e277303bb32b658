import { type Steps, withIdempotency } from "@svc/operations";
import { parseBody } from "@svc/service-kit/endpoints";
import type { ApiCall } from "../../context/define-operation.ts";
import { runBatchItems, wasSentBefore } from "../responses/batch-items.ts";
import { explainDuplicate } from "../store/duplicate-rollover.ts";
import type { RolloverView } from "../views/rollover-view.ts";
import { batchItemSchema, type RolloverBatch } from "./batch-schemas.ts";
import { createDraft } from "./create-draft.ts";

/**
 * Creates each draft in its own transaction. Each item's idempotency record uses the item's key, or the batch's key
 * with the item's index.
 * @throws Problem `idempotency_key_reused`, or a problem of `runBatchItems`
 */
export async function createBatch(
  call: ApiCall & Steps<RolloverBatch>,
  items: readonly unknown[],
): Promise<RolloverBatch> {
  const { repeatableRequest } = call;
  const isRepetition = await wasSentBefore(call);
  const directory = await call.custodians.get();
  const itemResults = await runBatchItems<unknown, RolloverView, RolloverBatch>(call, items, {
    isRepetition,
    work: {
      path: "/v1/rollovers/batch",
      async run(item, request) {
        const parsed = parseBody(batchItemSchema, item);
        const { idempotencyKey, ...input } = parsed;
        const itemKey =
          idempotencyKey === undefined ? {} : { scope: `${repeatableRequest.scope} item`, idempotencyKey };
        return withIdempotency(
          call,
          { ...request, ...itemKey, input: parsed },
          { change: (transact) => createDraft(call, transact, { input, directory }) },
        );
      },
      explain: (error) => explainDuplicate(call, error),
    },
  });
  const results = itemResults.map(({ result, problem }) => ({
    status: problem?.status ?? 201,
    rollover: result,
    problem,
  }));
  const created = results.filter(({ rollover }) => rollover !== null).length;
  return { object: "rollover_batch", created, results };
}
