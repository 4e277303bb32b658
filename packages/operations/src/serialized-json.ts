import type { SerializedAnswer } from "@svc/service-kit/endpoints";
import type { Call, MaybePromise } from "./call.ts";

export type SerializedJson = Omit<SerializedAnswer, "status">;

/**
 * A faster equivalent of `run` that returns serialized JSON; a test compares them. The operation must not be repeatable
 * or define `show`.
 */
export type SerializeJson<Ctx, P, Input> = (call: Call<Ctx, P>, input: Input) => MaybePromise<SerializedJson>;

/**
 * Returns the JSON before and after a list's comma-separated items.
 * @param nextCursor null on the last page
 */
export function listJson(nextCursor: string | null): { before: string; after: string } {
  const end = JSON.stringify({ hasMore: nextCursor !== null, nextCursor });
  return { before: '{"object":"list","data":[', after: `],${end.slice(1)}` };
}
