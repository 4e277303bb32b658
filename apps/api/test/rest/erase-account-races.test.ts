import { describe, expect, it } from "@jest/globals";
import { buildKey, buildRolloverBody } from "@svc/testing";
import { createErasableAccount, createRolloverFor, ERASED_ACCOUNT, erase } from "../erasable-account.ts";
import { useTestApi } from "../start-test-api.ts";
import { act, expectConsistent } from "../workflow/rollover-steps.ts";

describe("DELETE /v1/accounts/{id}, concurrent with other calls", () => {
  const api = useTestApi();

  it("never leaves an open rollover in an erased account when it races creations", async () => {
    for (let round = 0; round < 40; round += 1) {
      const account = await createErasableAccount(api);
      const body = await buildRolloverBody(api, account.id);
      const other = { ...body, source: { ...body.source, accountNumber: "401K-OTHER-1" } };
      const calls = [
        () => erase(api, account.id),
        () => api.call("post", "/v1/rollovers").send(body),
        () => api.call("post", "/v1/rollovers").set("Idempotency-Key", account.id).send(other),
      ];
      const order = calls.map((_call, index) => (index + round) % calls.length);
      const responses = await Promise.all(
        order.map(async (index) => ({ index, response: await calls[index]?.() })),
      );
      const sorted = responses.sort((one, next) => one.index - next.index);
      const [erasure, ...creations] = sorted.map(({ response }) => response?.status);
      expect([200, 409]).toContain(erasure);
      for (const status of creations) expect([201, 404]).toContain(status);
      const row = await api.db.prisma.account.findUniqueOrThrow({ where: { id: account.id } });
      const rollovers = await api.db.prisma.rollover.count({ where: { accountId: account.id } });
      expect(row.status).toBe(erasure === 200 ? "erased" : "active");
      if (row.status === "erased") expect(rollovers).toBe(0);
      else expect(rollovers).toBeGreaterThan(0);
    }
  });

  it("is rejected, or also erases the rollover, when it races the rollover's last action", async () => {
    for (let round = 0; round < 10; round += 1) {
      const account = await createErasableAccount(api);
      const id = await createRolloverFor(api, account.id);
      const [ended, erasure] = await Promise.all([
        act(api, id, "cancel", { reason: "no longer wanted" }),
        erase(api, account.id),
      ]);
      expect(ended.status).toBe(200);
      expect([200, 409]).toContain(erasure.status);
      const { row } = await expectConsistent(api, id);
      expect(row.sourceAccountNumberMask).toBe(erasure.status === 200 ? "****" : "****8877");
    }
  });

  it("writes once for many concurrent erasures, and returns the same version to all", async () => {
    const owner = await buildKey(api, "ak");
    const account = await createErasableAccount(api, owner.key);
    const responses = await Promise.all(Array.from({ length: 20 }, () => erase(api, account.id, owner.key)));
    for (const { status, body } of responses) {
      expect({ status, version: body.version }).toEqual({ status: 200, version: 2 });
    }
    const { organizationId } = owner;
    expect(await api.db.prisma.auditEntry.count({ where: { organizationId } })).toBe(1);
  });

  it("erases the account when it races a change, whichever comes first", async () => {
    for (let round = 0; round < 10; round += 1) {
      const account = await createErasableAccount(api);
      const patch = () => api.call("patch", `/v1/accounts/${account.id}`).send({ firstName: "Grace" });
      // Alternate which call starts first.
      const [changed, erasure] = await Promise.all(
        round % 2 === 0 ? [patch(), erase(api, account.id)] : [erase(api, account.id), patch()].reverse(),
      );
      expect([200, 409]).toContain(changed?.status);
      expect(erasure?.status).toBe(200);
      const read = await api.call("get", `/v1/accounts/${account.id}`).expect(200);
      expect(read.body).toMatchObject({ ...ERASED_ACCOUNT, version: changed?.status === 200 ? 3 : 2 });
    }
  });
});
