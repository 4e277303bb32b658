import { type Actor, inSqlTransaction } from "@svc/database";
import type { Environment, KeyType } from "@svc/keys";
import { parseBody } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import type { OperatorContext } from "../../context/operator-context.ts";
import { toApiKeyView } from "./api-key-view.ts";
import { createSuccessor } from "./create-successor.ts";
import { lockAndGetApiKey } from "./get-key.ts";
import { announceKey, toOperatorChangeContext } from "./key-change.ts";
import { allowlistInput, requireValidKeyInput } from "./key-input.ts";
import type { Rotation } from "./replace-key.ts";
import { rotationInputSchema } from "./rotation-input.ts";
import { planRotation } from "./rotation-plan.ts";

const inputSchema = rotationInputSchema.extend({ ipAllowlist: allowlistInput.optional() });

/** @throws Problem `not_found`, `key_already_rotated`, `key_not_alive`, `validation_failed` */
export async function rotateAsOperator(
  ctx: OperatorContext,
  actor: Actor,
  {
    keyId,
    input,
  }: { keyId: string; input: { gracePeriodSeconds?: number; ipAllowlist?: string[]; proofKey?: unknown } },
): Promise<Rotation & { wasAnnounced: boolean }> {
  const { gracePeriodSeconds, ...changes } = parseBody(inputSchema, input);
  const at = ctx.clock.now();
  const rotation = await inSqlTransaction(ctx.db, async (tx) => {
    const oldKey = await lockAndGetApiKey(tx, keyId);
    const plan = planRotation({ ...oldKey, successorId: oldKey.replacedById }, gracePeriodSeconds, at);
    if (plan.outcome === "refuse") {
      throw new Problem(plan.code === "key_already_rotated" ? plan.code : "key_not_alive");
    }
    requireValidKeyInput(changes, {
      environment: oldKey.environment as Environment,
      type: oldKey.type as KeyType,
      now: at,
    });
    const changeContext = toOperatorChangeContext(actor, at);
    const succession = await createSuccessor(tx, ctx.peppers, {
      oldKey,
      oldKeyExpiresAt: plan.oldKeyExpiresAt,
      context: changeContext,
      changes,
    });
    return {
      apiKey: { ...toApiKeyView(succession.successor, at), key: succession.key },
      previousKey: toApiKeyView(succession.previousKey, at),
    };
  });
  return { ...rotation, wasAnnounced: await announceKey(ctx, keyId) };
}
