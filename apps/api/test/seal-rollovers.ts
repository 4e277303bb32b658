import { createSecretKey } from "node:crypto";
import { inSqlTransaction } from "@svc/database";
import { UNNAMED_SECRET } from "@svc/service-kit/config";
import { TEST_SECRETS, type TestEnvironment } from "@svc/testing";
import { ChainKeys } from "../src/context/chain-keys.ts";
import { lockAvailableRows, writeAccountNumbers } from "../src/rollovers/store/rows-store.ts";
import { planChange, writePlannedChanges } from "../src/rollovers/timeline/rollover-change.ts";

export const CHAIN_KEYS = new ChainKeys([
  { id: UNNAMED_SECRET, key: createSecretKey(Buffer.from(TEST_SECRETS.CHAIN_KEY, "base64")) },
]);

/** Seals rows that a test inserted or updated directly. All must belong to one organization. */
export async function sealRollovers({ db }: TestEnvironment, ids: readonly string[]): Promise<void> {
  await inSqlTransaction(db, async (tx) => {
    const plannedChanges = (await lockAvailableRows(tx, ids)).map((row) =>
      planChange({ chainKeys: CHAIN_KEYS, responses: null }, row, {
        change: {
          type: "rollover.sealed",
          at: row.updatedAt,
          actor: { type: "operator", id: null },
          action: null,
          fromState: row.state,
          toState: row.state,
          reason: null,
          data: {},
          skipsEvents: true,
        },
      }),
    );
    await writePlannedChanges(tx, CHAIN_KEYS, { plannedChanges, writeRows: writeAccountNumbers });
  });
}
