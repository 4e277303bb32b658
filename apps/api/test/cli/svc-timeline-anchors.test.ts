import { createPublicKey, verify as verifySignature } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { buildOrganization, TestClock } from "@svc/testing";
import canonicalize from "canonicalize";
import pino from "pino";
import { anchorDaily } from "../../src/records/anchors/anchor-daily.ts";
import { FolderAnchorStorage } from "../../src/records/anchors/anchor-storage.ts";
import type { AnchorProof } from "../../src/rollovers/timeline/anchor-file.ts";
import { computeRoot } from "../../src/rollovers/timeline/merkle.ts";
import { insertRollover } from "../insert-rollover.ts";
import { CHAIN_KEYS, sealRollovers } from "../seal-rollovers.ts";
import { useTestApi } from "../start-test-api.ts";
import { resealWithoutRowDigests } from "../unsealed-history.ts";
import { createRollover, runActions } from "../workflow/rollover-steps.ts";
import { runSvc, runSvcJson } from "./run-svc.ts";

/** DER prefix of an Ed25519 public key (RFC 8410 §4). */
const ED25519_SPKI_PREFIX = Buffer.from("302a300506032b6570032100", "hex");

interface AnchorReport {
  rollovers: number;
  root: string;
}

interface VerificationReport {
  rollovers: number;
  entries: number;
  unsealed: number;
  forged: number;
  faults: { rolloverId: string; sequence: number; detail: string }[];
  anchor: { lost: number; faults: VerificationReport["faults"] };
}

