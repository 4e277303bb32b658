import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { KeyUsage } from "../src/index.ts";
import { FakeKeyStore } from "./fake-key-store.ts";
import { keepLog } from "./start-test-app.ts";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second));

describe("KeyUsage", () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  const setUp = () => {
    const store = new FakeKeyStore();
    const { log, lines } = keepLog();
    return { store, lines, usage: new KeyUsage(store, log) };
  };

  it("writes each key once, with its last use", async () => {
    const { store, usage } = setUp();
    usage.record("key_1", at(1));
    usage.record("key_2", at(2));
    usage.record("key_1", at(3));
    await usage.flush();
    expect(store.recorded).toEqual([
      new Map([
        ["key_1", at(3)],
        ["key_2", at(2)],
      ]),
    ]);
    await usage.close();
  });

  it("writes nothing where there is nothing to write, and nothing twice", async () => {
    const { store, usage } = setUp();
    await usage.flush();
    usage.record("key_1", at(1));
    await usage.flush();
    await usage.flush();
    await usage.close();
    expect(store.recorded).toHaveLength(1);
  });

  it("keeps what could not be written, says so, and prefers what came meanwhile", async () => {
    const { store, usage, lines } = setUp();
    usage.record("key_1", at(1));
    usage.record("key_2", at(1));
    store.failure = new Error("the database is away");
    const flushing = usage.flush();
    usage.record("key_1", at(9));
    await flushing;
    expect(lines).toEqual([expect.objectContaining({ level: 40, msg: "key uses were not written" })]);
    store.failure = null;
    await usage.flush();
    expect(store.recorded).toEqual([
      new Map([
        ["key_1", at(9)],
        ["key_2", at(1)],
      ]),
    ]);
    await usage.close();
  });

  it("writes by itself every few seconds, until it is closed; closing writes the rest", async () => {
    jest.useFakeTimers();
    const { store, usage } = setUp();
    usage.record("key_1", at(1));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(store.recorded).toHaveLength(1);
    usage.record("key_1", at(2));
    await usage.close();
    expect(store.recorded).toHaveLength(2);
    usage.record("key_1", at(3));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.recorded).toHaveLength(2);
  });
});
