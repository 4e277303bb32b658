import type { SerializedAnswer } from "@svc/service-kit/endpoints";
import type { Call, MaybePromise } from "./call.ts";

export type SerializedJson = Omit<SerializedAnswer, "status">;

/**
 * A faster equivalent of `run` that returns serialized JSON; a test compares them. The operation must not be repeatable
 * or define `show`.
 */
export type SerializeJson<Ctx, P, Input> = (call: Call<Ctx, P>, input: Input) => MaybePromise<SerializedJson>;