describe("svc timeline across rollovers", () => {
  const api = useTestApi();
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "svc-anchors-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const createInReview = async () => {
    const id = await createRollover(api);
    await runActions(api, id, "submit", "start_review");
    return id;
  };
  const verify = async (...args: string[]): Promise<VerificationReport & { code: number }> => {
    const { code, stdout } = await runSvc(api.env, "timeline", "verify", ...args, "--json");
    return { code, ...JSON.parse(stdout) };
  };
  const executeWithoutTriggers = (...statements: [string, ...unknown[]][]) =>
    api.db.prisma.$transaction(async (tx) => {
      await tx.$executeRawUnsafe("SET LOCAL session_replication_role = replica");
      for (const [sql, ...values] of statements) await tx.$executeRawUnsafe(sql, ...values);
    });

  it("verify --all and --org report the number of rollovers and entries, and every mismatch", async () => {
    const id = await createInReview();
    await createInReview();
    const otherOrganizationId = await buildOrganization(api);
    const elsewhere = await insertRollover(api, otherOrganizationId);
    await sealRollovers(api, [elsewhere]);
    // Two rollovers have three entries each, and one rollover has one entry.
    expect(await verify("--all")).toMatchObject({
      code: 0,
      rollovers: 3,
      entries: 7,
      unsealed: 0,
      forged: 0,
      faults: [],
    });
    expect(await verify("--org", otherOrganizationId)).toMatchObject({ code: 0, rollovers: 1, entries: 1 });

    const setAmount = (amount: number | null) =>
      api.db.pool.query("UPDATE rollovers SET posted_amount = $2 WHERE id = ANY($1)", [
        [id, elsewhere],
        amount,
      ]);
    await setAmount(1);
    const forged = await verify("--all");
    expect(forged).toMatchObject({ code: 1, rollovers: 3, forged: 2 });
    expect(forged.faults.map(({ rolloverId }) => rolloverId).sort()).toEqual([id, elsewhere].sort());
    expect(await verify("--org", api.ak.organizationId)).toMatchObject({ code: 1, rollovers: 2, forged: 1 });
    await setAmount(null);
    expect(await verify("--all")).toMatchObject({ code: 0, forged: 0 });
  });

  it("verify reads a timeline that is longer than one batch", async () => {
    const id = await createRollover(api);
    for (let times = 0; times < 120; times += 1) await sealRollovers(api, [id]);
    expect(await verify(id)).toMatchObject({ code: 0, entries: 121 });
    const setReason = "UPDATE timeline_entries SET reason = $2 WHERE rollover_id = $1 AND sequence = 77";
    await executeWithoutTriggers([setReason, id, "x"]);
    expect(await verify(id)).toMatchObject({ code: 1, fault: { sequence: 77 } });
    await executeWithoutTriggers([setReason, id, null]);
  });

  it("verify --anchors finds timelines that were truncated, altered or deleted with their rollover", async () => {
    const [cut, deleted, rewritten, unaffected] = [
      await createInReview(),
      await createInReview(),
      await createInReview(),
      await createInReview(),
    ];
    const file = join(folder, "before.txt");
    const anchored = await runSvcJson<AnchorReport>(api.env, "timeline", "anchor", file);
    await runActions(api, unaffected, "approve");
    expect(await verify("--anchors", file)).toMatchObject({ code: 0, anchor: { lost: 0, faults: [] } });

    await executeWithoutTriggers(
      ["DELETE FROM timeline_entries WHERE rollover_id = $1 AND sequence > 2", cut],
      ["DELETE FROM timeline_entries WHERE rollover_id = $1", deleted],
      ["DELETE FROM rollovers WHERE id = $1", deleted],
      ["UPDATE timeline_entries SET hash = prev_hash WHERE rollover_id = $1 AND sequence = 3", rewritten],
    );
    const result = await verify("--anchors", file);
    expect(result.code).toBe(1);
    const expected = { anchor: { rollovers: anchored.rollovers, root: anchored.root }, lost: 3 };
    expect(result.anchor).toMatchObject(expected);
    const details = new Map(result.anchor.faults.map(({ rolloverId, detail }) => [rolloverId, detail]));
    expect(Object.fromEntries(details)).toEqual({
      [cut]: "the timeline ends before this anchored entry",
      [deleted]: "the rollover no longer exists",
      [rewritten]: "the entry at this position is not the one that was anchored",
    });
    const { code, stdout } = await runSvc(api.env, "timeline", "verify", "--anchors", file);
    expect([code, stdout.split("\n")[0]]).toEqual([
      1,
      expect.stringMatching(/^3 of .* do not match the database\.$/),
    ]);
  });

  it("1 for an anchor that is altered, truncated or signed with another key; no anchor is overwritten", async () => {
    const file = join(folder, "valid.txt");
    await runSvcJson(api.env, "timeline", "anchor", file);
    const text = await readFile(file, "utf8");
    const lines = text.trimEnd().split("\n");
    const changed: Record<string, string> = {
      "missing-line": lines.toSpliced(2, 1).join("\n"),
      "changed-sequence": text.replace(/ (\d) /, " 9 "),
      "missing-last-line": lines.slice(0, -1).join("\n"),
      "no-anchor": "hello\n",
      empty: "",
      "extra-line": `${text}${lines[1]}\n`,
      "changed-time": text.replace(/"takenAt":"20../, '"takenAt":"2001'),
    };
    for (const [name, content] of Object.entries(changed)) {
      const path = join(folder, `${name}.txt`);
      await writeFile(path, content);
      const { code, stdout, stderr } = await runSvc(api.env, "timeline", "verify", "--anchors", path);
      expect({ name, code, stdout }).toEqual({ name, code: 1, stdout: "" });
      expect(stderr).toContain(path);
    }
    const foreign = { ...api.env, CHAIN_KEY: Buffer.alloc(32, "x").toString("base64") };
    // `proof` reads only the file. `verify` would reject the other key earlier, because the database registered a key.
    const other = await runSvc(foreign, "timeline", "proof", "rol_none", file);
    expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining("another CHAIN_KEY") });
    expect(await runSvc(api.env, "timeline", "verify", "--anchors", join(folder, "none"))).toMatchObject({
      code: 1,
    });
    expect(await runSvc(api.env, "timeline", "anchor", file)).toMatchObject({ code: 1 });
    expect(await readFile(file, "utf8")).toBe(text);
    expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("proof shows a timeline's position in an anchor, verifiable with only the public key", async () => {
    const id = await createInReview();
    const file = join(folder, "proof.txt");
    await runSvcJson(api.env, "timeline", "anchor", file);
    const { stdout } = await runSvc(api.env, "timeline", "proof", id, file);
    const { rolloverId, sequence, hash, path, anchor }: AnchorProof = JSON.parse(stdout);
    expect({ rolloverId, sequence }).toEqual({ rolloverId: id, sequence: 3 });
    expect(computeRoot(`${id} ${sequence} ${hash}`, path)).toBe(anchor.root);
    const { environment, takenAt, rollovers, root, signature, publicKey } = anchor;
    const manifest = { object: "timeline_anchor", version: 1, environment, takenAt, rollovers, root };
    const signed = Buffer.from(canonicalize(manifest) ?? "");
    const der = Buffer.concat([ED25519_SPKI_PREFIX, Buffer.from(publicKey, "base64")]);
    const key = createPublicKey({ key: der, format: "der", type: "spki" });
    expect(verifySignature(null, signed, key, Buffer.from(signature, "base64"))).toBe(true);
    expect(await runSvc(api.env, "timeline", "proof", "rol_nothing", file)).toMatchObject({ code: 1 });
  });

  it("seal seals older timelines and skips broken ones; accept confirms a manual correction", async () => {
    const [unsealed, broken, sealed] = [
      await createInReview(),
      await createInReview(),
      await createInReview(),
    ];
    // Older releases did not seal rows. Removing the digest without resealing breaks a timeline.
    const removeDigest = "UPDATE timeline_entries SET row_digest = NULL WHERE rollover_id = $1";
    await resealWithoutRowDigests(api, unsealed);
    await executeWithoutTriggers([removeDigest, broken]);
    expect(await verify(unsealed)).toMatchObject({ code: 0, rowSealed: false, fault: null });
    expect(await verify(unsealed, "--require-sealed")).toMatchObject({ code: 1 });
    const continued = await createInReview();
    await resealWithoutRowDigests(api, continued);
    await runActions(api, continued, "approve");
    expect(await verify(continued)).toMatchObject({ code: 0, rowSealed: true });

    const sealing = await runSvc(api.env, "timeline", "seal", "--org", api.ak.organizationId, "--json");
    expect(sealing.code).toBe(1);
    expect(JSON.parse(sealing.stdout)).toMatchObject({
      sealed: 1,
      faults: [{ rolloverId: broken, detail: "the last entry was changed" }],
    });
    expect(await verify(unsealed)).toMatchObject({ code: 0, rowSealed: true, entries: 4 });
    expect(await verify(sealed)).toMatchObject({ entries: 3 });
    const update = "UPDATE rollovers SET destination_plan_name = 'By hand' WHERE id = $1";
    await api.db.pool.query(update, [unsealed]);
    expect((await verify(unsealed)).code).toBe(1);
    const reason = ["--reason", "a call with the custodian"];
    expect((await runSvc(api.env, "timeline", "accept", unsealed, ...reason)).code).toBe(0);
    expect(await verify(unsealed)).toMatchObject({ code: 0, entries: 5 });
    expect(await runSvc(api.env, "timeline", "accept", unsealed)).toMatchObject({ code: 2 });
  });

  it("the worker anchors once a day into its folder, and not at all without a folder", async () => {
    const clock = new TestClock(Date.parse("2026-06-15T12:00:00Z"));
    const lines: string[] = [];
    const log = pino({ level: "info" }, { write: (line) => void lines.push(line) });
    const ctx = { db: api.db, chainKeys: CHAIN_KEYS, environment: "test" as const, clock, log };
    const dailyFolder = await mkdtemp(join(folder, "daily-"));
    const buildTargets = (path: string) => ({
      folder: path,
      storages: [new FolderAnchorStorage(path)],
      log: null,
    });
    const daily = buildTargets(dailyFolder);
    await anchorDaily(ctx, { folder: null, storages: [], log: null });
    await Promise.all([anchorDaily(ctx, daily), anchorDaily(ctx, daily)]);
    await anchorDaily(ctx, daily);
    const names = ["audit-anchor-test-2026-06-15.json", "timeline-anchor-test-2026-06-15.txt"];
    expect(await readdir(dailyFolder)).toEqual(names);
    clock.advance(86_400_000);
    await anchorDaily(ctx, daily);
    expect(await readdir(dailyFolder)).toHaveLength(4);
    expect(lines.filter((line) => line.includes('"root"')).length).toBeGreaterThanOrEqual(2);
    const missing = buildTargets(join(dailyFolder, "none"));
    await expect(anchorDaily(ctx, missing)).rejects.toThrow(/ENOENT/);
    expect(lines.at(-1)).toContain("failed to anchor timelines");
  });
});
