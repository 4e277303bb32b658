import { createKeyStore } from "@svc/database";
import { generateApiKey, parsePeppers } from "@svc/keys";
import { systemClock } from "@svc/service-kit";
import {
  authenticateKey,
  createKeyAuthentication,
  KeyCache,
  type KeyStore,
  verifyApiKey,
} from "@svc/service-kit/auth";
import { openRedis, openSubscriber } from "@svc/service-kit/redis";
import {
  type BuiltKey,
  buildKey,
  createTestEnvironment,
  TEST_SECRETS,
  type TestEnvironment,
} from "@svc/testing";
import type { Request, Response } from "express";
import { pino } from "pino";
import { copyKeys } from "./flat-rows.ts";
import { median } from "./load.ts";
import { printLine } from "./report.ts";

interface Verification {
  name: string;
  /** Microseconds per call, one value per round. */
  rounds: number[];
}

const ROUNDS = 15;
const WARM_UP_ROUNDS = 2;
const WARM_CALLS = 20_000;
const COLD_CALLS = 300;
const MANY_KEYS = 1_000_000;
const PUBLIC_URL = "https://api.example.com";
const ADDRESS = "192.0.2.77";
const PEPPERS = parsePeppers(TEST_SECRETS.KEY_PEPPERS);
const log = pino({ level: "silent" });

/** Alternates the variants in each round, so that a slow machine affects all of them equally. */
async function measureAlternately(
  variants: readonly { name: string; calls: number; call(index: number): Promise<unknown> }[],
) {
  const results = variants.map(({ name }): Verification => ({ name, rounds: [] }));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (let offset = 0; offset < variants.length; offset += 1) {
      // The added multiple keeps the index positive during warm-up rounds.
      const index = (offset + round + variants.length * WARM_UP_ROUNDS) % variants.length;
      const variant = variants[index];
      if (!variant) continue;
      const start = process.hrtime.bigint();
      for (let call = 0; call < variant.calls; call += 1) await variant.call(call);
      const micros = Number(process.hrtime.bigint() - start) / 1_000 / variant.calls;
      if (round >= 0) results[index]?.rounds.push(micros);
    }
  }
  return results;
}

/** Median ratio of durations over all rounds. Above 1, `name` is slower than `baseline`. */
function compare(results: readonly Verification[], name: string, baseline: string): number {
  const getRounds = (variant: string) => results.find((result) => result.name === variant)?.rounds ?? [];
  const base = getRounds(baseline);
  return median(getRounds(name).map((micros, round) => micros / (base[round] ?? Number.NaN)));
}

const WITHOUT_EXTRAS = "without allowlist and counting";
const WITH_EXTRAS = "with allowlist and counting";

/** Opens key authentication as in the API, with a rate limit that no measurement reaches. */
export async function openAuthentication(test: TestEnvironment) {
  const [redis, subscriber] = await Promise.all([
    openRedis(test.redis.url, "bench", { log, timeoutMs: 20_000 }),
    openSubscriber(test.redis.url, "bench-subscriber", { log, timeoutMs: 20_000 }),
  ]);
  const auth = createKeyAuthentication({
    environment: test.environment,
    store: createKeyStore(test.open(test.urls.api)),
    peppers: PEPPERS,
    redis,
    subscriber,
    clock: systemClock,
    log,
    trustedProxies: { isEmpty: true, has: () => false },
    publicUrl: PUBLIC_URL,
    rateLimitPerMinute: 1_000_000_000,
    refusalsPerMinute: 60,
    lookupTimeoutMs: 20_000,
  });
  const close = async () => {
    await auth.close();
    subscriber.disconnect();
    redis.disconnect();
  };
  return { auth, close };
}

