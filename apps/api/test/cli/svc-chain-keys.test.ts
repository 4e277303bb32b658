import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { RunningService } from "@svc/service-kit/lifecycle";
import { buildAccount, buildRolloverBody, TEST_SECRETS } from "@svc/testing";
import { readApiConfig, startApi } from "../../src/index.ts";
import { useTestApi } from "../start-test-api.ts";
import { runSvc, runSvcJson } from "./run-svc.ts";

const OLD_KEY = TEST_SECRETS.CHAIN_KEY;
const NEW_KEY = `c2:${Buffer.alloc(32, "n").toString("base64")}`;
// The first key seals new entries. The others only verify entries.
const NEW_KEY_READABLE = `${OLD_KEY},${NEW_KEY}`;
const NEW_KEY_CURRENT = `${NEW_KEY},${OLD_KEY}`;

interface VerificationReport {
  rollovers: number;
  entries: number;
  withOtherKeys: number;
  forged: number;
  faults: { rolloverId: string; sequence: number; detail: string }[];
}

describe("CHAIN_KEY rotation", () => {
  const api = useTestApi();
  const getFolder = () => join(api.env.DATA_DIR ?? "", "anchors-of-keys");
  const services: RunningService[] = [];
  beforeAll(() => mkdir(getFolder(), { recursive: true }));
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop()));
    await rm(getFolder(), { recursive: true, force: true });
  });

  const buildEnv = (CHAIN_KEY: string) => ({ ...api.env, CHAIN_KEY });
  const runWithNewKey = (...args: string[]) => runSvc(buildEnv(NEW_KEY_CURRENT), ...args);
  const startApiWith = async (CHAIN_KEY: string) => {
    const config = readApiConfig({ ...buildEnv(CHAIN_KEY), DATABASE_URL: api.urls.api });
    const service = await startApi(config, api.redis.openRedis ? { openRedis: api.redis.openRedis } : {});
    services.push(service);
    return service;
  };
  const addNote = async (url: string, id: string, text: string) => {
    const response = await fetch(`${url}/v1/rollovers/${id}/notes`, {
      method: "POST",
      headers: { Authorization: `Bearer ${api.ak.key}`, "Content-Type": "application/json" },
      body: JSON.stringify({ text }),
    });
    return { status: response.status, code: ((await response.json()) as { code?: string }).code };
  };
  const buildRollover = async () => {
    const account = await buildAccount(api, api.ak.organizationId);
    const body = await buildRolloverBody(api, account.id);
    return (await api.call("post", "/v1/rollovers").send(body).expect(201)).body.id as string;
  };
  const readKeyIds = async (id: string) => {
    const { rows } = await api.db.pool.query<{ key: string | null }>(
      "SELECT key_id AS key FROM timeline_entries WHERE rollover_id = $1 ORDER BY sequence",
      [id],
    );
    return rows.map(({ key }) => key);
  };
  const verifyAll = async (CHAIN_KEY: string, ...options: string[]) => {
    const args = ["timeline", "verify", "--all", "--json", ...options];
    const { code, stdout } = await runSvc(buildEnv(CHAIN_KEY), ...args);
    return { code, ...(JSON.parse(stdout) as VerificationReport) };
  };
  const readKeyStatus = async (CHAIN_KEY: string) => {
    const all = await runSvcJson<{ purpose: string; id: string; count: number; state: string }[]>(
      buildEnv(CHAIN_KEY),
      "secrets",
      "status",
    );
    const chainKeys = all.filter(({ purpose }) => purpose === "CHAIN_KEY");
    return Object.fromEntries(chainKeys.map(({ id, count, state }) => [id, { count, state }]));
  };
  const setKeyId = async (id: string, sequence: number, key: string | null) => {
    await api.db.pool.query(`BEGIN; ALTER TABLE timeline_entries DISABLE TRIGGER ALL;
      UPDATE timeline_entries SET key_id = ${key === null ? "NULL" : `'${key}'`} WHERE rollover_id = '${id}' AND sequence = ${sequence};
      ALTER TABLE timeline_entries ENABLE TRIGGER ALL; COMMIT`);
  };

  it("keeps the history verifiable, from the first process that has the new key until services run without the old key", async () => {
    // `quietId` gets no entry until its timeline is sealed again.
    const [id, quietId] = [await buildRollover(), await buildRollover()];
    const oldAnchor = join(getFolder(), "old.txt");
    expect(await runSvc(api.env, "timeline", "anchor", oldAnchor)).toMatchObject({ code: 0 });
    const oldAuditAnchor = join(getFolder(), "audit-old.json");
    await writeFile(oldAuditAnchor, (await runSvc(api.env, "audit", "anchor")).stdout);

    const newKeyReader = await startApiWith(NEW_KEY_READABLE);
    expect(await addNote(newKeyReader.url, id, "one")).toMatchObject({ status: 201 });
    expect(await addNote(api.url, id, "two")).toMatchObject({ status: 201 });
    // Processes without the new key can still start.
    await startApiWith(OLD_KEY);
    const oldCurrent = { default: { count: 2, state: "required" }, c2: { count: 0, state: "known" } };
    expect(await readKeyStatus(NEW_KEY_READABLE)).toEqual(oldCurrent);
    const newKeyWriter = await startApiWith(NEW_KEY_CURRENT);
    expect(await addNote(newKeyWriter.url, id, "three")).toMatchObject({ status: 201 });
    expect(await addNote(newKeyReader.url, id, "four")).toMatchObject({ status: 201 });
    expect(await addNote(newKeyWriter.url, id, "five")).toMatchObject({ status: 201 });
    expect(await readKeyIds(id)).toEqual([null, null, null, "c2", null, "c2"]);
    // Without the new key, a process can neither restart nor change rollovers sealed with it.
    expect(await addNote(api.url, id, "six")).toMatchObject({ status: 409, code: "history_mismatch" });
    await expect(startApiWith(OLD_KEY)).rejects.toThrow("CHAIN_KEY: is missing c2,");

    const verified = { code: 0, rollovers: 2, forged: 0, withOtherKeys: 1 };
    expect(await verifyAll(NEW_KEY_CURRENT)).toMatchObject(verified);
    expect(await verifyAll(NEW_KEY_CURRENT, "--require-sealed")).toMatchObject({ code: 1 });
    expect(await runWithNewKey("secrets", "retire", "CHAIN_KEY", "default")).toMatchObject({ code: 1 });
    const sealing = await runSvcJson<{ sealed: number }>(buildEnv(NEW_KEY_CURRENT), "timeline", "seal");
    expect(sealing.sealed).toBe(1);
    expect(await readKeyIds(quietId)).toEqual([null, "c2"]);
    const sealedRun = await verifyAll(NEW_KEY_CURRENT, "--require-sealed");
    expect(sealedRun).toMatchObject({ code: 0, withOtherKeys: 0 });
    const newCurrent = { c2: { count: 2, state: "required" }, default: { count: 0, state: "required" } };
    expect(await readKeyStatus(NEW_KEY_CURRENT)).toEqual(newCurrent);
    expect(await runWithNewKey("secrets", "retire", "CHAIN_KEY", "default")).toMatchObject({ code: 0 });

    const newKeyOnlyService = await startApiWith(NEW_KEY);
    for (const rolloverId of [id, quietId])
      expect(await addNote(newKeyOnlyService.url, rolloverId, "alone")).toMatchObject({ status: 201 });
    expect(await verifyAll(NEW_KEY_CURRENT)).toMatchObject({ code: 0, forged: 0 });
    const withoutOldKey = await verifyAll(NEW_KEY);
    expect(withoutOldKey).toMatchObject({ code: 1, forged: 2 });
    expect(withoutOldKey.faults[0]?.detail).toBe(
      "this entry is sealed with default, which CHAIN_KEY does not contain",
    );

    const newAnchor = join(getFolder(), "new.txt");
    expect(await runWithNewKey("timeline", "anchor", newAnchor)).toMatchObject({ code: 0 });
    for (const file of [oldAnchor, newAnchor])
      expect(await runWithNewKey("timeline", "verify", "--anchors", file)).toMatchObject({ code: 0 });
    const text = await readFile(newAnchor, "utf8");
    expect(JSON.parse(text.split("\n")[0] ?? "")).toMatchObject({ keyId: "c2" });
    for (const [keyIdText, expectedError] of [
      ['"keyId":"default"', "was changed, or was signed with another CHAIN_KEY"],
      ['"keyId":"c9"', "is sealed with c9, which CHAIN_KEY does not contain"],
    ] as const) {
      const forged = join(getFolder(), "forged.txt");
      await writeFile(forged, text.replace('"keyId":"c2"', keyIdText));
      const { code, stderr } = await runWithNewKey("timeline", "verify", "--anchors", forged);
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(expectedError) });
    }
    const auditNew = join(getFolder(), "audit-new.json");
    const sealed = (await runWithNewKey("audit", "anchor")).stdout;
    await writeFile(auditNew, sealed);
    const files = ["--anchors", oldAuditAnchor, auditNew];
    expect(await runWithNewKey("audit", "verify", "--all", ...files)).toMatchObject({ code: 0 });
    expect(await runSvc(buildEnv(NEW_KEY), "audit", "verify", "--all", ...files)).toMatchObject({
      code: 1,
    });
    for (const keyIdText of ['"keyId":"default"', '"keyId":"c9"']) {
      await writeFile(auditNew, sealed.replace('"keyId":"c2"', keyIdText));
      const refused = await runWithNewKey("audit", "verify", "--all", "--anchors", auditNew);
      expect(refused).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("is not a valid anchor, was altered"),
      });
    }
  });

  it("detects a forged key ID in an entry, on verification and before a change", async () => {
    const newKeyWriter = await startApiWith(NEW_KEY_CURRENT);
    const id = await buildRollover();
    expect(await addNote(newKeyWriter.url, id, "under the new one")).toMatchObject({ status: 201 });
    for (const key of [null, "c9", "", "default"]) {
      await setKeyId(id, 2, key);
      const result = await verifyAll(NEW_KEY_CURRENT);
      expect(result).toMatchObject({ code: 1, forged: 1 });
      expect(result.faults).toMatchObject([{ rolloverId: id, sequence: 2 }]);
      expect(await addNote(newKeyWriter.url, id, "more")).toEqual({ status: 409, code: "history_mismatch" });
      await setKeyId(id, 2, "c2");
    }
    expect(await verifyAll(NEW_KEY_CURRENT)).toMatchObject({ code: 0 });
    expect(await addNote(newKeyWriter.url, id, "more")).toMatchObject({ status: 201 });
  });
});
