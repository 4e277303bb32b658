import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { type BuiltKey, buildAccount, type TestEnvironment } from "@svc/testing";
import type pg from "pg";
import { readLifecycles, toCopy, toMoment, writeCopies } from "./copies.ts";
import { type Change, copyRow } from "./flat-copy.ts";
import { withClient } from "./with-client.ts";

// Tables grow by copying processed rollovers, five per account.

export const PER_ACCOUNT = 5;

/** Differences between copies, in addition to those of `toCopy`. */
interface Variety {
  rollover(n: number, templates: readonly LockedRollover[]): LockedRollover;
  account: Change;
}

const NO_VARIETY: Variety = {
  rollover: (n, templates) => templates[n % templates.length] as LockedRollover,
  account: () => ({}),
};
/** Accounts of the measured organization if there are several organizations. Their rollovers fill more than three pages of a list. */
const OWNER_ACCOUNTS = 40;
const OWNER_ROLLOVERS = PER_ACCOUNT * OWNER_ACCOUNTS;
/** For more new rows than this, dropping and rebuilding the indexes is faster. */
const REBUILD_ROWS = 300_000;

const toId = (prefix: string, n: number) => `${prefix}_0${n.toString(16).padStart(25, "0")}`;
export const toAccountId = (n: number) => toId("acct", n);
const toOrganizationId = (n: number) => toId("org", n);

export interface GrowingTable {
  /** @param rollovers total number @returns the duration in seconds */
  growTo(rollovers: number): Promise<number>;
  /** The owner's rollovers are numbered from 0. */
  countOwnerRollovers(): number;
}

/**
 * @param owner key of the measured organization
 * @param organizations if 1, `owner` has all rollovers; otherwise, it has `OWNER_ROLLOVERS` of them
 * @param variety further differences between copies
 */
export async function createGrowingTable(
  test: TestEnvironment,
  owner: BuiltKey,
  organizations: number,
  variety: Variety = NO_VARIETY,
): Promise<GrowingTable> {
  const account = await buildAccount(test, owner.organizationId);
  const templates = await readLifecycles(test);
  if (organizations > 1) {
    await withClient(test.env.DATABASE_URL, (client) =>
      copyRow(client, "organizations", { id: owner.organizationId, from: 1, to: organizations }, (n) => ({
        id: toOrganizationId(n),
        name: `Organization ${n}`,
      })),
    );
  }
  const getOrganizationId = (accountIndex: number) => {
    const n =
      organizations === 1 || accountIndex < OWNER_ACCOUNTS ? 0 : 1 + (accountIndex % (organizations - 1));
    return n === 0 ? owner.organizationId : toOrganizationId(n);
  };
  let copied = 0;
  const fill = async (client: pg.Client, to: number) => {
    const accounts = {
      id: account.id,
      from: Math.ceil(copied / PER_ACCOUNT),
      to: Math.ceil(to / PER_ACCOUNT),
    };
    await copyRow(client, "accounts", accounts, (n) => ({
      id: toAccountId(n),
      organization_id: getOrganizationId(n),
      external_id: `person-${n}`,
      created_at: toMoment(n * PER_ACCOUNT).toISOString(),
      ...variety.account(n),
    }));
    await writeCopies(test, { from: copied, to }, (n) => {
      const accountIndex = Math.floor(n / PER_ACCOUNT);
      const rowOwner = {
        organizationId: getOrganizationId(accountIndex),
        accountId: toAccountId(accountIndex),
      };
      return toCopy(variety.rollover(n, templates), n, rowOwner);
    });
    copied = to;
  };
  return {
    countOwnerRollovers: () => (organizations === 1 ? copied : Math.min(copied, OWNER_ROLLOVERS)),
    growTo: (rollovers) =>
      withClient(test.env.DATABASE_URL, async (client) => {
        const start = performance.now();
        await fillWithoutIndexes(client, rollovers - copied > REBUILD_ROWS, () => fill(client, rollovers));
        await client.query(
          "VACUUM ANALYZE rollovers, rollover_work, rollover_updates, timeline_entries, accounts, organizations",
        );
        await client.query("CHECKPOINT");
        return (performance.now() - start) / 1000;
      }),
  };
}

/** For a large table, first drops its indexes, except those of constraints, and rebuilds them afterwards. */
async function fillWithoutIndexes(
  client: pg.Client,
  isLarge: boolean,
  fill: () => Promise<void>,
): Promise<void> {
  if (!isLarge) return fill();
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexname AS name, indexdef AS definition FROM pg_indexes
     WHERE tablename = ANY('{rollovers,accounts}') AND schemaname = 'public'
       AND indexname NOT IN (SELECT conname FROM pg_constraint)
       AND indexname NOT IN (SELECT conindid::regclass::text FROM pg_constraint WHERE conindid <> 0)`,
  );
  await client.query("SET maintenance_work_mem = '1GB'; SET max_parallel_maintenance_workers = 1");
  for (const { name } of rows) await client.query(`DROP INDEX "${name}"`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}

/** Inserts copies of a key, with hashes that match no API key. @param to exclusive */
export async function copyKeys(
  test: TestEnvironment,
  key: BuiltKey,
  from: number,
  to: number,
): Promise<void> {
  await withClient(test.env.DATABASE_URL, async (client) => {
    await copyRow(client, "api_keys", { id: key.id, from, to }, (n) => ({
      id: toId("key", n),
      key_hash: Buffer.from(`key ${n} without an owner`.padEnd(32)).toString("hex"),
      created_at: toMoment(n).toISOString(),
    }));
    await client.query("VACUUM ANALYZE api_keys");
  });
}
