import type { Environment } from "@svc/keys";
import { type BodyAnswer, toETag } from "@svc/service-kit";
import type { Rollover } from "../../rollovers/rollover.ts";
import { toRolloverView } from "../../rollovers/rollover-view.ts";

/** One rollover as an answer, its version as the `ETag` that `If-Match` compares. */
export function rolloverAnswer(status: 200 | 201, rollover: Rollover, environment: Environment): BodyAnswer {
  return { status, body: toRolloverView(rollover, environment), headers: { ETag: toETag(rollover.version) } };
}
