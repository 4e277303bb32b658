import { describe, expect, it } from "@jest/globals";
import { useTestApi } from "../start-test-api.ts";
import { mutateFor } from "./payloads.ts";
import { buildTwin, executeActionOn } from "./transports.ts";

describe("Mutations", () => {
  const api = useTestApi();

  it("patch as REST does: null clears a field, an omitted field stays unchanged", async () => {
    const twin = await buildTwin(api);
    const { rolloverId } = twin;
    const fields = "rollover { externalId source { planName } amount { kind requested } version }";
    const changes = { externalId: "x", amount: { kind: "partial", requested: "5.00" } };
    const first = await mutateFor(twin, "updateRollover", { rolloverId, ...changes }, fields);
    expect(first.rollover).toEqual({ ...changes, source: { planName: "Acme 401(k)" }, version: 2 });
    const nulls = { externalId: null, source: { planName: null }, amount: { kind: "full", requested: null } };
    const second = await mutateFor(twin, "updateRollover", { rolloverId, ...nulls, ifVersion: 2 }, fields);
    const cleared = { externalId: null, source: { planName: null }, amount: { kind: "full" } };
    expect(second.rollover).toMatchObject(cleared);
  });

  it("erase a participant's stored responses with the account", async () => {
    const twin = await buildTwin(api);
    const { accountId } = twin;
    const patch = { accountId, lastName: "Unforgettable", idempotencyKey: "k" };
    const account = "account { id lastName } replayed";
    expect((await mutateFor(twin, "updateAccount", patch, account)).errors).toEqual([]);
    await executeActionOn(twin, "cancel");
    expect((await mutateFor(twin, "eraseAccount", { accountId }, account)).errors).toEqual([]);
    const again = await mutateFor(twin, "updateAccount", patch, account);
    expect(again).toMatchObject({ account: null, errors: [{ code: "invalid_transition" }] });
    expect(JSON.stringify(again)).not.toContain("Unforgettable");
  });
});
