import { describe, expect, it } from "@jest/globals";
import { useTestApi } from "../start-test-api.ts";
import { mutateFor } from "./payloads.ts";
import { buildTwin, executeActionOn, type Twin } from "./transports.ts";

describe("Mutations", () => {
  const api = useTestApi();

  const mutate = (name: string, input: object, fields: string | undefined, one: Twin) =>
    mutateFor(one, name, input, fields);

  it("patch as REST does: null clears a field, an omitted field stays unchanged", async () => {
    const ownTwin = await buildTwin(api);
    const { rolloverId } = ownTwin;
    const fields = "rollover { externalId source { planName } amount { kind requested } version }";
    const first = await mutate(
      "updateRollover",
      { rolloverId, externalId: "x", amount: { kind: "partial", requested: "5.00" } },
      fields,
      ownTwin,
    );
    expect(first.rollover).toEqual({
      externalId: "x",
      source: { planName: "Acme 401(k)" },
      amount: { kind: "partial", requested: "5.00" },
      version: 2,
    });
    const nulls = { externalId: null, source: { planName: null }, amount: { kind: "full", requested: null } };
    const second = await mutate("updateRollover", { rolloverId, ...nulls, ifVersion: 2 }, fields, ownTwin);
    expect(second.rollover).toMatchObject({
      externalId: null,
      source: { planName: null },
      amount: { kind: "full" },
    });
  });

  it("erase a participant's stored responses with the account", async () => {
    const ownTwin = await buildTwin(api);
    const { accountId } = ownTwin;
    const patch = { accountId, lastName: "Unforgettable", idempotencyKey: "k" };
    const account = "account { id lastName } replayed";
    expect((await mutate("updateAccount", patch, account, ownTwin)).errors).toEqual([]);
    await executeActionOn(ownTwin, "cancel");
    expect((await mutate("eraseAccount", { accountId }, account, ownTwin)).errors).toEqual([]);
    const again = await mutate("updateAccount", patch, account, ownTwin);
    expect(again).toMatchObject({ account: null, errors: [{ code: "invalid_transition" }] });
    expect(JSON.stringify(again)).not.toContain("Unforgettable");
  });
});
