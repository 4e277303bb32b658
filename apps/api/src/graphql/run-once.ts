import type { Environment } from "@svc/keys";
import { findUnsafeText, validationFailed } from "@svc/service-kit";
import { answerOnce, type Operation, readIdempotencyKey } from "../idempotency/answer-once.ts";
import type { GraphqlContext } from "./graphql-context.ts";
import type { UserErrorNode } from "./user-errors.ts";
import { type ErrorPlace, withUserErrors } from "./user-errors.ts";

/** What makes two mutations the same one. */
export interface RepeatableMutation {
  /** The field's name. */
  mutation: string;
  /** The id of what it changes, as the path of REST names it; null where it makes something. */
  subject: string | null;
  idempotencyKey: string | null | undefined;
  /** The input, without what is said above. */
  body: unknown;
}

/** What a mutation's payload says, whatever it is about. */
export interface MutationOutcome<View> {
  view: View | null;
  replayed: boolean;
  errors: UserErrorNode[];
}

/** Evaluates the input, before the idempotency key is looked at; what it gives does the mutation. */
export type Prepare<T> = () => Operation<T>;

/**
 * Runs a mutation as `answerOnce` has it, and gives what became of it as a payload.
 *
 * @param toView what is shown, and remembered
 * @param options.place where in the input a fault's pointer leads
 * @param options.toRemembered what is remembered in place of what is shown, where that holds a secret
 */
export async function runOnce<T, View>(
  { ctx, principal }: GraphqlContext,
  { mutation, subject, idempotencyKey, body }: RepeatableMutation,
  prepare: Prepare<T>,
  toView: (result: T, environment: Environment) => View,
  { place, toRemembered = toView }: { place?: ErrorPlace | undefined; toRemembered?: typeof toView } = {},
): Promise<MutationOutcome<View>> {
  const { result, errors } = await withUserErrors(async () => {
    // As REST has it of every body: half a character has no bytes, and could be neither compared nor digested.
    const unsafe = findUnsafeText(body);
    if (unsafe.length > 0) throw validationFailed(unsafe);
    const operation = prepare();
    return answerOnce<T>(
      ctx,
      {
        organizationId: principal.organizationId,
        // With the subject, so that what is remembered of a participant is forgotten when the participant is erased.
        scope: subject === null ? mutation : `${mutation} ${subject}`,
        idempotencyKey: readIdempotencyKey(idempotencyKey, "input.idempotencyKey"),
        body,
      },
      operation,
      (changed) => ({ status: 200, body: toView(changed, ctx.environment) }),
      (changed) => ({ status: 200, body: toRemembered(changed, ctx.environment) }),
    );
  }, place);
  return {
    view: result && (result.body as View),
    replayed: result?.headers?.["Idempotency-Replayed"] === "true",
    errors,
  };
}
