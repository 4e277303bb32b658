import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { inSqlTransaction, recordEvents } from "@svc/database";
import { findFreePort, type LocalPostgres, startPostgres } from "@svc/local-servers";
import { newId } from "@svc/service-kit";
import {
  buildOrganization,
  createTestEnvironment,
  describeWithRedis,
  pollUntil,
  SERVER_URL_VARIABLE,
  type ServiceProcess,
  startServiceProcess,
  TEMPLATES,
  TEST_CIPHER,
  type TestEnvironment,
} from "@svc/testing";
import { sealSecret } from "../../src/webhooks/endpoints/endpoint-secrets.ts";
import { formatSecret } from "../../src/webhooks/endpoints/signature.ts";

const ROLLOVER_COUNT = 200;
const EVENTS_PER_ROLLOVER = 10;
const KILL_COUNT = 20;
const REQUESTS_PER_RUN = 60;
const DRAIN_TIMEOUT_MS = 120_000;
const TEST_TIMEOUT_MS = 300_000;
const REJECTED_SHARE = 0.25;
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const NODE_FLAGS = ["-C", "source", "--disable-warning=ExperimentalWarning"];

/** Starts a separate PostgreSQL, because the test restarts it. */
async function startTestPostgres(dataDir: string, port: number): Promise<LocalPostgres> {
  return startPostgres({
    dataDir,
    password: "test",
    settings: { port: String(port), synchronous_commit: "off" },
  });
}

describeWithRedis("Deliveries while workers are killed and PostgreSQL is restarted", () => {
  const folder = mkdtempSync(join(tmpdir(), "svc-crashes-"));
  let postgres: LocalPostgres;
  let port: number;
  let test: TestEnvironment;
  let receiver: Server;
  let worker: ServiceProcess | null = null;
  let requests = 0;
  const accepted = new Set<string>();
  const outOfOrder: string[] = [];

  function startReceiver(): Promise<Server> {
    const server = createServer((req, res) => {
      const parts: Buffer[] = [];
      req.on("data", (part) => parts.push(part));
      req.on("end", () => {
        requests += 1;
        const { data } = JSON.parse(Buffer.concat(parts).toString());
        const { rolloverId, sequence } = data as { rolloverId: string; sequence: number };
        if (sequence > 1 && !accepted.has(`${rolloverId}/${sequence - 1}`)) {
          outOfOrder.push(`${rolloverId}/${sequence}`);
        }
        const isAccepted = Math.random() >= REJECTED_SHARE;
        res.statusCode = isAccepted ? 204 : 500;
        if (isAccepted) accepted.add(`${rolloverId}/${sequence}`);
        res.end();
      });
    });
    return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server)));
  }

  async function startWorker(): Promise<void> {
    worker = await startServiceProcess("delivery-worker", {
      ...test.env,
      DATABASE_URL: test.urls.api,
      WEBHOOK_ALLOW_LOOPBACK: "true",
    });
  }

  /** @throws Error as soon as the worker exits */
  async function waitForRequests(condition: string, count: number): Promise<void> {
    const before = requests;
    await pollUntil(condition, async () => {
      if (!worker?.isRunning()) throw new Error(`the worker ended: ${(await worker?.ended)?.output}`);
      return requests >= before + count;
    });
  }

  async function killWorker(): Promise<void> {
    await worker?.kill();
    worker = null;
  }

  beforeAll(async () => {
    port = await findFreePort();
    postgres = await startTestPostgres(join(folder, "postgres"), port);
    const url = new URL(postgres.url("postgres"));
    url.port = String(port);
    process.env[SERVER_URL_VARIABLE] = url.href;
    const script = fileURLToPath(
      new URL("../../../../packages/testing/src/make-templates.ts", import.meta.url),
    );
    await promisify(execFile)(process.execPath, [...NODE_FLAGS, script, "test", TEMPLATES.test], {
      cwd: ROOT,
      env: { ...process.env, NODE_OPTIONS: "" },
    });
    test = await createTestEnvironment();
    receiver = await startReceiver();
  });

  afterAll(async () => {
    await killWorker();
    await new Promise((resolve) => receiver?.close(resolve));
    await test?.close();
    await postgres?.stop();
    delete process.env[SERVER_URL_VARIABLE];
    rmSync(folder, { recursive: true, force: true });
  });

  async function insertEndpoint(organizationId: string): Promise<string> {
    const id = newId("whe");
    const at = new Date();
    const secret = formatSecret(Buffer.alloc(32, "w"));
    const ciphertext = sealSecret({ cipher: TEST_CIPHER }, id, secret);
    await test.db.prisma.webhookEndpoint.create({
      data: {
        id,
        organizationId,
        url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`,
        eventTypes: ["rollover.*"],
        secrets: [{ ciphertext, createdAt: at.toISOString(), expiresAt: null }],
        createdAt: at,
        updatedAt: at,
      },
    });
    return id;
  }

  const countWaiting = async () => test.db.prisma.webhookDelivery.count({ where: { status: "waiting" } });

  it(
    "all arrive, in order per rollover, and no lane is left",
    async () => {
      const organizationId = await buildOrganization(test);
      await insertEndpoint(organizationId);
      const rollovers = Array.from({ length: ROLLOVER_COUNT }, () => newId("rol"));
      const at = new Date();
      for (let sequence = 1; sequence <= EVENTS_PER_ROLLOVER; sequence += 1) {
        await inSqlTransaction(test.db, (tx) =>
          recordEvents(
            tx,
            rollovers.map((id) => ({
              organizationId,
              type: "rollover.updated",
              data: { rolloverId: id, sequence, state: "draft", previousState: "draft" },
              rollover: { id, sequence },
              at,
            })),
          ),
        );
      }
      expect(await countWaiting()).toBe(ROLLOVER_COUNT * EVENTS_PER_ROLLOVER);

      for (let kill = 1; kill <= KILL_COUNT; kill += 1) {
        await startWorker();
        await waitForRequests("it delivers", REQUESTS_PER_RUN);
        if (kill === KILL_COUNT / 2) {
          await postgres.stop();
          postgres = await startTestPostgres(join(folder, "postgres"), port);
          await waitForRequests("it delivers again", REQUESTS_PER_RUN);
        }
        await killWorker();
      }
      expect(await countWaiting()).toBeGreaterThan(0);

      await startWorker();
      await pollUntil("no delivery is waiting", countWaiting, {
        isDone: (count) => count === 0,
        timeoutMs: DRAIN_TIMEOUT_MS,
      });
      expect(accepted.size).toBe(ROLLOVER_COUNT * EVENTS_PER_ROLLOVER);
      expect(outOfOrder).toEqual([]);
      const ended = await test.db.prisma.webhookDelivery.groupBy({ by: ["status"], _count: true });
      expect(ended).toEqual([{ status: "succeeded", _count: ROLLOVER_COUNT * EVENTS_PER_ROLLOVER }]);
      await pollUntil("no lane is left", async () => (await test.db.prisma.webhookLane.count()) === 0);
    },
    TEST_TIMEOUT_MS,
  );
});
