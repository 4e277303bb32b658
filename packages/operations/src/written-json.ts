import type { WrittenAnswer } from "@svc/service-kit";
import type { Answered, Call } from "./call.ts";

/** JSON as it is answered, and what goes with it. */
export type WrittenJson = Omit<WrittenAnswer, "status">;

/**
 * What `run` and REST would answer, as the bytes of it, where they can be had for less than a view costs. Its own test holds
 * it against `run`. An operation that has it is not repeatable, and shows everybody the same.
 */
export type WriteJson<Ctx, P, Input> = (call: Call<Ctx, P>, input: Input) => Answered<WrittenJson>;
