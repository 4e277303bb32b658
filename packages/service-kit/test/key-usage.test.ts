import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { type HourlyKeyUsage, KeyUsage, type KeyUse } from "../src/auth/index.ts";
import { FakeKeyStore } from "./fake-key-store.ts";
import { captureLog } from "./start-test-app.ts";

const NOON = Date.UTC(2026, 0, 1, 12);
const at = (second: number) => new Date(NOON + second * 1000);
const AK = { id: "key_1", type: "ak" } as const;
const PK = { id: "key_2", type: "pk" } as const;

const buildUse = (second: number, change: Partial<KeyUse> = {}): KeyUse => ({
  usedAt: at(second),
  address: "192.0.2.1",
  userAgent: "payroll/1.0",
  refusedWith: null,
  ...change,
});

describe("KeyUsage", () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const setUp = () => {
    const store = new FakeKeyStore();
    const { log, lines } = captureLog();
    return { store, lines, usage: new KeyUsage(store, log) };
  };
  const getRecordedUsage = (store: FakeKeyStore): HourlyKeyUsage[] => store.recorded.flat();

  it("writes one row per key and hour: its counts, first and last use, last address and networks", async () => {
    const { store, usage } = setUp();
    usage.record(AK, buildUse(1));
    usage.record(PK, buildUse(2));
    usage.record(AK, buildUse(3, { address: "198.51.100.7", userAgent: "curl/8" }));
    usage.record(AK, buildUse(4, { refusedWith: "rate_limited", address: "203.0.113.9" }));
    await usage.flush();
    expect(store.recorded).toEqual([
      [
        {
          keyId: "key_1",
          hour: at(0),
          accepted: 2,
          refused: 1,
          firstUsedAt: at(1),
          lastUsedAt: at(3),
          address: "198.51.100.7",
          userAgent: "curl/8",
          refusedAt: at(4),
          refusedCode: "rate_limited",
          refusedAddress: "203.0.113.9",
          networks: ["192.0.2.0/24", "198.51.100.0/24"],
        },
        // Public keys are used from anywhere, so their networks are not recorded.
        expect.objectContaining({ keyId: "key_2", accepted: 1, networks: [] }),
      ],
    ]);
    await usage.close();
  });

  it("starts a new row each hour", async () => {
    const { store, usage } = setUp();
    for (const second of [3598, 3599, 3600]) usage.record(AK, buildUse(second));
    await usage.flush();
    expect(getRecordedUsage(store).map(({ hour, accepted }) => [hour, accepted])).toEqual([
      [at(0), 2],
      [at(3600), 1],
    ]);
    await usage.close();
  });

  it("truncates the user agent, redacts keys in it and replaces special characters", async () => {
    const { store, usage } = setUp();
    usage.record(
      AK,
      buildUse(1, { userAgent: `svc_live_ak_${"a".repeat(49)} \u00e9\t${"x".repeat(16_000)}` }),
    );
    await usage.flush();
    const agent = getRecordedUsage(store)[0]?.userAgent ?? "";
    expect(agent).toMatch(/^svc_live_ak_aaaa…aaaa \?\?x+$/);
    expect(agent.length).toBeLessThanOrEqual(200);
    await usage.close();
  });

  it("records up to twenty networks of a key between two writes", async () => {
    const { store, usage } = setUp();
    for (let net = 0; net < 200; net += 1) usage.record(AK, buildUse(net, { address: `198.51.${net}.1` }));
    usage.record(AK, buildUse(200, { address: null }));
    await usage.flush();
    expect(getRecordedUsage(store)[0]).toMatchObject({ accepted: 201, address: null });
    expect(getRecordedUsage(store)[0]?.networks).toHaveLength(20);
    await usage.close();
  });

  it("writes each use once, and nothing if no key was used", async () => {
    const { store, usage } = setUp();
    await usage.flush();
    usage.record(AK, buildUse(1));
    await usage.flush();
    await usage.flush();
    await usage.close();
    expect(store.recorded).toHaveLength(1);
  });

  it("retains uses that could not be written, logs the failure, and adds later uses", async () => {
    const { store, usage, lines } = setUp();
    usage.record(AK, buildUse(1));
    usage.record(PK, buildUse(1));
    store.failure = new Error("the database is down");
    const flushing = usage.flush();
    usage.record(AK, buildUse(9, { refusedWith: "insufficient_scope" }));
    await flushing;
    expect(lines).toEqual([expect.objectContaining({ level: 40, msg: "key uses were not saved" })]);
    store.failure = null;
    usage.record(AK, buildUse(10));
    await usage.flush();
    expect(getRecordedUsage(store)).toEqual([
      expect.objectContaining({
        keyId: "key_1",
        accepted: 2,
        refused: 1,
        firstUsedAt: at(1),
        lastUsedAt: at(10),
        refusedAt: at(9),
      }),
      expect.objectContaining({ keyId: "key_2", accepted: 1 }),
    ]);
    await usage.close();
  });

  it("counts only the uses since the last write", async () => {
    const { store, usage } = setUp();
    usage.record(AK, buildUse(1));
    usage.record(AK, buildUse(2, { refusedWith: "rate_limited" }));
    await usage.flush();
    usage.record(AK, buildUse(5, { address: "198.51.100.7" }));
    await usage.flush();
    usage.record(AK, buildUse(7, { refusedWith: "rate_limited" }));
    await usage.flush();
    expect(getRecordedUsage(store).slice(1)).toEqual([
      expect.objectContaining({
        accepted: 1,
        firstUsedAt: at(5),
        lastUsedAt: at(5),
        networks: ["198.51.100.0/24"],
        refused: 0,
        refusedAt: null,
        refusedCode: null,
        refusedAddress: null,
      }),
      expect.objectContaining({
        refused: 1,
        refusedAt: at(7),
        accepted: 0,
        firstUsedAt: null,
        lastUsedAt: null,
        address: null,
        userAgent: null,
        networks: [],
      }),
    ]);
    await usage.close();
  });

  it("loses no use, even with more keys than the 20,000 that it counts in memory", async () => {
    const { store, usage } = setUp();
    for (let key = 0; key < 21_000; key += 1) usage.record({ id: `key_${key}`, type: "ak" }, buildUse(1));
    usage.record({ id: "key_0", type: "ak" }, buildUse(2));
    await usage.flush();
    const counts = new Map<string, number>();
    for (const { keyId, accepted } of getRecordedUsage(store))
      counts.set(keyId, (counts.get(keyId) ?? 0) + accepted);
    expect(counts.size).toBe(21_000);
    expect([...counts].filter(([, accepted]) => accepted !== 1)).toEqual([["key_0", 2]]);
    await usage.close();
  });

  it("writes up to 250 keys at a time", async () => {
    const { store, usage } = setUp();
    for (let key = 0; key < 600; key += 1) usage.record({ id: `key_${key}`, type: "ak" }, buildUse(1));
    await usage.flush();
    expect(store.recorded.map(({ length }) => length)).toEqual([250, 250, 100]);
    await usage.close();
  });

  it("writes a key's first use immediately, later ones every few seconds, and the rest when closed", async () => {
    jest.useFakeTimers();
    const { store, usage } = setUp();
    usage.record(AK, buildUse(1));
    await jest.advanceTimersByTimeAsync(200);
    expect(store.recorded).toHaveLength(1);
    usage.record(AK, buildUse(2));
    await jest.advanceTimersByTimeAsync(4_000);
    expect(store.recorded).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(store.recorded).toHaveLength(2);
    usage.record(AK, buildUse(3));
    await usage.close();
    expect(store.recorded).toHaveLength(3);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.recorded).toHaveLength(3);
  });
});
