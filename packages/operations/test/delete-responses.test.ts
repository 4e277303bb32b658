import { createSecretKey } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { BlindIndex } from "@svc/accounts";
import { inSqlTransaction } from "@svc/database";
import { newId } from "@svc/service-kit";
import { UNNAMED_SECRET } from "@svc/service-kit/config";
import { TEST_BLIND_INDEX, TEST_CIPHER, useResource } from "@svc/testing";
import {
  deleteExpiredResponses,
  deleteResponsesAbout,
  digestSubject,
  type RepeatableRequest,
  withIdempotency,
} from "../src/index.ts";
import { DECLARED, startTestOperations, write } from "./start-test-operations.ts";

describe("Idempotency records of an erased account or rollover", () => {
  const operations = useResource(startTestOperations);

  const countRecords = (organizationId: string) =>
    operations.test.db.prisma.idempotencyRecord.count({ where: { organizationId } });

  async function storeResponse(result: unknown, subject: string | null = null): Promise<string> {
    const { organizationId } = await operations.createPrincipal();
    const request: RepeatableRequest = {
      organizationId,
      scope: `POST /things/${subject}`,
      subject,
      idempotencyKey: "k",
      body: null,
    };
    await withIdempotency(operations.ctx, request, { change: (transact) => transact(async () => result) });
    expect(await countRecords(organizationId)).toBe(1);
    return organizationId;
  }

  const deleteResponses = (organizationId: string, ...subjects: string[]) =>
    inSqlTransaction(operations.test.db, (tx) =>
      deleteResponsesAbout(operations.ctx, tx, { organizationId, subjects }),
    );

  const accountId = newId("acct");
  const rolloverId = newId("rol");

  it.each<[string, string, string | null, unknown]>([
    ["the account named in the call", accountId, accountId, null],
    ["the rollover named in the call", rolloverId, rolloverId, {}],
    ["the account that was created", accountId, null, { account: { id: accountId }, created: true }],
    ["the rollover that was created", rolloverId, null, { id: rolloverId, accountId }],
    [
      "the account of a rollover within a list",
      accountId,
      null,
      { data: [{}, { id: rolloverId, accountId }] },
    ],
  ])("are found by %s", async (_name, deletedId, subject, result) => {
    const organizationId = await storeResponse(result, subject);
    await deleteResponses(organizationId, newId("acct"), newId("rol"));
    expect(await countRecords(organizationId)).toBe(1);
    await deleteResponses(organizationId, newId("acct"), deletedId);
    expect(await countRecords(organizationId)).toBe(0);
  });

  it("have the ID in the operation's path as their subject", async () => {
    const operation = write({
      ...DECLARED,
      id: "rol",
      rest: "POST /v1/names/{id}",
      run: () => ({ name: "North" }),
    });
    const principal = await operations.createPrincipal();
    await operations.run(operation, principal, { name: "North", id: rolloverId }, { key: "k" });
    const { organizationId } = principal;
    const record = await operations.test.db.prisma.idempotencyRecord.findFirst({ where: { organizationId } });
    const digest = digestSubject(operations.ctx.blindIndex, organizationId, rolloverId);
    expect(record?.subjectDigests).toEqual([digest]);
  });

  it("are not found by user text that looks like an ID", async () => {
    const note = `"id":"${accountId}"`;
    const organizationId = await storeResponse({ id: note, note, name: accountId, tags: [accountId] });
    await deleteResponses(organizationId, accountId);
    expect(await countRecords(organizationId)).toBe(1);
  });
});

describe("deleteExpiredResponses", () => {
  const operations = useResource(startTestOperations);
  const sweep = () => deleteExpiredResponses({ db: operations.test.db, clock: operations.clock });

  it("deletes records that expired, in batches, and no others", async () => {
    const { organizationId } = await operations.createPrincipal();
    const { pool, prisma } = operations.test.db;
    const insert = (name: string, count: number, expiresAt: Date) =>
      pool.query(
        `INSERT INTO idempotency_records (id, organization_id, fingerprint, answer_ciphertext, subject_digests, created_at, expires_at)
         SELECT $1 || n, $2, '', '', '{}', now(), $3 FROM generate_series(1, $4::int) n`,
        [name, organizationId, expiresAt, count],
      );
    const now = operations.clock.now();
    await insert("current", 1, new Date(now.getTime() + 1));
    // Two batches of 1,000, and one record more.
    await insert("expired", 2_001, now);
    expect(await sweep()).toBe(2_001);
    expect(await prisma.idempotencyRecord.findMany({ where: { organizationId } })).toMatchObject([
      { id: "current1" },
    ]);
    expect(await sweep()).toBe(0);
    operations.clock.advance(1);
    expect(await sweep()).toBe(1);
  });
});

describe("A stored record", () => {
  const operations = useResource(startTestOperations);

  const storeResponse = async (changes: Partial<RepeatableRequest>, ctx = operations.ctx) => {
    const request = { scope: "POST /things", idempotencyKey: "k", body: null, ...changes };
    const organizationId = changes.organizationId ?? (await operations.createPrincipal()).organizationId;
    const run = withIdempotency(
      ctx,
      { ...request, organizationId },
      {
        change: (transact) => transact(async () => ({ n: 1 })),
      },
    );
    return { ...(await run), organizationId };
  };

  it.each<[string, unknown, string]>([
    ["the body", { b: 1, a: [2] }, '{"a":[2],"b":1}'],
    ["no body", undefined, ""],
  ])(
    "keeps the format of earlier releases: digests of %s and the input, and the encrypted response",
    async (_, body, text) => {
      const { organizationId } = await storeResponse({ body, input: { y: 1, x: new Date(0) } });
      const record = await operations.test.db.prisma.idempotencyRecord.findFirstOrThrow({
        where: { organizationId },
      });
      expect(record.fingerprint).toBe(TEST_BLIND_INDEX.digest("idempotency.body", organizationId, text));
      const location = { table: "idempotency_records", column: "answer", rowId: record.id };
      expect(JSON.parse(TEST_CIPHER.decrypt(record.answerCiphertext, location))).toEqual({
        body: { n: 1 },
        inputFingerprint: TEST_BLIND_INDEX.digest(
          "idempotency.input",
          organizationId,
          '{"x":"1970-01-01T00:00:00.000Z","y":1}',
        ),
      });
    },
  );

  it("is found after the index key is rotated", async () => {
    const { organizationId } = await storeResponse({ body: { a: 1 } });
    // The key of TEST_BLIND_INDEX.
    const retired = { id: UNNAMED_SECRET, key: createSecretKey(Buffer.alloc(32, "i")) };
    const rotated = new BlindIndex([{ id: "i2", key: createSecretKey(Buffer.alloc(32, "j")) }, retired]);
    const ctx = { ...operations.ctx, blindIndex: rotated };
    expect(await storeResponse({ organizationId, body: { a: 1 } }, ctx)).toMatchObject({ replayed: true });
    await expect(storeResponse({ organizationId, body: { a: 2 } }, ctx)).rejects.toMatchObject({
      code: "idempotency_key_reused",
    });
  });

  it.each([
    [undefined, null],
    [null, undefined],
  ])("for the input %j does not match the input %j", async (first, second) => {
    const { organizationId } = await storeResponse({ input: first, body: { a: 1 } });
    await expect(storeResponse({ organizationId, input: second, body: { a: 2 } })).rejects.toMatchObject({
      code: "idempotency_key_reused",
    });
  });
});
