import { createHash } from "node:crypto";
import { expect } from "@jest/globals";
import { CustodianCache } from "@svc/custodians";
import type { TestEnvironment } from "@svc/testing";
import { RolloverAnswers } from "../src/rollovers/answers/rollover-answers.ts";
import { AnswerRewriter } from "../src/rollovers/changes/rewrite-answers.ts";
import { findRow } from "../src/rollovers/store/rows-store.ts";
import { findAnswerIssue } from "../src/rollovers/timeline/verify-against-timeline.ts";
import { CHAIN_KEYS } from "./seal-rollovers.ts";

export function answersContext({ db, environment }: Pick<TestEnvironment, "db" | "environment">) {
  const custodians = new CustodianCache(db, { includesAdditions: true });
  return {
    db,
    custodians,
    answers: new RolloverAnswers({ environment, custodians, chainKeys: CHAIN_KEYS }),
  };
}

/** Stores missing and outdated answers, as a worker does. @returns the number stored */
export function storeAnswers(test: Pick<TestEnvironment, "db" | "environment">): Promise<number> {
  return new AnswerRewriter().run(answersContext(test));
}

export async function expectStored(
  test: Pick<TestEnvironment, "db" | "environment">,
  id: string,
): Promise<string> {
  const { answers, custodians } = answersContext(test);
  const row = await findRow(test.db.sql, id);
  const stored = await test.db.prisma.rolloverAnswer.findUnique({ where: { id } });
  if (!row || !stored) throw new Error(`no stored answer for ${id}`);
  const directory = await custodians.get();
  expect(stored).toEqual({ id, ...answers.toStored(row, directory) });
  expect(answers.isCurrent(stored.basis, directory)).toBe(true);
  expect(findAnswerIssue(CHAIN_KEYS, row, stored)).toBeNull();
  return stored.body;
}

export const shortDigest = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
