import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { buildAccount, buildKey, buildRolloverBody, custodianId, type TestEnvironment } from "@svc/testing";
import { startServer, stopServer, toDeployed } from "./load.ts";

// Rollovers with a life behind them: walked through the sandbox by the API, with money, documents, receipts, deadlines and tax.

const EXAMPLES = fileURLToPath(new URL("../examples/", import.meta.url));

/** The examples that walk rollovers to their end, among them split, inherited, in kind, bounced and late ones. */
const WALKS = [
  "walk-rollovers.ts",
  "rollovers/bounced-check.ts",
  "rollovers/in-kind-transfer.ts",
  "rollovers/inherited-401k.ts",
  "rollovers/late-indirect.ts",
  "rollovers/qdro.ts",
  "rollovers/split-401k.ts",
];

/** Where rollovers stand that are not completed. */
const STATES = [
  "draft",
  "in_review",
  "awaiting_documents",
  "approved",
  "requested",
  "processing",
  "funds_sent",
  "funds_received",
  "on_hold",
  "cancelled",
  "rejected",
  "failed",
];

/** Walks rollovers of every kind and to every state, for an organization of their own. @returns their ids */
export async function walkLives(test: TestEnvironment): Promise<string[]> {
  const { key, organizationId } = await buildKey(test, "ak");
  const env = {
    ...test.env,
    DATABASE_URL: test.urls.api,
    LOG_LEVEL: "warn",
    RATE_LIMIT_PER_MINUTE: "100000",
  };
  const api = await startServer(...toDeployed("apps/api/src/main.ts", env));
  const folder = mkdtempSync(join(tmpdir(), "svc-lives-"));
  try {
    const file = join(folder, "demo.env");
    writeFileSync(file, `SVC_API_URL=${api.url}\nSVC_AK=${key}\n`);
    const options = { env: { ...process.env, LETTERS: folder } };
    for (const walk of WALKS)
      await promisify(execFile)(process.execPath, [join(EXAMPLES, walk), file], options);
    const account = await buildAccount(test, organizationId, { dateOfBirth: "1960-02-03" });
    for (const to of STATES) await walkTo(test, { url: api.url, key, accountId: account.id }, to);
  } finally {
    rmSync(folder, { recursive: true });
    await stopServer(api);
  }
  const { rows } = await test.db.pool.query<{ id: string }>(
    "SELECT id FROM rollovers WHERE organization_id = $1 ORDER BY id",
    [organizationId],
  );
  return rows.map(({ id }) => id);
}

async function walkTo(
  test: TestEnvironment,
  { url, key, accountId }: { url: string; key: string; accountId: string },
  to: string,
): Promise<void> {
  const post = async (path: string, body: unknown): Promise<{ id: string; state: string }> => {
    const headers = {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} to ${to}: ${await answer.text()}`);
    return (await answer.json()) as { id: string; state: string };
  };
  const body = await buildRolloverBody(test, accountId);
  body.source.custodianId = await custodianId(test, "test-manual");
  body.source.accountNumber = `LIFE-${STATES.indexOf(to)}`;
  const { id, state } = await post("/v1/rollovers", body);
  if (state !== to) await post(`/v1/sandbox/rollovers/${id}/advance`, { to });
}
