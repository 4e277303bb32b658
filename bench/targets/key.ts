import { createKeyStore } from "@svc/database";
import { systemClock } from "@svc/service-kit";
import { authenticateKey, verifyApiKey } from "@svc/service-kit/auth";
import type { Rounds } from "../load/measure.ts";
import type { Result } from "../load/variant.ts";
import type { Stage } from "../stage.ts";
import { createOneKeyCache, openAuthentication, toRequest, toResponse } from "../verification.ts";
import { openBetterAuth } from "./better-auth.ts";

export const VERIFY = "key verification, with rate limit and usage counting";
export const VERIFY_COLD =
  "key verification, with a database lookup each time, without rate limit and usage counting";
/** The letter is that of the table in bench/README.md. */
export const BETTER_AUTH = "(i) better-auth's API key plugin";

interface Verification {
  name: string;
  keys: readonly string[];
  calls: number;
  verify(key: string): Promise<unknown>;
}

export async function measureKey(stage: Stage, { rounds }: Rounds): Promise<Result[]> {
  const { test, size } = stage;
  const keys = await stage.getApiKeys();
  const store = createKeyStore(test.open(test.urls.api));
  const { auth, close } = await openAuthentication(test);
  const cold = createOneKeyCache(store);
  const verification = { environment: test.environment, cache: cold, clock: systemClock };
  const betterAuth = await openBetterAuth(size.distinct);
  const variants: Verification[] = [
    { name: BETTER_AUTH, keys: betterAuth.keys, calls: 200, verify: betterAuth.verify },
    {
      name: VERIFY,
      keys,
      calls: 2 * size.distinct,
      verify: async (key) =>
        authenticateKey(auth, toRequest(), {
          res: toResponse(),
          credential: { header: "authorization", scheme: "bearer", value: key },
          accepted: ["ak"],
          scope: "rollovers:read",
        }),
    },
    {
      name: VERIFY_COLD,
      keys,
      calls: 200,
      verify: (key) => verifyApiKey(verification, key, { accepted: ["ak"], caller: { address: () => null } }),
    },
  ];
  const results = variants.map(({ name }): Result => ({ name, micros: [], parts: [], rates: [], p99Ms: [] }));
  // Round -1 warms up.
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, variant] of variants.entries()) await runRound(variant, round, results[index]);
  }
  await Promise.all([close(), betterAuth.close()]);
  return results;
}

async function runRound({ keys, calls, verify }: Verification, round: number, result?: Result) {
  const pickKey = (call: number) => keys[((round + 1) * 7_919 + call) % keys.length] ?? "";
  // Fills the cache for a variant that uses every key in a round, as in a busy process.
  if (calls >= keys.length) {
    for (let call = 0; call < keys.length; call += 1) await verify(pickKey(call));
  }
  const [before, begin] = [process.cpuUsage(), performance.now()];
  for (let call = 0; call < calls; call += 1) await verify(pickKey(call));
  const { user, system } = process.cpuUsage(before);
  if (round < 0) return;
  result?.micros.push((user + system) / calls);
  result?.rates.push((calls * 1_000) / (performance.now() - begin));
}
