import { createHash } from "node:crypto";
import { expect } from "@jest/globals";
import { CustodianCache } from "@svc/custodians";
import type { TestEnvironment } from "@svc/testing";
import { ResponseRewriter } from "../src/rollovers/changes/rewrite-responses.ts";
import { RolloverResponses } from "../src/rollovers/responses/rollover-responses.ts";
import { findRow } from "../src/rollovers/store/rows-store.ts";
import { findResponseIssue } from "../src/rollovers/timeline/verify-against-timeline.ts";
import { CHAIN_KEYS } from "./seal-rollovers.ts";

export function buildResponsesContext({ db, environment }: Pick<TestEnvironment, "db" | "environment">) {
  const custodians = new CustodianCache(db, { includesAdditions: true });
  return {
    db,
    custodians,
    responses: new RolloverResponses({ environment, custodians, chainKeys: CHAIN_KEYS }),
  };
}

/** Stores missing and outdated responses, as a worker does. @returns the number stored */
export function storeResponses(test: Pick<TestEnvironment, "db" | "environment">): Promise<number> {
  return new ResponseRewriter().run(buildResponsesContext(test));
}

/** Expects the stored response to be current. @returns its body */
export async function expectCurrentResponse(
  test: Pick<TestEnvironment, "db" | "environment">,
  id: string,
): Promise<string> {
  const { responses, custodians } = buildResponsesContext(test);
  const row = await findRow(test.db.sql, id);
  const stored = await test.db.prisma.rolloverAnswer.findUnique({ where: { id } });
  if (!row || !stored) throw new Error(`no stored response for ${id}`);
  const directory = await custodians.get();
  expect(stored).toEqual({ id, ...responses.toStored(row, directory) });
  expect(responses.isCurrent(stored.basis, directory)).toBe(true);
  expect(findResponseIssue(CHAIN_KEYS, row, stored)).toBeNull();
  return stored.body;
}

export const shortDigest = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
