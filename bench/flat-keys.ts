import { createKeyStore } from "@svc/database";
import { generateApiKey, parsePeppers } from "@svc/keys";
import { systemClock } from "@svc/service-kit";
import { KeyCache, verifyApiKey } from "@svc/service-kit/auth";
import { buildKey, createTestEnvironment, TEST_SECRETS } from "@svc/testing";
import { listBackendPids, readProcessorMs, readProcessorMsSince } from "./flat-rig.ts";
import { copyKeys } from "./flat-rows.ts";
import { median } from "./load.ts";

const CALLS = 300;
const ROUNDS = 5;
const ADDRESS = "192.0.2.77";

/** Milliseconds per lookup: the database's processor time, and the time until the result. */
export interface KeyFigures {
  keys: number;
  known: { database: number; waited: number };
  unknown: { database: number; waited: number };
}

export async function measureKeys(sizes: readonly number[]): Promise<KeyFigures[]> {
  const test = await createTestEnvironment();
  try {
    const keys = await Promise.all([buildKey(test, "ak"), buildKey(test, "ak")]);
    const store = createKeyStore(test.open(test.urls.api));
    const peppers = parsePeppers(TEST_SECRETS.KEY_PEPPERS);
    const lookUp = async (texts: readonly string[]) => {
      // The cache holds one key, so every call is a lookup.
      const cache = new KeyCache(store, peppers, { maxKeys: 1 });
      const verification = { environment: "test", cache, clock: systemClock } as const;
      const rounds: { database: number; waited: number }[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const backends = await listBackendPids(test);
        const [start, before] = [performance.now(), readProcessorMs(backends)];
        for (let call = 0; call < CALLS; call += 1) {
          const text = texts[call % texts.length] ?? "";
          await verifyApiKey(verification, text, {
            accepted: ["ak"],
            caller: { address: () => ADDRESS },
          }).catch(() => null);
        }
        const database = readProcessorMsSince(before, await listBackendPids(test)) / CALLS;
        // The first round opens the connections.
        if (round > 0) rounds.push({ database, waited: (performance.now() - start) / CALLS });
      }
      return {
        database: Math.min(...rounds.map((round) => round.database)),
        waited: median(rounds.map((round) => round.waited)),
      };
    };
    const unknown = Array.from({ length: CALLS }, () => generateApiKey({ environment: "test", type: "ak" }));
    const figures: KeyFigures[] = [];
    let keyCount: number = keys.length;
    for (const size of sizes) {
      await copyKeys(test, keys[0] as (typeof keys)[number], keyCount, size);
      keyCount = size;
      const known = await lookUp(keys.map(({ key }) => key));
      figures.push({ keys: size, known, unknown: await lookUp(unknown) });
    }
    return figures;
  } finally {
    await test.close();
  }
}
