import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import {
  type Database,
  DeploymentError,
  fingerprintSecrets,
  requireSecrets,
  type SecretsByPurpose,
} from "../src/index.ts";
import { findErrorCode, startRoleClients } from "./role-clients.ts";

const DENIED = "42501";
const createSecret = (id: string) => ({ id, key: createSecretKey(randomBytes(32)) });
const [d1, d2, d3, p1] = ["d1", "d2", "d3", "p1"].map(createSecret) as [Secret, Secret, Secret, Secret];
/** The key of d3 with the ID `default`, as registered before secrets had IDs. */
const unnamed = { id: "default", key: d3.key };
type Secret = { id: string; key: KeyObject };

describe("Registered secrets", () => {
  const clients = useResource(startRoleClients);
  const owner = () => clients.test.db;
  const opened = new Map<string, Database>();
  const openAs = (role: "api" | "widgetAuth") => {
    const db = opened.get(role) ?? clients.test.open(clients.test.urls[role]);
    opened.set(role, db);
    return db;
  };
  beforeEach(() => owner().pool.query("DELETE FROM secret_fingerprints"));

  const startProcess = (secrets: SecretsByPurpose, db = openAs("api")) => requireSecrets(db.sql, secrets);
  const getRefusal = async (secrets: SecretsByPurpose, db = openAs("api")) => {
    const error = await startProcess(secrets, db).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(DeploymentError);
    return (error as Error).message;
  };
  const readFingerprints = async () => {
    const { rows: fingerprints } = await owner().pool.query(
      "SELECT purpose, id, required_since IS NOT NULL AS required, fingerprint FROM secret_fingerprints ORDER BY 1, 2",
    );
    return fingerprints;
  };
  const readRequired = async () =>
    Object.fromEntries((await readFingerprints()).map((row) => [`${row.purpose} ${row.id}`, row.required]));
  const retire = (id: string) =>
    owner().pool.query("UPDATE secret_fingerprints SET retired_at = now() WHERE id = $1", [id]);

  it("come from the first process, and are stored as digests that differ by purpose and ID", async () => {
    const secrets = { DATA_KEYS: [d1, d2], CHAIN_KEY: [{ ...unnamed, key: d1.key }] };
    await startProcess(secrets);
    const [chain, first, second] = await readFingerprints();
    expect([chain, first, second]).toMatchObject([
      { purpose: "CHAIN_KEY", id: "default", required: true },
      { purpose: "DATA_KEYS", id: "d1", required: true },
      { purpose: "DATA_KEYS", id: "d2", required: true },
    ]);
    const fingerprints = [chain, first, second].map(({ fingerprint }) => fingerprint);
    expect(new Set(fingerprints).size).toBe(3);
    for (const fingerprint of fingerprints) expect(fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const before = await readFingerprints();
    await startProcess(secrets);
    expect(await readFingerprints()).toEqual(before);
  });

  it("are required: a different secret under a known ID prevents a start, and nothing is stored", async () => {
    await startProcess({ DATA_KEYS: [d1], KEY_PEPPERS: [p1] });
    const before = await readFingerprints();
    const wrong = { id: "d1", key: d3.key };
    for (const secrets of [
      { DATA_KEYS: [wrong] },
      { DATA_KEYS: [wrong, d2], KEY_PEPPERS: [p1] },
      { DATA_KEYS: [d2, wrong] },
    ]) {
      const message = await getRefusal(secrets);
      expect(message).toBe("DATA_KEYS: the secret d1 differs from the one registered in this database");
    }
    expect(await readFingerprints()).toEqual(before);
    await startProcess({ DATA_KEYS: [d1], KEY_PEPPERS: [p1] });
  });

  it("have all their errors reported in one line, without values", async () => {
    await startProcess({ DATA_KEYS: [d1], KEY_PEPPERS: [p1], CHAIN_KEY: [unnamed] });
    const message = await getRefusal({
      DATA_KEYS: [d2],
      KEY_PEPPERS: [{ ...p1, key: d2.key }],
      CHAIN_KEY: [{ ...unnamed, key: d2.key }],
    });
    expect(message.split("; ")).toEqual([
      expect.stringMatching(/^CHAIN_KEY: the secret default differs/),
      "DATA_KEYS: is missing d1, which may be in use (svc secrets status)",
      expect.stringMatching(/^KEY_PEPPERS: the secret p1 differs/),
    ]);
    expect(message).not.toContain("\n");
    const bytes = [d1, d2, d3, p1].map(({ key }) => key.export());
    for (const secret of bytes) {
      for (const form of ["hex", "base64", "base64url"] as const)
        expect(message).not.toContain(secret.toString(form));
    }
  });

  it("are not required of a process that has no secret of their purpose", async () => {
    await startProcess({ DATA_KEYS: [d1], CHAIN_KEY: [unnamed] });
    await startProcess({ DATA_KEYS: [d1] }, openAs("widgetAuth"));
    await startProcess({}, openAs("widgetAuth"));
  });

  it("can be rotated: at each step, processes of the previous step can start again", async () => {
    const oldSecrets = { DATA_KEYS: [d1] };
    const newReadable = { DATA_KEYS: [d1, d2] };
    const newWriting = { DATA_KEYS: [d2, d1] };
    const newOnly = { DATA_KEYS: [d2] };
    await startProcess(oldSecrets);
    // Added last, d2 is not used to write, so processes without it can start.
    await startProcess(newReadable);
    await startProcess(oldSecrets);
    expect(await readRequired()).toEqual({ "DATA_KEYS d1": true, "DATA_KEYS d2": false });
    // Moved first, d2 is used to write, so processes without it no longer start.
    await startProcess(newWriting);
    await startProcess(newReadable);
    expect(await getRefusal(oldSecrets)).toMatch(/^DATA_KEYS: is missing d2,/);
    expect(await getRefusal(newOnly)).toMatch(/^DATA_KEYS: is missing d1,/);
    await retire("d1");
    await startProcess(newOnly);
    await startProcess(newWriting);
    expect(await getRefusal(newReadable)).toBe("DATA_KEYS: starts with d1, which is retired");
    expect(await getRefusal({ DATA_KEYS: [d2, { ...d1, key: d3.key }] })).toMatch(/the secret d1 differs/);
  });

  it("prevent a start with a different index key, or with the same one under another ID", async () => {
    for (const [registered, replacement] of [
      [d1, d2],
      [unnamed, d2],
      [unnamed, d3],
      [d3, unnamed],
    ] as const) {
      await owner().pool.query("DELETE FROM secret_fingerprints");
      await startProcess({ INDEX_KEY: [registered] });
      const expectedMessage = `INDEX_KEY: is missing ${registered.id}, which may be in use (svc secrets status)`;
      for (const role of ["api", "widgetAuth"] as const)
        expect(await getRefusal({ INDEX_KEY: [replacement] }, openAs(role))).toBe(expectedMessage);
      await startProcess({ INDEX_KEY: [registered] }, openAs("widgetAuth"));
      expect(await readRequired()).toEqual({ [`INDEX_KEY ${registered.id}`]: true });
    }
  });

  it("reject one of two concurrent starts with different secrets under one ID, even if their other secrets match", async () => {
    for (let round = 0; round < 200; round += 1) {
      await owner().pool.query("DELETE FROM secret_fingerprints");
      const otherSecrets = { KEY_PEPPERS: [p1], INDEX_KEY: [d3] };
      const results = await Promise.allSettled([
        startProcess({ ...otherSecrets, DATA_KEYS: [d1] }, openAs("api")),
        startProcess({ ...otherSecrets, DATA_KEYS: [{ id: "d1", key: d2.key }] }, openAs("widgetAuth")),
        startProcess({ ...otherSecrets, DATA_KEYS: [d1] }, owner()),
      ]);
      const [first, second, third] = results.map(({ status }) => status);
      expect(third).toBe(first);
      expect(new Set([first, second])).toEqual(new Set(["fulfilled", "rejected"]));
      expect(Object.keys(await readRequired()).length).toBe(3);
    }
  });

  it.each(["api", "widgetAuth"] as const)(
    "can be added by %s, which can't read, replace or delete them",
    async (role) => {
      await startProcess({ DATA_KEYS: [d1] });
      for (const sql of [
        "SELECT * FROM secret_fingerprints",
        "UPDATE secret_fingerprints SET fingerprint = repeat('0', 64)",
        "DELETE FROM secret_fingerprints",
        "INSERT INTO secret_fingerprints (purpose, id, fingerprint, first_seen_at) VALUES ('DATA_KEYS', 'd9', repeat('0', 64), now())",
      ])
        expect(await findErrorCode(clients[role], sql)).toBe(DENIED);
      const before = await readFingerprints();
      await startProcess({ DATA_KEYS: [d1, d2] }, openAs(role));
      expect((await readFingerprints()).filter(({ id }) => id === "d1")).toEqual(before);
    },
  );

  it("can't be registered by the widget service for purposes that it does not use", async () => {
    const fingerprints = JSON.stringify(fingerprintSecrets({ CHAIN_KEY: [unnamed] }));
    expect(await findErrorCode(clients.widgetAuth, "SELECT register_secrets($1)", [fingerprints])).toBe(
      DENIED,
    );
    expect(await findErrorCode(clients.api, "SELECT register_secrets($1)", [fingerprints])).toBeNull();
    expect(await getRefusal({ CHAIN_KEY: [unnamed] }, openAs("widgetAuth"))).toMatch(
      /cannot register secrets/,
    );
  });

  it.each([
    [{ purpose: "DATA_KEYS", id: "a b", fingerprint: "0".repeat(64), current: true }],
    [{ purpose: "DATA_KEYS", id: "a", fingerprint: "secret", current: true }],
    [{ purpose: "data'; --", id: "a", fingerprint: "0".repeat(64), current: true }],
    [{ id: "a", fingerprint: "0".repeat(64) }],
  ])("must be well-formed: %j is rejected", async (secret) => {
    const secrets = JSON.stringify([secret]);
    // SQLSTATE class 23: integrity constraint violation.
    expect(await findErrorCode(clients.api, "SELECT register_secrets($1)", [secrets])).toMatch(/^23/);
    expect(await readFingerprints()).toEqual([]);
  });
});
