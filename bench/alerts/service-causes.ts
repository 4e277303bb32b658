import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildShiftedClockEnv } from "@svc/testing";
import type { Site } from "../faults/site.ts";
import type { SupervisedProgram } from "../faults/supervised.ts";
import { type Cause, createRollover, sendRequest } from "./cause.ts";

const getOnly = ([program]: SupervisedProgram[]): SupervisedProgram => {
  if (!program) throw new Error("no such process");
  return program;
};

const repeat = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

const readRollovers = (site: Site, count: number) =>
  repeat(count, () => sendRequest(site, "/v1/rollovers?limit=5").catch(() => null));

async function upload(site: Site, id: string, size: number): Promise<number> {
  const form = new FormData();
  form.set("type", "statement");
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size, "a"), Buffer.from("\n%%EOF\n")]);
  form.set("file", new Blob([bytes]), "scan.pdf");
  return (await sendRequest(site, `/v1/rollovers/${id}/documents`, form)).status;
}

// Rollover IDs, set by `begin` for `sustain`.
let rolloverWithDocuments = "";
let alteredRollover = "";

export const SERVICE_CAUSES: readonly Cause[] = [
  {
    name: "the documents' disk is full during an upload",
    alerts: ["SvcDocumentDiskFull", "SvcDocumentStorageUnavailable"],
    needs: "namespace",
    async begin(site) {
      const folder = site.env.DATA_DIR ?? "";
      rolloverWithDocuments = await createRollover(site, undefined, "draft");
      const status = await upload(site, rolloverWithDocuments, 1_000);
      if (status !== 200) throw new Error(`an upload returned ${status} before the disk was full`);
      const ballast = join(folder, "ballast");
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      return async () => {
        rmSync(ballast);
        const after = await upload(site, rolloverWithDocuments, 1_000);
        if (after !== 200) throw new Error(`an upload returned ${after} after space was freed`);
      };
    },
    async sustain(site) {
      const status = await upload(site, rolloverWithDocuments, 200_000);
      if (status !== 503) throw new Error(`an upload to a full disk returned ${status}`);
    },
  },
  {
    name: "the widget service is down",
    alerts: ["SvcDown"],
    async begin({ widget }) {
      await getOnly(widget).stop("SIGTERM");
      return () => getOnly(widget).start();
    },
  },
  {
    name: "PostgreSQL is down, and clients keep sending requests",
    alerts: ["SvcNotReady", "SvcErrorsFastBurn", "SvcErrorsSlowBurn", "SvcDatabaseMetricsMissing"],
    async begin({ servers, api, worker, widget }) {
      await servers.postgres.stop();
      return async () => {
        await servers.startPostgresAgain();
        await Promise.all([...api, ...worker, ...widget].map((program) => program.waitUntilReady()));
      };
    },
    sustain: async (site) => void (await readRollovers(site, 5)),
  },
  {
    name: "the API process is paused repeatedly",
    alerts: ["SvcSlow", "SvcEventLoopLag"],
    begin: async () => undefined,
    async sustain(site) {
      const api = getOnly(site.api);
      const responses = readRollovers(site, 8);
      // Lets the requests arrive, then delays their responses by more than the alert's limit of a second.
      await pause(15);
      api.signal("SIGSTOP");
      await pause(1_600);
      api.signal("SIGCONT");
      await responses;
    },
  },
  {
    name: "a table is locked repeatedly while sixty clients read it",
    alerts: ["SvcOverloaded"],
    begin: async () => undefined,
    async sustain(site) {
      const client = await site.servers.connect();
      await client.query("BEGIN; LOCK TABLE rollovers IN ACCESS EXCLUSIVE MODE");
      const responses = readRollovers(site, 60);
      await pause(1_000);
      await client.query("ROLLBACK");
      await client.end();
      await responses;
    },
  },
  {
    name: "the replica is unreachable",
    alerts: ["SvcReplicaUnused"],
    async begin({ api }) {
      await getOnly(api).stop("SIGTERM");
      await getOnly(api).start({ DATABASE_READ_URL: "postgresql://svc@127.0.0.1:1/svc" });
      return async () => {
        await getOnly(api).stop("SIGTERM");
        await getOnly(api).start();
      };
    },
    sustain: async (site) => void (await readRollovers(site, 5)),
  },
  {
    name: "Redis is down",
    alerts: ["SvcRedisUnreachable"],
    async begin({ servers }) {
      await servers.redis.kill();
      return () => servers.startRedisAgain();
    },
  },
  {
    name: "the worker's clock is three seconds ahead",
    alerts: ["SvcClockSkew"],
    async begin({ worker }) {
      await getOnly(worker).stop("SIGTERM");
      await getOnly(worker).start(buildShiftedClockEnv(3_000));
      return async () => {
        await getOnly(worker).stop("SIGTERM");
        await getOnly(worker).start();
      };
    },
  },
  {
    name: "the widget service is killed repeatedly",
    alerts: ["SvcRestarts"],
    begin: async () => undefined,
    async sustain({ widget }) {
      const program = getOnly(widget);
      await program.waitUntilReady();
      // Lets a scrape see each restart.
      await pause(3_000);
      const { unexpectedExits } = program;
      program.signal("SIGKILL");
      while (program.unexpectedExits === unexpectedExits) await pause(20);
      await program.waitUntilReady();
    },
  },
  {
    name: "a client tries unknown keys",
    alerts: ["SvcKeyGuessing"],
    begin: async () => undefined,
    sustain: async (site) =>
      void (await repeat(20, () =>
        sendRequest(site, "/v1/rollovers", undefined, `${site.target.ak.slice(0, -1)}!`),
      )),
  },
  {
    name: "a rollover's row is altered in the database, then acted on",
    alerts: ["SvcRecordsAltered"],
    async begin(site) {
      alteredRollover = await createRollover(site, undefined, "draft");
      const update = (method: string) =>
        site.servers.run(
          `UPDATE rollovers SET delivery_method = '${method}' WHERE id = '${alteredRollover}'`,
        );
      await update("check");
      return () => update("wire");
    },
    sustain: async (site) =>
      void (await sendRequest(site, `/v1/rollovers/${alteredRollover}/actions`, {
        action: "cancel",
        params: { reason: "None" },
      })),
  },
];
