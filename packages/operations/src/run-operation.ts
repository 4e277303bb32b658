import { type Principal, requireScope } from "@svc/service-kit/auth";
import { type Call, CollectedEffects, type UploadedFile } from "./call.ts";
import type { RepeatableRequest } from "./idempotency/record-id.ts";
import { type IdempotencyContext, type Transact, withIdempotency } from "./idempotency/with-idempotency.ts";
import type { Operation, SteppedOperation, WriteOperation } from "./operation.ts";

export interface Invocation {
  /** @throws Problem `not_found`, `invalid_request`, `unknown_parameter`, `validation_failed` */
  readInput(): unknown;
  /** @throws Problem `invalid_request` */
  readRepeatableRequest(): Omit<RepeatableRequest, "organizationId" | "input">;
  file?: UploadedFile;
  /** @throws Problem `rate_limited` */
  consumeQuota?(requests: number): void | Promise<void>;
}

export interface Outcome {
  result: unknown;
  replayed: boolean;
}

interface ChangeInput {
  input: unknown;
  repeatableRequest: RepeatableRequest;
  file: UploadedFile | null;
}

const NO_KEY: RepeatableRequest = { organizationId: "", scope: "", idempotencyKey: null, body: null };

/**
 * Runs an operation with its scope checks, quota, idempotency, audit entries and events.
 * @throws Problem with a code that the operation declares
 */
export async function runOperation<Ctx extends IdempotencyContext, P extends Principal>(
  operation: Operation<Ctx, P>,
  call: Call<Ctx, P>,
  invocation: Invocation,
): Promise<Outcome> {
  const { principal } = call;
  const input = readAuthorizedInput(operation, call, invocation);
  const quotaPromise = consumeQuotaFor(operation, input, invocation);
  if (quotaPromise) await quotaPromise;
  const repeatableRequest = {
    organizationId: principal.organizationId,
    ...readRepeatableRequest(operation, input, invocation),
  };
  const file = invocation.file ?? null;
  const outcome = await dispatch(operation, call, { input, repeatableRequest, file });
  const show = operation.show as ((result: unknown, principal: Principal) => unknown) | undefined;
  if (!show) return outcome;
  return { result: show(outcome.result, principal), replayed: outcome.replayed };
}

/** @throws Problem `insufficient_scope` */
export function readAuthorizedInput<Ctx, P extends Principal>(
  operation: Operation<Ctx, P>,
  { principal }: Call<Ctx, P>,
  invocation: Pick<Invocation, "readInput">,
): unknown {
  requireScope(principal, operation.scope);
  const input = invocation.readInput();
  for (const scope of operation.scopesFor?.(input as never) ?? []) requireScope(principal, scope);
  return input;
}

/**
 * Charges the cost of a call before it runs.
 * @throws Problem `rate_limited`
 */
export function consumeQuotaFor<Ctx, P extends Principal>(
  operation: Operation<Ctx, P>,
  input: unknown,
  invocation: Pick<Invocation, "consumeQuota">,
): void | Promise<void> {
  if (operation.quotaCost) return invocation.consumeQuota?.(operation.quotaCost(input as never));
}

/** Returns a call that reads from the replica, if the operation allows it. */
export function toReadCall<Ctx extends IdempotencyContext, P>(
  // biome-ignore lint/suspicious/noExplicitAny: each read has its own input type.
  { fromReplica }: { fromReplica?: true | ((input: any) => boolean) },
  call: Call<Ctx, P>,
  input: unknown,
): Call<Ctx, P> {
  if (!fromReplica || !call.db.replica) return call;
  if (fromReplica !== true && !fromReplica(input)) return call;
  return { ...call, db: call.db.reads };
}

function readRepeatableRequest<Ctx, P>(operation: Operation<Ctx, P>, input: unknown, invocation: Invocation) {
  const { acceptsIdempotencyKey } = operation as {
    acceptsIdempotencyKey?: boolean | ((input: unknown) => boolean);
  };
  const isChange = operation.kind === "write" || operation.kind === "steps";
  const isStored =
    typeof acceptsIdempotencyKey === "function"
      ? acceptsIdempotencyKey(input)
      : (acceptsIdempotencyKey ?? isChange);
  if (!isStored) return NO_KEY;
  const { file } = invocation;
  const request = invocation.readRepeatableRequest();
  if (request.idempotencyKey === null) return request;
  return {
    ...request,
    subject: operation.id ? (input as { id: string }).id : null,
    input: [normalizeInput(operation, input), file && { name: file.name, sha256: file.sha256 }],
  };
}

/** Prefers `documentedInput`, which is more detailed than `input`, if it matches. */
function normalizeInput<Ctx, P>({ documentedInput }: Operation<Ctx, P>, input: unknown): unknown {
  const { id: _id, ...request } = input as { id?: string };
  const parsed = documentedInput?.safeParse(request);
  return parsed?.success ? parsed.data : request;
}

async function dispatch<Ctx extends IdempotencyContext, P extends Principal>(
  operation: Operation<Ctx, P>,
  call: Call<Ctx, P>,
  { input, repeatableRequest, file }: ChangeInput,
): Promise<Outcome> {
  switch (operation.kind) {
    case "write":
      return runChange(operation, call, { input, repeatableRequest, file });
    case "steps":
      return runSteps(operation, call, { input, repeatableRequest });
    default: {
      const result = await operation.run(toReadCall(operation, call, input), input);
      if (repeatableRequest.idempotencyKey === null) return { result, replayed: false };
      return withIdempotency<unknown>(call, repeatableRequest, {
        change: (transact) => transact(async () => result),
      });
    }
  }
}

async function runChange<Ctx extends IdempotencyContext, P extends Principal>(
  // biome-ignore lint/suspicious/noExplicitAny: the runner does not read the input or the result.
  operation: WriteOperation<Ctx, P, any, any, any, any>,
  call: Call<Ctx, P>,
  { input, repeatableRequest, file }: ChangeInput,
): Promise<Outcome> {
  const prepared = await operation.prepare?.(call, input);
  let effects = new CollectedEffects();
  const outcome = await withIdempotency<unknown>(call, repeatableRequest, {
    change: (transact) =>
      transact(
        async (tx, deferWrite, prefetched) => {
          effects = new CollectedEffects();
          const change = effects.toChange({ tx, deferWrite, prefetched, file });
          const result = await operation.run({ ...call, ...change }, input, prepared);
          await effects.write(tx, call, call.clock.now());
          return result;
        },
        operation.prefetch?.(call, input),
      ),
    redactForReplay: operation.redactForReplay,
  }).catch(async (error) => {
    throw operation.explain ? await operation.explain(call, error) : error;
  });
  if (!outcome.replayed) for (const work of effects.afterCommit) await work();
  return outcome;
}

async function runSteps<Ctx extends IdempotencyContext, P extends Principal>(
  // biome-ignore lint/suspicious/noExplicitAny: the runner does not read the input or the result.
  operation: SteppedOperation<Ctx, P, any, any, any>,
  call: Call<Ctx, P>,
  { input, repeatableRequest }: { input: unknown; repeatableRequest: RepeatableRequest },
): Promise<Outcome> {
  let replayed = false;
  const markAsReplay = () => {
    replayed = true;
  };
  const run = async (transact: Transact<unknown> | null) =>
    operation.run({ ...call, transact, repeatableRequest, markAsReplay }, input);
  if (repeatableRequest.idempotencyKey !== null && !operation.managesReplay) {
    const { redactForReplay } = operation;
    return withIdempotency(call, repeatableRequest, { change: run, redactForReplay });
  }
  return { result: await run(null), replayed };
}
