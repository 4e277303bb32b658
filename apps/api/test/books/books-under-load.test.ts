import { expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { checkBooks } from "../../src/records/books/check-books.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";
import { useTestApi } from "../start-test-api.ts";
import { TEST_WEBHOOK_URL } from "../webhooks/webhook-calls.ts";
import { createRollover } from "../workflow/rollover-steps.ts";
import { expectAgreement } from "./expect-agreement.ts";

const ROLLOVERS = 12;
const WRITERS = 4;
const api = useTestApi();

it("the books agree while rollovers move, and afterwards", async () => {
  await api
    .call("post", "/v1/webhook-endpoints")
    .send({ url: TEST_WEBHOOK_URL, eventTypes: ["*"] })
    .expect(201);
  await api.db.pool.query("UPDATE webhook_endpoints SET updated_at = now() - interval '1 hour'");
  let started = 0;
  let isMoving = true;
  const write = async () => {
    while (started < ROLLOVERS) {
      started += 1;
      const id = await createRollover(api, {}, "test-manual");
      await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "completed" }).expect(200);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITERS }, write)).finally(() => {
    isMoving = false;
  });
  const ctx = { db: api.db, chainKeys: CHAIN_KEYS, environment: api.environment };
  let checked = 0;
  while (isMoving) {
    const clock = new TestClock(Date.now());
    checked += (await checkBooks({ ...ctx, clock }, { startsRound: true })).checked;
    expect((await api.db.pool.query("SELECT object_id, code, detail FROM book_findings")).rows).toEqual([]);
  }
  await writing;
  expect(checked).toBeGreaterThan(ROLLOVERS);
  await expectAgreement(api, new Date());
});
