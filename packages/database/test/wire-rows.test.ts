import { afterEach, beforeEach, describe, expect, it } from "@jest/globals";
import { aroundTests, createTestEnvironment } from "@svc/testing";
import fc from "fast-check";
import { type Database, openDatabase, requestLimits } from "../src/index.ts";
import { Messages } from "../src/wire/messages.ts";
import { WireRows } from "../src/wire/wire-rows.ts";

/** A message of PostgreSQL's protocol. */
function message(letter: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** A row's message with these values. */
function rowMessage(values: (string | null)[]): Buffer {
  const count = Buffer.alloc(2);
  count.writeInt16BE(values.length);
  const parts = values.map((value) => {
    const length = Buffer.alloc(4);
    length.writeInt32BE(value === null ? -1 : Buffer.byteLength(value));
    return Buffer.concat([length, Buffer.from(value ?? "")]);
  });
  return message("D", Buffer.concat([count, ...parts]));
}

const textsOf = (rows: WireRows) =>
  Array.from({ length: rows.length }, (_, row) => {
    rows.lookAt(row);
    return rows.begins.map((_begin, column) => rows.text(column));
  });

describe("messages of a connection", () => {
  const value = fc.option(fc.string({ unit: "binary", maxLength: 40 }), { freq: 3 });
  const table = fc.array(fc.tuple(value, value, value), { maxLength: 8 });

  /** A stream that gives these bytes in pieces of these sizes, over and over. */
  function read(messages: Messages, bytes: Buffer, sizes: number[]): Buffer {
    let give = (_: Buffer) => {};
    const passed: Buffer[] = [];
    const stream = { on: (_: string, listener: typeof give) => (give = listener) };
    messages.of(stream).on("data", (part) => passed.push(Buffer.from(part)));
    for (let [at, turn] = [0, 0]; at < bytes.length; turn += 1) {
      const size = sizes[turn % sizes.length] ?? 1;
      give(bytes.subarray(at, at + size));
      at += size;
    }
    return Buffer.concat(passed);
  }

  it("are given on whole but for rows, however they are cut", () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(table, sizes, fc.boolean(), (values, cut, isTaking) => {
        const rows = values.map(rowMessage);
        const [before, notice, after] = ["2", "N", "C"].map((letter) =>
          message(letter, Buffer.from("said\0")),
        );
        const half = rows.length >> 1;
        const others = [before, notice, after] as Buffer[];
        const sent = [before, ...rows.slice(0, half), notice, ...rows.slice(half), after] as Buffer[];
        const messages = new Messages();
        if (isTaking) messages.takeRows();
        const passed = read(messages, Buffer.concat(sent), cut);
        expect(passed).toEqual(Buffer.concat(isTaking ? others : sent));
        if (isTaking) expect(textsOf(new WireRows(messages.takenRows, []))).toEqual(values);
      }),
    );
  });
});

describe("rows as they are sent", () => {
  const test = aroundTests(createTestEnvironment);
  let db: Database;
  const open = (isPrepared: boolean) =>
    openDatabase({
      url: test.env.DATABASE_URL ?? "",
      poolSize: 1,
      limits: requestLimits(20_000),
      name: "svc-test",
      pooler: isPrepared ? "none" : "transaction",
      onConnectionLost: () => {},
    });
  beforeEach(() => {
    db = open(true);
  });
  afterEach(() => db.close());

  const VALUES = `SELECT n, 'é"\\😀' || n AS text, CASE WHEN n % 2 = 0 THEN n END AS "maybe", n * 1.50 AS money, n % 2 = 0 AS "is",
    jsonb_build_object('n', n) AS json, date '2026-01-01' + n AS day, timestamptz '2026-01-01' + n * interval '1 s' AS moment,
    ARRAY['a', 'b'] AS texts, repeat('x', n * 100) AS long FROM generate_series(1, $1) AS n`;
  const valuesOf = (rows: WireRows) =>
    Array.from({ length: rows.length }, (_, row) => {
      rows.lookAt(row);
      return rows.begins.map((_begin, column) => rows.value(column));
    });
  const statement = (name: string, count: number) => ({ name, text: VALUES, values: [count] });

  it.each([true, false])("have the values that a query gives, prepared: %s", async (isPrepared) => {
    await db.close();
    db = open(isPrepared);
    for (const count of [3, 0, 300, 1]) {
      const plain = await db.sql.query<Record<string, unknown>>(statement("test_same", count));
      const rows = await db.queryRows(statement("test_same", count), valuesOf);
      expect(rows).toEqual(plain.map((row) => Object.values(row)));
    }
  });

  it("are of the statement that was asked for, among others", async () => {
    const asked = Array.from({ length: 40 }, (_, count) =>
      count % 3 === 0
        ? db.sql.query(statement("test_turns", count)).then(({ length }) => length)
        : db.queryRows(statement("test_turns", count), (rows) => rows.length),
    );
    expect(await Promise.all(asked)).toEqual(asked.map((_, count) => count));
  });

  it("leave the connection to others where the server refuses, or whoever reads them", async () => {
    const wrong = db.queryRows({ name: "test_wrong", text: "SELECT 1 / $1::int", values: [0] }, valuesOf);
    await expect(wrong).rejects.toMatchObject({ code: "22012" });
    const pid = () => db.sql.query({ text: "SELECT pg_backend_pid() AS pid" });
    const before = await pid();
    const refused = db.queryRows(statement("test_refused", 2), () => {
      throw new Error("not these");
    });
    await expect(refused).rejects.toThrow("not these");
    expect(await pid()).toEqual(before);
    expect(await db.queryRows(statement("test_refused", 2), (rows) => rows.length)).toBe(2);
  });
});