/** Measures cached keys, with and without usage counting and an IP allowlist. */
async function measureWarm(test: TestEnvironment): Promise<Verification[]> {
  const blocks = Array.from({ length: 20 }, (_, index) => `198.51.100.${index}/32`);
  const plain = await buildKey(test, "ak");
  const guarded = await buildKey(test, "ak", { ipAllowlist: [...blocks, "192.0.2.0/24"] });
  const [counting, silent] = await Promise.all([openAuthentication(test), openAuthentication(test)]);
  silent.auth.usage.record = () => {};
  const request =
    ({ auth }: typeof counting, { key }: BuiltKey) =>
    async () =>
      authenticateKey(auth, toRequest(), {
        res: toResponse(),
        credential: { header: "authorization", scheme: "bearer", value: key },
        accepted: ["ak"],
        scope: "rollovers:read",
      });
  const results = await measureAlternately([
    { name: WITHOUT_EXTRAS, calls: WARM_CALLS, call: request(silent, plain) },
    { name: WITH_EXTRAS, calls: WARM_CALLS, call: request(counting, guarded) },
  ]);
  await Promise.all([counting.close(), silent.close()]);
  return results;
}

const HEADERS = { "user-agent": "acme-payroll/2.4 node/24" };
export const toRequest = () =>
  ({
    socket: { remoteAddress: ADDRESS },
    headers: HEADERS,
    rawHeaders: [],
    ip: ADDRESS,
    app: { get: () => false },
  }) as unknown as Request;
export const toResponse = () => {
  const headers = new Map<string, unknown>();
  return {
    locals: {},
    headersSent: false,
    setHeader: (name: string, value: unknown) => headers.set(name, value),
    getHeader: (name: string) => headers.get(name),
    append: (name: string, value: unknown) => headers.set(name, value),
  } as unknown as Response;
};

/** Measures uncached keys, in a table of a few keys and of a million. */
async function measureCold(few: TestEnvironment, many: TestEnvironment): Promise<Verification[]> {
  const unknown = Array.from({ length: COLD_CALLS }, () =>
    generateApiKey({ environment: "test", type: "ak" }),
  );
  const variants = async (name: string, test: TestEnvironment) => {
    const store = createKeyStore(test.open(test.urls.api));
    const known = await Promise.all([buildKey(test, "ak"), buildKey(test, "ak")]);
    const verify = (cache: KeyCache, key: string) =>
      verifyApiKey({ environment: "test", cache, clock: systemClock }, key, {
        accepted: ["ak"],
        caller: {
          address: () => ADDRESS,
        },
      });
    const caches = [createOneKeyCache(store), createOneKeyCache(store)] as const;
    return [
      {
        name: `a known key, ${name}`,
        calls: COLD_CALLS,
        call: (index: number) => verify(caches[0], known[index % 2]?.key ?? ""),
      },
      {
        name: `an unknown key, ${name}`,
        calls: COLD_CALLS,
        call: (index: number) => verify(caches[1], unknown[index] ?? "").catch(() => null),
      },
    ];
  };
  return measureAlternately([...(await variants(FEW, few)), ...(await variants(A_MILLION, many))]);
}

/** Creates a cache of one key, so that alternating keys are always looked up. */
export const createOneKeyCache = (store: KeyStore) => new KeyCache(store, PEPPERS, { maxKeys: 1 });
const FEW = "a few in the table";
const A_MILLION = "a million in the table";

/** Takes two minutes on an idle machine. */
async function measureVerification(): Promise<Verification[]> {
  const [few, many] = await Promise.all([createTestEnvironment(), createTestEnvironment()]);
  try {
    await copyKeys(many, await buildKey(many, "ak"), 1, MANY_KEYS);
    return [...(await measureWarm(few)), ...(await measureCold(few, many))];
  } finally {
    await Promise.all([few.close(), many.close()]);
  }
}

export async function reportVerification(): Promise<void> {
  const results = await measureVerification();
  printLine("\n| key verification | µs per call | range |\n|---|---:|---|");
  for (const { name, rounds } of results) {
    const [middle, min, max] = [median(rounds), Math.min(...rounds), Math.max(...rounds)];
    printLine(`| ${name} | ${middle.toFixed(1)} | ${min.toFixed(1)} to ${max.toFixed(1)} |`);
  }
  printLine("\n| variant | compared with | median ratio |\n|---|---|---:|");
  const printRatio = (name: string, base: string) =>
    printLine(`| ${name} | ${base} | ${Math.round(compare(results, name, base) * 100)} % |`);
  printRatio(WITH_EXTRAS, WITHOUT_EXTRAS);
  for (const key of ["a known key", "an unknown key"]) printRatio(`${key}, ${A_MILLION}`, `${key}, ${FEW}`);
}
