import { createSecretKey, hash } from "node:crypto";
import { CustodianCache } from "@svc/custodians";
import { UNNAMED_SECRET } from "@svc/service-kit";
import { buildAccount, TEST_SECRETS, type TestEnvironment } from "@svc/testing";
import pg from "pg";
import { AnswerRewriter } from "../apps/api/src/rollovers/answers/rewrite-answers.ts";
import { RolloverAnswers } from "../apps/api/src/rollovers/answers/rollover-answers.ts";
import { ChainKeys } from "../apps/api/src/rollovers/history/chain-keys.ts";
import { copyRow } from "./flat-copy.ts";
import { walkLives } from "./lives.ts";

const FIRST_MOMENT = Date.parse("2026-01-01T00:00:00Z");

/** The id of the nth, from 1 on. */
export const rolloverId = (n: number) => `rol_0${n.toString(16).padStart(25, "0")}`;

/**
 * Gives an organization so many rollovers, a second apart. They are copies of rollovers that were walked through the sandbox, kind
 * after kind in turn, with ids of their own; their histories stay with the originals.
 */
export async function insertRollovers(
  test: TestEnvironment,
  organizationId: string,
  count: number,
): Promise<void> {
  const lives = await walkLives(test);
  const account = await buildAccount(test, organizationId);
  const client = new pg.Client({ connectionString: test.env.DATABASE_URL });
  await client.connect();
  try {
    // The copies refer to what is there: nothing is looked up for each.
    await client.query("SET session_replication_role = replica");
    for (const [place, id] of lives.entries()) {
      const to = Math.ceil((count - place) / lives.length);
      await copyRow(client, "rollovers", { id, from: 0, to }, (turn) => {
        const n = 1 + place + turn * lives.length;
        const moment = new Date(FIRST_MOMENT + n * 1000).toISOString();
        return {
          id: rolloverId(n),
          organization_id: organizationId,
          account_id: account.id,
          external_id: `ext-${n}`,
          // An account has one open rollover of the same money.
          source_account_number_index: hash("sha256", `source ${n}`),
          distribution_id: null,
          created_at: moment,
          updated_at: moment,
        };
      });
    }
    await storeAnswers(test);
    await client.query("VACUUM ANALYZE rollovers, rollover_answers");
  } finally {
    await client.end();
  }
}

/** Stores the answers of rollovers that were copied, as a worker does. */
async function storeAnswers({ db }: TestEnvironment): Promise<void> {
  const custodians = new CustodianCache(db);
  const key = createSecretKey(Buffer.from(TEST_SECRETS.CHAIN_KEY, "base64"));
  const chainKeys = new ChainKeys([{ id: UNNAMED_SECRET, key }]);
  const answers = new RolloverAnswers({ environment: "test", custodians, chainKeys });
  const rewriter = new AnswerRewriter();
  while ((await rewriter.run({ db, custodians, answers })) > 0);
}
