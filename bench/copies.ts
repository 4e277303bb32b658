import { createSecretKey, hash } from "node:crypto";
import { CustodianCache } from "@svc/custodians";
import { inSqlTransaction } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { UNNAMED_SECRET } from "@svc/service-kit/config";
import { buildAccount, TEST_SECRETS, type TestEnvironment } from "@svc/testing";
import { ChainKeys } from "../apps/api/src/context/chain-keys.ts";
import { RolloverResponses } from "../apps/api/src/rollovers/responses/rollover-responses.ts";
import { findRow } from "../apps/api/src/rollovers/store/rows-store.ts";
import {
  EMPTY_TIMELINE,
  insertWithTimeline,
  planChange,
} from "../apps/api/src/rollovers/timeline/rollover-change.ts";
import { walkLifecycles } from "./walk-lifecycles.ts";

// Fills tables with copies of realistic rollovers. The API's own code writes and seals the copies, so that API calls accept them.

const FIRST_MOMENT = Date.parse("2026-01-01T00:00:00Z");
const CONCURRENCY = 4;
const PER_TRANSACTION = 250;
const MAX_ACCOUNTS = 200;
const ROLLOVERS_PER_ACCOUNT = 5;

export const toRolloverId = (n: number) => `rol_0${n.toString(16).padStart(25, "0")}`;
/** Returns the creation time of object `n`: one object per second. */
export const toMoment = (n: number) => new Date(FIRST_MOMENT + n * 1000);

const lifecycles = new WeakMap<TestEnvironment, Promise<LockedRollover[]>>();

/** Moves rollovers through all lifecycles, once per database, and returns their rows as templates of copies. */
export function readLifecycles(test: TestEnvironment): Promise<LockedRollover[]> {
  const templates = lifecycles.get(test) ?? walkAndRead(test);
  lifecycles.set(test, templates);
  return templates;
}

async function walkAndRead(test: TestEnvironment): Promise<LockedRollover[]> {
  const rows = await Promise.all((await walkLifecycles(test)).map((id) => findRow(test.db.sql, id)));
  return rows.filter((row) => row !== null);
}

/** Gives copy `n` its own ID, source account and times. */
export function toCopy(
  template: LockedRollover,
  n: number,
  owner: Pick<LockedRollover, "organizationId" | "accountId">,
) {
  return {
    ...template,
    ...owner,
    ...EMPTY_TIMELINE,
    id: toRolloverId(n),
    externalId: `ext-${n}`,
    // A participant can have only one open rollover per source and destination account.
    sourceAccountNumberIndex: hash("sha256", `source ${n}`),
    distributionId: null,
    residualOf: null,
    residuals: [],
    createdAt: toMoment(n),
    updatedAt: toMoment(n),
  };
}

export function createTestChainKeys(): ChainKeys {
  const key = createSecretKey(Buffer.from(TEST_SECRETS.CHAIN_KEY, "base64"));
  return new ChainKeys([{ id: UNNAMED_SECRET, key }]);
}

/** @param to exclusive */
export async function writeCopies(
  test: TestEnvironment,
  { from, to }: { from: number; to: number },
  buildCopy: (n: number) => LockedRollover,
): Promise<void> {
  const chainKeys = createTestChainKeys();
  const custodians = new CustodianCache(test.db);
  await custodians.get();
  const responses = new RolloverResponses({ environment: test.environment, custodians, chainKeys });
  let next = from;
  const write = async () => {
    while (next < to) {
      const first = next;
      next = Math.min(to, first + PER_TRANSACTION);
      const end = next;
      await inSqlTransaction(test.db, async (tx) => {
        for (let n = first; n < end; n += 1) {
          const row = buildCopy(n);
          await insertWithTimeline(
            tx,
            planChange({ chainKeys, responses }, row, { change: buildCreation(row) }),
          );
        }
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, write));
}

export const buildCreation = ({ state, createdAt }: Pick<LockedRollover, "state" | "createdAt">) => ({
  type: "rollover.created",
  at: createdAt,
  actor: { type: "operator" as const, id: null },
  action: null,
  fromState: null,
  toState: state,
  reason: null,
  data: {},
  skipsEvents: true,
});

/** Inserts copies of the templates in turn, for up to 200 accounts. @param first number of the first copy */
export async function insertRollovers(
  test: TestEnvironment,
  organizationId: string,
  count: number,
  first = 1,
): Promise<void> {
  const templates = await readLifecycles(test);
  const accounts: string[] = [];
  for (let made = 0; made < Math.min(MAX_ACCOUNTS, count); made += 1) {
    const person = { firstName: `Ada ${made}`, email: `ada-${made}@example.com` };
    accounts.push((await buildAccount(test, organizationId, person)).id);
  }
  await writeCopies(test, { from: first, to: first + count }, (n) => {
    const accountId = accounts[Math.floor(n / ROLLOVERS_PER_ACCOUNT) % accounts.length] ?? "";
    return toCopy(templates[n % templates.length] as LockedRollover, n, { organizationId, accountId });
  });
  await test.db.pool.query(
    "VACUUM ANALYZE rollovers, rollover_work, rollover_updates, rollover_answers, timeline_entries",
  );
}
