import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { itWithGoModules, TestClock } from "@svc/testing";
import pino from "pino";
import { anchorDaily } from "../../src/records/anchors/anchor-daily.ts";
import { type AnchorLog, appendToLog, publishLog } from "../../src/records/anchors/anchor-log.ts";
import { BucketAnchorStorage, FolderAnchorStorage } from "../../src/records/anchors/anchor-storage.ts";
import { formatFileEntry } from "../../src/records/anchors/file-entry.ts";
import { createSignerKey, parseSigner } from "../../src/records/anchors/signed-note.ts";
import { parseDocumentsUrl } from "../../src/rollovers/documents/storage/documents-url.ts";
import { runSvc, runSvcJson } from "../cli/run-svc.ts";
import { startFakeS3 } from "../documents/fake-s3.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";
import { useTestApi } from "../start-test-api.ts";
import { createRollover, runActions } from "../workflow/rollover-steps.ts";
import { runGoVerifier } from "./go-verifier.ts";
import { cosign, createWitness } from "./test-witness.ts";
import { runVerifier } from "./verify-anchors.ts";

describe("The transparency log of anchors", () => {
  const api = useTestApi();
  let tempFolder: string;
  let logCount = 0;
  beforeAll(async () => {
    tempFolder = await mkdtemp(join(tmpdir(), "svc-log-"));
  });
  afterAll(() => rm(tempFolder, { recursive: true }));

  const lines: string[] = [];
  const logger = pino({ level: "info" }, { write: (line) => void lines.push(line) });
  const clock = new TestClock(Date.parse("2026-06-15T12:00:00Z"));

  async function openLog(changes: Partial<AnchorLog> = {}) {
    logCount += 1;
    const folder = await mkdtemp(join(tempFolder, "copy-"));
    const key = createSignerKey(`history.example.com/test-${logCount}`);
    const signer = parseSigner(key);
    const storages = [new FolderAnchorStorage(folder)];
    const log: AnchorLog = { db: api.db, clock, log: logger, signer, storages, witnesses: [], ...changes };
    const verifyLog = (...args: string[]) =>
      runVerifier("--log", join(folder, "log"), "--key", signer.verifierKey, ...args);
    return { log, folder, key, verifyLog, checkpoint: join(folder, "log/checkpoint") };
  }
  const buildEntries = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => formatFileEntry(`file-${from + index}`, "0".repeat(64)));

  it("grows across tiles, and each checkpoint extends the one before", async () => {
    const { log, folder, verifyLog, checkpoint } = await openLog();
    let size = 0;
    // The log ends before, at and after a full tile of 256 entries.
    for (const count of [0, 1, 2, 252, 1, 1, 300]) {
      const previousCheckpoint = join(tempFolder, "previous-checkpoint");
      if (size > 0) await cp(checkpoint, previousCheckpoint);
      await appendToLog(log, buildEntries(count, size));
      const [copy] = await publishLog(log);
      expect(copy).toEqual({ place: folder, size: size + count });
      const run = runVerifier(
        ...["--log", join(folder, "log"), "--key", log.signer.verifierKey],
        ...(size > 0 ? ["--since", previousCheckpoint] : []),
      );
      expect(run).toMatchObject({ code: 0, stderr: "" });
      expect(run.stdout).toContain(`${size + count} entries`);
      size += count;
    }
    // One 32-byte hash for each of the two full tiles.
    expect(await readFile(join(folder, "log/tile/1/000.p/2"))).toHaveLength(64);
    // Repeated entries change nothing.
    await appendToLog(log, buildEntries(3));
    expect(await publishLog(log)).toEqual([{ place: folder, size: 557 }]);
    expect(verifyLog()).toMatchObject({ code: 0 });
  });

  it("is not forked by concurrent workers", async () => {
    const { log, folder, verifyLog } = await openLog();
    const work = async (worker: number) => {
      for (let round = 0; round < 5; round += 1) {
        await appendToLog(log, buildEntries(2, worker * 100 + round * 2));
        await publishLog(log);
      }
    };
    await Promise.all([work(1), work(2), work(3)]);
    await appendToLog(log, []);
    expect(await publishLog(log)).toEqual([{ place: folder, size: 30 }]);
    expect(verifyLog()).toMatchObject({ code: 0 });
  });

  it("continues after a run that ended before it wrote its checkpoint", async () => {
    const { log, folder, verifyLog } = await openLog();
    await appendToLog(log, buildEntries(3));
    await publishLog(log);
    await appendToLog(log, buildEntries(2, 3));
    const failing = new FolderAnchorStorage(folder);
    const write = failing.write.bind(failing);
    failing.write = async (name, bytes) => {
      if (name.endsWith("checkpoint")) throw new Error("ended");
      await write(name, bytes);
    };
    await expect(publishLog({ ...log, storages: [failing] })).rejects.toThrow("ended");
    expect(verifyLog().stdout).toContain(": 3 entries");
    await appendToLog(log, buildEntries(1, 5));
    await publishLog(log);
    expect(verifyLog()).toMatchObject({ code: 0, stdout: expect.stringContaining(": 6 entries") });
  });

  it("reports a lost copy, and writes it again only on request", async () => {
    const { log, folder, verifyLog } = await openLog();
    await appendToLog(log, buildEntries(3));
    await publishLog(log);
    await rm(join(folder, "log"), { recursive: true });
    await expect(appendToLog(log, buildEntries(1, 3))).rejects.toThrow(/log is lost: it had 3 entries/);
    await expect(publishLog(log)).rejects.toThrow(/log is lost/);
    expect(verifyLog()).toMatchObject({ code: 1 });
    await publishLog(log, { isRestoring: true });
    expect(verifyLog()).toMatchObject({ code: 0, stdout: expect.stringContaining(": 3 entries") });
  });

  it("restores rows that the database lost, and rejects rows that were changed", async () => {
    const { log, verifyLog } = await openLog();
    const { name } = log.signer.verifier;
    await appendToLog(log, buildEntries(4));
    await publishLog(log);
    await api.db.pool.query("DELETE FROM anchor_log_entries WHERE log = $1 AND position > 1", [name]);
    await expect(publishLog(log)).rejects.toThrow(/has entries that the database lacks/);
    await appendToLog(log, buildEntries(1, 9));
    await publishLog(log);
    expect(verifyLog().stdout).toContain(": 5 entries");
    expect(lines.at(-1)).toContain("restored entries of the anchor log");

    const change = "UPDATE anchor_log_entries SET entry = '{}' WHERE log = $1 AND position = 1";
    await api.db.pool.query(change, [name]);
    await expect(appendToLog(log, [])).rejects.toThrow(/has a different history than the database/);
    await expect(publishLog(log)).rejects.toThrow(/has a different history than the database/);
    await expect(publishLog(log, { isRestoring: true })).rejects.toThrow(/different history/);
  });

  it("rejects a copy that another key signed, or whose files are damaged", async () => {
    const { log, folder, checkpoint } = await openLog();
    await appendToLog(log, buildEntries(3));
    await publishLog(log);
    await writeFile(join(folder, "log/tile/entries/000.p/3"), "");
    await expect(appendToLog(log, [])).rejects.toThrow(/is damaged/);
    const note = await readFile(checkpoint, "utf8");
    await writeFile(checkpoint, note.replace("\n3\n", "\n4\n"));
    await expect(publishLog(log)).rejects.toThrow(/is not signed with ANCHOR_LOG_KEY/);
  });

  it("is published to a bucket with object lock, where each day's anchor is written once", async () => {
    const s3 = await startFakeS3();
    const bucket = new BucketAnchorStorage(parseDocumentsUrl(s3.url), {
      retainDays: 30,
      now: () => clock.now(),
    });
    try {
      const { log } = await openLog({ storages: [bucket] });
      const ctx = { db: api.db, chainKeys: CHAIN_KEYS, environment: "test" as const, clock, log: logger };
      const targets = { folder: null, storages: [bucket], log };
      await Promise.all([anchorDaily(ctx, targets), anchorDaily(ctx, targets)]);
      const day = clock.now().toISOString().slice(0, 10);
      const name = `/papers/test/timeline-anchor-test-${day}.txt`;
      const anchor = s3.objects.get(name);
      expect(anchor?.length).toBeGreaterThan(0);
      await anchorDaily(ctx, targets);
      expect(s3.objects.get(name)).toBe(anchor);
      expect([...s3.objects.keys()]).toEqual(
        expect.arrayContaining(
          ["log/checkpoint", "log/tile/entries/000.p/2"].map((path) => `/papers/test/${path}`),
        ),
      );
      expect(s3.locks.length).toBeGreaterThanOrEqual(s3.objects.size);
      for (const { mode, retainUntil } of s3.locks) {
        expect(mode).toBe("COMPLIANCE");
        expect(retainUntil).toBe(new Date(clock.now().getTime() + 30 * 86_400_000).toISOString());
      }
      s3.state.failureStatus = 503;
      await expect(anchorDaily(ctx, targets)).rejects.toThrow("the bucket responded with status 503");
      await expect(appendToLog(log, buildEntries(1))).rejects.toThrow("the bucket responded with status 503");
    } finally {
      bucket.close();
      await s3.stop();
    }
  });

  it("collects cosignatures of witnesses, but is published even without them", async () => {
    const witness = createWitness("witness.example.com");
    const bodies: string[] = [];
    /** `size` is the tree size that the witness cosigned; -1 accepts any. */
    const state = { size: -1, status: 200 };
    const server = createServer(async (req, res) => {
      let body = "";
      for await (const chunk of req) body += chunk;
      bodies.push(body);
      const [, oldSize] = /^old (\d+)\n/.exec(body) ?? [];
      if (state.status !== 200) res.writeHead(state.status).end();
      else if (Number(oldSize) !== state.size && state.size >= 0) res.writeHead(409).end(`${state.size}\n`);
      else res.end(cosign(witness, body.slice(body.indexOf("\n\n") + 2)));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const { log, verifyLog, checkpoint } = await openLog({
        witnesses: [{ url, verifier: witness.verifier }],
      });
      await appendToLog(log, buildEntries(3));
      state.status = 500;
      await publishLog(log);
      expect(lines.at(-1)).toContain("a witness did not cosign");
      expect(verifyLog()).toMatchObject({ code: 0 });
      expect(verifyLog("--witness", witness.verifierKey)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("is not cosigned by witness.example.com"),
      });
      // The witness answers 409 with the size that it knows, 2. The run then repeats its request with that size.
      Object.assign(state, { status: 200, size: 2 });
      await publishLog(log);
      expect(verifyLog("--witness", witness.verifierKey)).toMatchObject({ code: 0, stderr: "" });
      expect(bodies.at(-1)).toMatch(/^old 2\n\S{44}\n\nhistory/);
      const [requestCount, note] = [bodies.length, await readFile(checkpoint, "utf8")];
      await publishLog(log);
      expect(bodies).toHaveLength(requestCount);
      expect(await readFile(checkpoint, "utf8")).toBe(note);
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it("proves anchors, exports and single timelines to anyone with the verifier key", async () => {
    const { folder, key, verifyLog } = await openLog();
    const env = { ...api.env, ANCHOR_DIR: folder, ANCHOR_LOG_KEY: key };
    const id = await createRollover(api);
    await runActions(api, id, "submit", "start_review");
    for (const reason of ["a first call", "a second call"])
      expect((await runSvc(env, "timeline", "accept", id, "--reason", reason)).code).toBe(0);
    const { copies } = await runSvcJson<{ copies: { size: number }[] }>(env, "anchors", "publish");
    expect(copies).toEqual([{ place: folder, size: 2 }]);
    const day = new Date().toISOString().slice(0, 10);
    const timelines = join(folder, `timeline-anchor-test-${day}.txt`);
    const audit = join(folder, `audit-anchor-test-${day}.json`);
    const write = async (name: string, text: string) => {
      const file = join(tempFolder, name);
      await writeFile(file, text);
      return file;
    };
    const exported = (await runSvc(env, "audit", "export")).stdout;
    const proof = (await runSvc(env, "timeline", "proof", id, timelines)).stdout;
    const [exportFile, proofFile] = [await write("audit.ndjson", exported), await write("proof.json", proof)];
    const archive = join(tempFolder, "archive.ndjson");
    expect((await runSvc(env, "archive", "write", archive)).code).toBe(0);
    const valid = verifyLog(timelines, audit, exportFile, proofFile, archive);
    expect(valid).toMatchObject({ code: 0, stderr: "" });
    expect(valid.stdout).toContain("is entry 0 of the log");
    expect(valid.stdout).toMatch(/audit\.ndjson: all \d+ entries are in order and match/);
    expect(valid.stdout).toContain(`of ${id} is in a recorded anchor`);
    expect(valid.stdout).toMatch(/archive\.ndjson: all \d+ entries are in order and match/);
    expect(valid.stdout).toMatch(
      /archive\.ndjson: verifying the contents of [1-9]\d* timeline entries needs CHAIN_KEY/,
    );
    expect(valid.stdout).not.toContain("audit.ndjson: verifying the contents");

    const expectFailure = (files: string[], message: string) =>
      expect(verifyLog(...files)).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
    const changed = exported.replace(/"action":"[a-z_]+\.[a-z_]+"/, '"action":"api_key.renamed"');
    expectFailure([audit, await write("changed.ndjson", changed)], "was changed");
    const cut = exported.split("\n").slice(0, -2).join("\n");
    expectFailure([audit, await write("cut.ndjson", cut)], "ends before its entry");
    expectFailure([exportFile], "no anchor covers its entries");
    const forged = proof.replace(/"sequence": \d+/, '"sequence": 99');
    expectFailure([timelines, await write("forged.json", forged)], "does not lead to the root");
    const anchor = await readFile(timelines, "utf8");
    expectFailure([await write("anchor.txt", anchor.replace(id, "rol_other"))], "is neither recorded");

    await runSvcJson(env, "anchors", "add", archive);
    expect(verifyLog(archive)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("is entry 2 of the log"),
    });
  });

  it("fails verification after a change of a leaf or tile, with a forked checkpoint, and with another key", async () => {
    const { log, folder, verifyLog, checkpoint } = await openLog();
    await appendToLog(log, buildEntries(3));
    await publishLog(log);
    const old = join(tempFolder, "old-checkpoint");
    await cp(checkpoint, old);

    const bundle = join(folder, "log/tile/entries/000.p/3");
    const bytes = await readFile(bundle);
    await writeFile(bundle, Buffer.from(bytes.toString().replace("file-1", "file-7")));
    expect(verifyLog()).toMatchObject({ code: 1, stderr: "verify-anchors: entry 1 was changed\n" });
    await writeFile(bundle, bytes);
    const tile = join(folder, "log/tile/0/000.p/3");
    const hashes = await readFile(tile);
    // Overwrite the third 32-byte hash, that of entry 2.
    await writeFile(tile, Buffer.from(hashes).fill(7, 64));
    expect(verifyLog()).toMatchObject({ code: 1, stderr: "verify-anchors: entry 2 was changed\n" });
    await writeFile(tile, hashes);

    const other = await openLog({ signer: log.signer });
    await api.db.pool.query("DELETE FROM anchor_log_entries WHERE log = $1", [log.signer.verifier.name]);
    await appendToLog(other.log, buildEntries(5, 50));
    await publishLog(other.log);
    const forked = ["--log", join(other.folder, "log"), "--key", log.signer.verifierKey];
    expect(runVerifier(...forked)).toMatchObject({ code: 0 });
    expect(runVerifier(...forked, "--since", old)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("the log was forked"),
    });

    const key = parseSigner(createSignerKey(log.signer.verifier.name)).verifierKey;
    expect(runVerifier("--log", join(folder, "log"), "--key", key)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("is not signed by"),
    });
    expect(runVerifier("--log", folder)).toMatchObject({ code: 2 });
    expect(runVerifier("--unheard-of")).toMatchObject({ code: 2 });
  });

  itWithGoModules("is read by golang.org/x/mod/sumdb", async () => {
    const { log, folder } = await openLog();
    await appendToLog(log, buildEntries(300));
    await publishLog(log);
    const run = runGoVerifier(join(folder, "log"), log.signer.verifierKey);
    expect(run).toEqual({ code: 0, stdout: "300 entries verified\n", stderr: "" });
  });

  it.each([
    [["anchors", "publish"], 1, "Set ANCHOR_LOG_KEY"],
    [["anchors", "add", "/nowhere"], 1, "ENOENT"],
    [["anchors", "key", "two words"], 1, "without spaces"],
    [["anchors", "add"], 2, "missing required argument"],
  ])("svc %j fails with a reason", async (args, code, message) => {
    expect(await runSvc(api.env, ...args)).toMatchObject({
      code,
      stdout: "",
      stderr: expect.stringContaining(message),
    });
  });

  it("svc anchors key prints a key that the configuration accepts", async () => {
    const generated = await runSvcJson<{ key: string; verifierKey: string }>(
      api.env,
      "anchors",
      "key",
      "example.com/log",
    );
    expect(parseSigner(generated.key).verifierKey).toBe(generated.verifierKey);
    const env = { ...api.env, ANCHOR_DIR: tempFolder, ANCHOR_LOG_KEY: `${generated.key}x` };
    const run = await runSvc(env, "anchors", "publish");
    expect(run).toMatchObject({
      code: 78,
      stderr: expect.stringContaining("ANCHOR_LOG_KEY: must be a key printed by"),
    });
    expect(run.stderr).not.toContain(generated.key.slice(-20));
  });
});
