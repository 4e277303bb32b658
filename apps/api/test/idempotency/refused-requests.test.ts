import { describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { useTestApi } from "../start-test-api.ts";
import {
  buildCaller,
  type Caller,
  cancelRollover,
  countStoredRecords,
  NOTHING,
  ONCE,
  TRANSPORTS,
} from "./idempotent-calls.ts";

const REFUSALS = [
  { code: "rollover_not_permitted", change: {}, source: { accountType: "roth_ira" } },
  { code: "not_found", change: { accountId: newId("acct") }, source: {} },
  { code: "not_found", change: {}, source: { custodianId: newId("cus") } },
  { code: "validation_failed", change: {}, source: { accountNumber: "$$" } },
];

describe.each(TRANSPORTS)("Rejected $name request", (transport) => {
  const api = useTestApi();

  const create = ({ key }: Caller, body: object) => transport.create(api, key, "k", body);

  it.each(REFUSALS)(
    "$code is not stored: the key works for the corrected request",
    async ({ code, change, source }) => {
      const caller = await buildCaller(api);
      const refusedBody = { ...caller.body, ...change, source: { ...caller.body.source, ...source } };
      for (let count = 0; count < 2; count += 1) {
        expect(await create(caller, refusedBody)).toEqual({ rollover: null, code });
      }
      expect(await countStoredRecords(api, caller.organizationId)).toEqual(NOTHING);
      const created = await create(caller, caller.body);
      expect(created.code).toBeNull();
      expect(await create(caller, caller.body)).toEqual(created);
      expect(await countStoredRecords(api, caller.organizationId)).toEqual(ONCE);
      // The key now belongs to the valid body. Schema validation runs before the comparison.
      const laterCode = code === "validation_failed" ? code : "idempotency_key_reused";
      expect(await create(caller, refusedBody)).toEqual({ rollover: null, code: laterCode });
    },
  );

  it("duplicate_rollover, found inside the transaction, is not stored either", async () => {
    const caller = await buildCaller(api);
    const { rollover } = await transport.create(api, caller.key, null, caller.body);
    for (let count = 0; count < 2; count += 1) {
      expect(await create(caller, caller.body)).toEqual({ rollover: null, code: "duplicate_rollover" });
    }
    expect(await countStoredRecords(api, caller.organizationId)).toEqual({ ...ONCE, records: 0 });
    await cancelRollover(api, rollover?.id ?? "");
    const created = await create(caller, caller.body);
    expect(created).toEqual({ rollover: expect.objectContaining({ state: "draft" }), code: null });
    expect(await create(caller, caller.body)).toEqual(created);
    const counts = { rollovers: 2, events: 2, records: 1 };
    expect(await countStoredRecords(api, caller.organizationId)).toEqual(counts);
  });

  it("an internal error, which may be temporary, is not stored", async () => {
    const caller = await buildCaller(api);
    await api.db.pool.query("ALTER TABLE events RENAME TO events_away");
    try {
      expect(await create(caller, caller.body)).toEqual({ rollover: null, code: "internal_error" });
    } finally {
      await api.db.pool.query("ALTER TABLE events_away RENAME TO events");
    }
    expect(await countStoredRecords(api, caller.organizationId)).toEqual(NOTHING);
    expect((await create(caller, caller.body)).code).toBeNull();
  });
});
