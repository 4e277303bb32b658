import { type Sql, updateRow } from "@svc/database";
import type { Scope } from "@svc/keys";
import type { Principal } from "@svc/service-kit/auth";
import {
  buildKey,
  createTestEnvironment,
  TEST_BLIND_INDEX,
  TEST_CIPHER,
  TestClock,
  type TestEnvironment,
} from "@svc/testing";
import { z } from "zod";
import {
  type Call,
  createOperationBuilders,
  type IdempotencyContext,
  type Operation,
  type Outcome,
  readIdempotencyKey,
  runOperation,
} from "../src/index.ts";

export interface TestContext extends IdempotencyContext {
  notes: string[];
}

export const { read, list, lines, write, steps } = createOperationBuilders<TestContext>();

export const nameSchema = z.strictObject({ name: z.string() });
/** Operation that renames the organization. Tests add `run`. */
export const DECLARED = {
  name: "rename",
  summary: "Rename the organization",
  input: nameSchema,
  view: nameSchema,
  example: { input: { name: "North" }, view: { name: "North" } },
  responses: { 200: "It has the name." },
  errors: [],
  rest: "POST /v1/names",
} as const;

export async function rename(tx: Sql, { organizationId }: Principal, name: string): Promise<void> {
  await updateRow(tx, { table: "organizations", id: organizationId, changes: { name } });
}

/** Throws PostgreSQL's error for a deadlock, which makes the transaction run again. */
export async function failAsDeadlock(tx: Sql): Promise<void> {
  await tx.query({ text: "DO $$ BEGIN RAISE EXCEPTION 'conflict' USING ERRCODE = '40P01'; END $$" });
}

interface RunOptions {
  key?: string;
  ifMatch?: string;
}

export interface TestOperations {
  test: TestEnvironment;
  ctx: TestContext;
  clock: TestClock;
  createPrincipal(...scopes: Scope[]): Promise<Principal>;
  buildCall(principal: Principal): Call<TestContext>;
  /** Runs an operation as a transport does. Adds `input` and `key` to `notes` when these are read. */
  run(
    operation: Operation<TestContext>,
    principal: Principal,
    input?: Record<string, unknown>,
    options?: RunOptions,
  ): Promise<Outcome>;
  readStored(
    principal: Principal,
  ): Promise<{ name: string; audits: unknown[]; events: unknown[]; recordCount: number }>;
  close(): Promise<void>;
}

export async function startTestOperations(): Promise<TestOperations> {
  const test = await createTestEnvironment();
  const clock = new TestClock(Date.parse("2026-06-01T12:00:00.000Z"));
  const notes: string[] = [];
  const ctx = { db: test.db, clock, cipher: TEST_CIPHER, blindIndex: TEST_BLIND_INDEX, notes };
  const buildCall = (principal: Principal): Call<TestContext> => ({
    ...ctx,
    principal,
    requestId: "req_1",
    ifMatch: null,
    header: () => undefined,
  });
  return {
    test,
    ctx,
    clock,
    buildCall,
    createPrincipal: async (...scopes) => {
      const { id, organizationId } = await buildKey(test, "ak");
      const actor = { type: "api_key", id } as const;
      return { organizationId, environment: "test", scopes, actor, keyId: id, keyType: "ak", personId: null };
    },
    run: async (operation, principal, input = {}, { key, ifMatch } = {}) => {
      notes.length = 0;
      const call = { ...buildCall(principal), ifMatch: ifMatch ?? null };
      const { result, replayed } = await runOperation(operation, call, {
        readInput: () => {
          notes.push("input");
          return input;
        },
        readRepeatableRequest: () => {
          notes.push("key");
          return { scope: operation.name, idempotencyKey: readIdempotencyKey(key), body: input };
        },
      });
      return { result, replayed };
    },
    readStored: async ({ organizationId }) => {
      const { organization, auditEntry, event, idempotencyRecord } = test.db.prisma;
      const where = { organizationId };
      const { name } = await organization.findUniqueOrThrow({ where: { id: organizationId } });
      const audits = await auditEntry.findMany({
        where,
        orderBy: { sequence: "asc" },
        select: { action: true, targetId: true, data: true, actorId: true, requestId: true, createdAt: true },
      });
      const events = await event.findMany({
        where,
        orderBy: { id: "asc" },
        select: { type: true, data: true, createdAt: true },
      });
      return { name, audits, events, recordCount: await idempotencyRecord.count({ where }) };
    },
    close: () => test.close(),
  };
}
