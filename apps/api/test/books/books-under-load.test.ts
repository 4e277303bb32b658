import { expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { checkBooks } from "../../src/records/books/check-books.ts";
import { CHAIN_KEYS } from "../seal-rollovers.ts";
import { useTestApi } from "../start-test-api.ts";
import { TEST_WEBHOOK_URL } from "../webhooks/webhook-calls.ts";
import { createRollover } from "../workflow/rollover-steps.ts";
import { expectAgreement } from "./expect-agreement.ts";

const ROLLOVER_COUNT = 12;
const WRITER_COUNT = 4;
const api = useTestApi();

it("the books agree while rollovers move, and afterwards", async () => {
  await api
    .call("post", "/v1/webhook-endpoints")
    .send({ url: TEST_WEBHOOK_URL, eventTypes: ["*"] })
    .expect(201);
  // The check expects deliveries only of events created well after the endpoint's last change.
  await api.db.pool.query("UPDATE webhook_endpoints SET updated_at = now() - interval '1 hour'");
  let startedCount = 0;
  let isWriting = true;
  const write = async () => {
    while (startedCount < ROLLOVER_COUNT) {
      startedCount += 1;
      const id = await createRollover(api, {}, "test-manual");
      await api.call("post", `/v1/sandbox/rollovers/${id}/advance`).send({ to: "completed" }).expect(200);
    }
  };
  const writing = Promise.all(Array.from({ length: WRITER_COUNT }, write)).finally(() => {
    isWriting = false;
  });
  const ctx = { db: api.db, chainKeys: CHAIN_KEYS, environment: api.environment };
  let checkedCount = 0;
  while (isWriting) {
    const clock = new TestClock(Date.now());
    checkedCount += (await checkBooks({ ...ctx, clock }, { startsRound: true })).checked;
    expect((await api.db.pool.query("SELECT object_id, code, detail FROM book_findings")).rows).toEqual([]);
  }
  await writing;
  expect(checkedCount).toBeGreaterThan(ROLLOVER_COUNT);
  await expectAgreement(api, new Date());
});
