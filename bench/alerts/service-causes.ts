import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildShiftedClockEnv } from "@svc/testing";
import type { Site } from "../faults/site.ts";
import type { Supervised } from "../faults/supervised.ts";
import { type Cause, createRollover, runOnPostgres, sendRequest } from "./cause.ts";

const only = ([program]: Supervised[]): Supervised => {
  if (!program) throw new Error("no such process");
  return program;
};

const many = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

/** Ignores the responses. */
const read = (site: Site, count: number) =>
  many(count, () => sendRequest(site, "/v1/rollovers?limit=5").catch(() => null));

async function upload(site: Site, id: string, size: number): Promise<number> {
  const form = new FormData();
  form.set("type", "statement");
  const bytes = Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(size, "a"), Buffer.from("\n%%EOF\n")]);
  form.set("file", new Blob([bytes]), "scan.pdf");
  return (await sendRequest(site, `/v1/rollovers/${id}/documents`, form)).status;
}

let documented = "";

export const SERVICE_CAUSES: readonly Cause[] = [
  {
    name: "the documents' disk is full during an upload",
    alerts: ["SvcDocumentsDiskFull", "SvcDocumentsStorageAway"],
    needs: "namespace",
    async begin(site) {
      const folder = site.env.DATA_DIR ?? "";
      documented = await createRollover(site, undefined, "draft");
      const status = await upload(site, documented, 1_000);
      if (status !== 200) throw new Error(`an upload returned ${status} before the disk was full`);
      const ballast = join(folder, "ballast");
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      return async () => {
        rmSync(ballast);
        const after = await upload(site, documented, 1_000);
        if (after !== 200) throw new Error(`an upload returned ${after} after space was freed`);
      };
    },
    async sustain(site) {
      const status = await upload(site, documented, 200_000);
      if (status !== 503) throw new Error(`an upload to a full disk returned ${status}`);
    },
  },
  {
    name: "the widget service is gone",
    alerts: ["SvcDown"],
    async begin({ widget }) {
      await only(widget).stop("SIGTERM");
      return () => only(widget).start();
    },
  },
  {
    name: "PostgreSQL is away, and clients go on",
    alerts: ["SvcNotReady", "SvcErrorsFast", "SvcErrorsSlow", "SvcReadingsMissing"],
    async begin({ servers, api, worker, widget }) {
      await servers.postgres.stop();
      return async () => {
        await servers.startPostgresAgain();
        await Promise.all([...api, ...worker, ...widget].map((program) => program.untilReady()));
      };
    },
    sustain: async (site) => void (await read(site, 5)),
  },
  {
    name: "the API gets a processor for moments only",
    alerts: ["SvcSlow", "SvcBusy"],
    begin: async () => undefined,
    async sustain(site) {
      const api = only(site.api);
      const answers = read(site, 8);
      // The requests are now waiting for the database.
      await pause(15);
      api.signal("SIGSTOP");
      await pause(1_600);
      api.signal("SIGCONT");
      await answers;
    },
  },
  {
    name: "a table is locked again and again while sixty clients ask for it",
    alerts: ["SvcOverloaded"],
    begin: async () => undefined,
    async sustain(site) {
      const client = await site.servers.connect();
      await client.query("BEGIN; LOCK TABLE rollovers IN ACCESS EXCLUSIVE MODE");
      const answers = read(site, 60);
      await pause(1_000);
      await client.query("ROLLBACK");
      await client.end();
      await answers;
    },
  },
  {
    name: "the replica is away",
    alerts: ["SvcReplicaUnused"],
    async begin({ api }) {
      await only(api).stop("SIGTERM");
      // Nothing listens on port 1.
      await only(api).start({ DATABASE_READ_URL: "postgresql://svc@127.0.0.1:1/svc" });
      return async () => {
        await only(api).stop("SIGTERM");
        await only(api).start();
      };
    },
    sustain: async (site) => void (await read(site, 5)),
  },
  {
    name: "Redis is away",
    alerts: ["SvcRedisAway"],
    async begin({ servers }) {
      await servers.redis.kill();
      return () => servers.startRedisAgain();
    },
  },
  {
    name: "the worker's clock is three seconds ahead",
    alerts: ["SvcClockOff"],
    async begin({ worker }) {
      await only(worker).stop("SIGTERM");
      await only(worker).start(buildShiftedClockEnv(3_000));
      return async () => {
        await only(worker).stop("SIGTERM");
        await only(worker).start();
      };
    },
  },
  {
    name: "the widget service is killed again and again",
    alerts: ["SvcRestarts"],
    begin: async () => undefined,
    async sustain({ widget }) {
      const program = only(widget);
      await program.untilReady();
      // Lets a scrape see each restart.
      await pause(3_000);
      const { ended } = program;
      program.signal("SIGKILL");
      while (program.ended === ended) await pause(20);
      await program.untilReady();
    },
  },
  {
    name: "unknown keys are tried",
    alerts: ["SvcKeysGuessed"],
    begin: async () => undefined,
    sustain: async (site) =>
      void (await many(20, () =>
        sendRequest(site, "/v1/rollovers", undefined, `${site.target.ak.slice(0, -1)}!`),
      )),
  },
  {
    name: "a rollover's row is altered in the database, then acted on",
    alerts: ["SvcRecordsAltered"],
    async begin(site) {
      const id = await createRollover(site, undefined, "draft");
      altered = id;
      await runOnPostgres(site, `UPDATE rollovers SET delivery_method = 'check' WHERE id = '${id}'`);
      return () => runOnPostgres(site, `UPDATE rollovers SET delivery_method = 'wire' WHERE id = '${id}'`);
    },
    sustain: async (site) =>
      void (await sendRequest(site, `/v1/rollovers/${altered}/actions`, {
        action: "cancel",
        params: { reason: "None" },
      })),
  },
];

let altered = "";
