import type { WrittenAnswer } from "@svc/service-kit";
import type { Answered, Call } from "./call.ts";

export type WrittenJson = Omit<WrittenAnswer, "status">;

/**
 * A faster equivalent of `run` that returns serialized JSON; a test compares them. The operation must not be repeatable
 * or define `show`.
 */
export type WriteJson<Ctx, P, Input> = (call: Call<Ctx, P>, input: Input) => Answered<WrittenJson>;
