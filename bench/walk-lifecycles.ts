import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  buildAccount,
  buildKey,
  buildRolloverBody,
  findCustodianId,
  type TestEnvironment,
} from "@svc/testing";
import { buildDeployedCommand, startServer, stopServer } from "./load.ts";
import { requestJson } from "./request-json.ts";

// Creates realistic rollovers through the API and its sandbox, with money, documents, receipts, deadlines and tax.

const EXAMPLES = fileURLToPath(new URL("../examples/", import.meta.url));

/** Example programs. They move rollovers to completed. */
const WALKS = [
  "walk-rollovers.ts",
  "rollovers/bounced-check.ts",
  "rollovers/in-kind-transfer.ts",
  "rollovers/inherited-401k.ts",
  "rollovers/late-indirect.ts",
  "rollovers/qdro.ts",
  "rollovers/split-401k.ts",
];

/** The sandbox moves one more rollover to each of these states. */
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

interface WalkedApi {
  url: string;
  key: string;
  /** `examples` folder of the API's release. Default: this release's. */
  examples?: string;
  buildBody(accountNumber: string): object | Promise<object>;
}

/** @returns the rollovers' IDs */
export async function walkLifecycles(test: TestEnvironment): Promise<string[]> {
  const { key, organizationId } = await buildKey(test, "ak");
  const env = {
    ...test.env,
    DATABASE_URL: test.urls.api,
    LOG_LEVEL: "warn",
    RATE_LIMIT_PER_MINUTE: "100000",
  };
  const api = await startServer(...buildDeployedCommand("apps/api/src/main.ts", env));
  const account = await buildAccount(test, organizationId, { dateOfBirth: "1960-02-03" });
  const source = await findCustodianId(test, "test-manual");
  const buildBody = async (accountNumber: string) => {
    const body = await buildRolloverBody(test, account.id);
    return { ...body, source: { ...body.source, custodianId: source, accountNumber } };
  };
  try {
    await walkAllStates({ url: api.url, key, buildBody });
  } finally {
    await stopServer(api);
  }
  const { rows } = await test.db.pool.query<{ id: string }>(
    "SELECT id FROM rollovers WHERE organization_id = $1 ORDER BY id",
    [organizationId],
  );
  return rows.map(({ id }) => id);
}

export async function walkAllStates(api: WalkedApi): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "svc-lives-"));
  try {
    const file = join(folder, "demo.env");
    writeFileSync(file, `SVC_API_URL=${api.url}\nSVC_AK=${api.key}\n`);
    const options = { env: { ...process.env, LETTERS: folder } };
    for (const walk of WALKS)
      await promisify(execFile)(process.execPath, [join(api.examples ?? EXAMPLES, walk), file], options);
  } finally {
    rmSync(folder, { recursive: true });
  }
  for (const to of STATES) {
    const body = await api.buildBody(`LIFE-${STATES.indexOf(to)}`);
    const { id, state } = await requestJson(api.url, "/v1/rollovers", api.key, body, {
      "idempotency-key": crypto.randomUUID(),
    });
    if (state !== to) await requestJson(api.url, `/v1/sandbox/rollovers/${id}/advance`, api.key, { to });
  }
}
