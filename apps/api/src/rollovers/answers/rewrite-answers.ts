import type { CustodianCache, CustodianDirectory } from "@svc/custodians";
import { type Database, inSqlTransaction } from "@svc/database";
import { lockFreeRows } from "../history/rows-store.ts";
import { listBases, replaceAnswers } from "./answer-store.ts";
import type { RolloverAnswers } from "./rollover-answers.ts";

interface RewriteContext {
  db: Database;
  custodians: CustodianCache;
  answers: RolloverAnswers;
}

const LOOKED_AT = 2_000;
/** Rows are locked for as long as so many answers take to compute and write. */
const WRITTEN_AT_ONCE = 50;
/** A run ends after so long, and the next one goes on where it ended. */
const RUN_MS = 45_000;
/** How long a worker rests after it has found all answers current: writes by the last release leave outdated ones. */
const REST_MS = 3_600_000;

/** Computes stored answers again that are missing or outdated, such as after a change of the directory or of the form of answers. */
export class AnswerRewriter {
  private after = "";
  private restsUntil = 0;
  private directory: CustodianDirectory | null = null;

  /** @returns how many answers were stored */
  async run(ctx: RewriteContext): Promise<number> {
    const directory = await ctx.custodians.get();
    const started = performance.now();
    if (directory === this.directory && started < this.restsUntil) return 0;
    // What was looked at before the directory changed is looked at again.
    if (directory !== this.directory) this.after = "";
    this.directory = directory;
    let stored = 0;
    while (performance.now() - started < RUN_MS) {
      const bases = await listBases(ctx.db.sql, this.after, LOOKED_AT);
      const outdated = bases
        .filter(({ basis }) => basis === null || !ctx.answers.isCurrent(basis, directory))
        .map(({ id }) => id);
      for (let start = 0; start < outdated.length; start += WRITTEN_AT_ONCE)
        stored += await rewrite(ctx, outdated.slice(start, start + WRITTEN_AT_ONCE), directory);
      this.after = bases.at(-1)?.id ?? "";
      if (bases.length < LOOKED_AT) {
        this.after = "";
        this.restsUntil = performance.now() + REST_MS;
        break;
      }
    }
    return stored;
  }
}

/** Rows that somebody has locked are passed over: a change stores their answer itself. */
async function rewrite(
  { db, answers }: RewriteContext,
  ids: readonly string[],
  directory: CustodianDirectory,
): Promise<number> {
  return inSqlTransaction(db, async (tx) => {
    const rows = await lockFreeRows(tx, ids);
    await replaceAnswers(
      tx,
      rows.map((row) => ({ id: row.id, ...answers.toStored(row, directory) })),
    );
    return rows.length;
  });
}
