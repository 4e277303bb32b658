import { expect } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { checkBooks } from "../../src/records/books/check-books.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";
import type { TestApi } from "../start-test-api.ts";

/** How far the check's clock is ahead of `now`: a check covers only events from before its start. */
const CLOCK_AHEAD_MS = 600_000;

export async function expectAgreement({ db, environment }: TestApi, now: Date): Promise<void> {
  const clock = new TestClock(now.getTime() + CLOCK_AHEAD_MS);
  await checkBooks(
    { db, clock, chainKeys: CHAIN_KEYS, environment },
    { sweptPerRun: Number.MAX_SAFE_INTEGER, startsRound: true },
  );
  const { rows } = await db.pool.query("SELECT object_id, code, detail FROM book_findings ORDER BY 1, 2");
  expect(rows).toEqual([]);
}
