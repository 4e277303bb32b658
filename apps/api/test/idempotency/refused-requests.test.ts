import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { useTestApi } from "../start-test-api.ts";
import {
  buildCaller,
  type Caller,
  cancelRollover,
  countStoredRecords,
  type RolloverBody,
  TRANSPORTS,
} from "./idempotent-calls.ts";

interface Refusal {
  code: string;
  spoil(body: RolloverBody): object;
}

const REFUSALS: Refusal[] = [
  {
    code: "rollover_not_permitted",
    spoil: (body) => ({ ...body, source: { ...body.source, accountType: "roth_ira" } }),
  },
  { code: "not_found", spoil: (body) => ({ ...body, accountId: newId("acct") }) },
  {
    code: "not_found",
    spoil: (body) => ({ ...body, source: { ...body.source, custodianId: newId("cus") } }),
  },
  {
    code: "validation_failed",
    spoil: (body) => ({ ...body, source: { ...body.source, accountNumber: "$$" } }),
  },
];

describe.each(TRANSPORTS)("Rejected $name request", (face) => {
  const api = useTestApi();

  const create = ({ key }: Caller, body: object) => face.create(api, key, "k", body);

  it.each(REFUSALS)("$code is not stored: once corrected, the same key works", async ({ code, spoil }) => {
    const caller = await buildCaller(api);
    const wrong = spoil(caller.body);
    for (let count = 0; count < 2; count += 1) {
      expect(await create(caller, wrong)).toEqual({ rollover: null, code });
    }
    expect(await countStoredRecords(api, caller.organizationId)).toEqual({
      rollovers: 0,
      events: 0,
      records: 0,
    });
    const right = await create(caller, caller.body);
    expect(right.code).toBeNull();
    expect(await create(caller, caller.body)).toEqual(right);
    expect(await countStoredRecords(api, caller.organizationId)).toEqual({
      rollovers: 1,
      events: 1,
      records: 1,
    });
    // The key now belongs to the valid body. Schema validation runs before the comparison.
    const late = code === "validation_failed" ? code : "idempotency_key_reused";
    expect(await create(caller, wrong)).toEqual({ rollover: null, code: late });
  });

  it("duplicate_rollover, found inside the transaction, is not stored either", async () => {
    const caller = await buildCaller(api);
    const { rollover } = await face.create(api, caller.key, null, caller.body);
    for (let count = 0; count < 2; count += 1) {
      expect(await create(caller, caller.body)).toEqual({ rollover: null, code: "duplicate_rollover" });
    }
    expect(await countStoredRecords(api, caller.organizationId)).toEqual({
      rollovers: 1,
      events: 1,
      records: 0,
    });
    await cancelRollover(api, rollover?.id ?? "");
    const right = await create(caller, caller.body);
    expect(right).toEqual({ rollover: expect.objectContaining({ state: "draft" }), code: null });
    expect(await create(caller, caller.body)).toEqual(right);
    expect(await countStoredRecords(api, caller.organizationId)).toEqual({
      rollovers: 2,
      events: 2,
      records: 1,
    });
  });

  it("an internal error, which may be temporary, is not stored", async () => {
    const caller = await buildCaller(api);
    await api.db.pool.query("ALTER TABLE events RENAME TO events_away");
    try {
      expect(await create(caller, caller.body)).toEqual({ rollover: null, code: "internal_error" });
    } finally {
      await api.db.pool.query("ALTER TABLE events_away RENAME TO events");
    }
    expect(await countStoredRecords(api, caller.organizationId)).toEqual({
      rollovers: 0,
      events: 0,
      records: 0,
    });
    expect((await create(caller, caller.body)).code).toBeNull();
  });
});
