import { BlindIndex, FieldCipher } from "@svc/accounts";
import { CustodianCache } from "@svc/custodians";
import { configFields, readConfig } from "@svc/service-kit/config";
import { ChainKeys } from "../context/chain-keys.ts";
import {
  type OperatorContext,
  operatorConfigSchema,
  withConfiguredContext,
} from "../context/operator-context.ts";
import type { RolloversContext } from "../rollovers/drafts/draft-rollover.ts";
import { RolloverResponses } from "../rollovers/responses/rollover-responses.ts";

export const fullConfigSchema = operatorConfigSchema.extend({
  DATA_KEYS: configFields.DATA_KEYS,
  INDEX_KEY: configFields.INDEX_KEY,
  CHAIN_KEY: configFields.CHAIN_KEY,
});

/** Adds the keys and caches of rollovers and personal data to `withOperatorContext`. */
export async function withFullContext<T>(
  env: NodeJS.ProcessEnv,
  run: (ctx: OperatorContext & RolloversContext) => Promise<T>,
): Promise<T> {
  const config = readConfig(fullConfigSchema, env);
  return withConfiguredContext(config, (ctx) => {
    const chainKeys = new ChainKeys(config.CHAIN_KEY);
    const custodians = new CustodianCache(ctx.db, { includesAdditions: true });
    return run({
      ...ctx,
      cipher: new FieldCipher(config.DATA_KEYS),
      blindIndex: new BlindIndex(config.INDEX_KEY),
      chainKeys,
      custodians,
      responses: new RolloverResponses({ environment: ctx.environment, custodians, chainKeys }),
    });
  });
}
