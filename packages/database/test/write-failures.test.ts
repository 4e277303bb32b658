import { EventEmitter } from "node:events";
import { beforeEach, describe, expect, it } from "@jest/globals";
import type pg from "pg";
import { WriteFailures } from "../src/write-failures.ts";

const FULL = "the database's disk is full";

describe("Database write failures", () => {
  let now: number;
  let connection: EventEmitter;
  let failures: WriteFailures;
  beforeEach(() => {
    now = 0;
    connection = new EventEmitter();
    failures = new WriteFailures(() => now);
    failures.watch({ connection } as unknown as pg.Client);
  });
  const fail = (code: string) => connection.emit("errorMessage", { code });
  const complete = (text: string) => connection.emit("commandComplete", { text });

  it.each([
    ["53100", FULL],
    ["53200", "the database has run out of memory"],
    ["53000", "the database has run out of resources"],
    ["25006", "the database is read-only"],
  ])("remembers %s as: %s", (code, reason) => {
    expect(failures.reason).toBeNull();
    fail(code);
    expect(failures.reason).toBe(reason);
  });

  it.each(["23505", "40P01", "53300", "57P01", "22P02"])("ignores %s, which has other causes", (code) => {
    fail(code);
    expect(failures.reason).toBeNull();
  });

  it.each(["INSERT 0 1", "UPDATE 3", "DELETE 1", "MERGE 10"])("clears the failure after %s", (command) => {
    fail("53100");
    complete(command);
    expect(failures.reason).toBeNull();
  });

  it.each(["SELECT 1", "BEGIN", "ROLLBACK", "COMMIT", "UPDATE 0", "INSERT 0 0", "DELETE 0"])(
    "keeps the failure after %s, which wrote nothing",
    (command) => {
      fail("53100");
      complete(command);
      expect(failures.reason).toBe(FULL);
    },
  );

  it("forgets the failure after five seconds, since a service that is not ready gets no writes", () => {
    fail("53100");
    now = 5_000;
    expect(failures.reason).toBe(FULL);
    now = 5_001;
    expect(failures.reason).toBeNull();
    fail("53100");
    expect(failures.reason).toBe(FULL);
  });
});
