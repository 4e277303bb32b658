import { describe, expect, it } from "@jest/globals";
import { buildKey, buildRolloverBody } from "@svc/testing";
import {
  cancel,
  createErasableAccount,
  createRolloverFor,
  ERASED_ACCOUNT,
  erase,
  PERSONAL_DATA,
} from "../erasable-account.ts";
import { expectProblem } from "../expect-problem.ts";
import { insertRollover } from "../insert-rollover.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";

describe("DELETE /v1/accounts/{id}", () => {
  const api = useTestApi();

  it("200 leaves an account without personal data, and nothing known about the participant in any table", async () => {
    const owner = await buildKey(api, "ak");
    const account = await createErasableAccount(api, owner.key, PERSONAL_DATA);
    const response = await erase(api, account.id, owner.key).expect(200);
    expect(response.body).toEqual({
      ...account,
      ...ERASED_ACCOUNT,
      version: 2,
      updatedAt: expect.any(String),
    });
    expect(response.headers.etag).toBe('"2"');
    const read = await api.call("get", `/v1/accounts/${account.id}`, owner.key).expect(200);
    expect(read.body).toEqual(response.body);
    const list = await api.call("get", "/v1/accounts", owner.key).expect(200);
    expect(list.body.data).toEqual([response.body]);
    const byExternalId = await api
      .call("get", `/v1/accounts?externalId=${PERSONAL_DATA.externalId}`, owner.key)
      .expect(200);
    expect(byExternalId.body.data).toEqual([]);
    const row = await api.db.prisma.account.findUniqueOrThrow({ where: { id: account.id } });
    const { id, organizationId, status, metadata, version, createdAt, updatedAt, ...personal } = row;
    expect(new Set(Object.values(personal))).toEqual(new Set([null]));
    const words = ["Augusta", "Lovelace", "analytical", "Marylebone", "Babbage-room"];
    for (const text of [PERSONAL_DATA.externalId, ...words])
      expect(await findTablesWith(api, text)).toEqual([]);
    const audit = await api.db.prisma.auditEntry.findMany({ where: { organizationId } });
    expect(audit).toMatchObject([
      {
        action: "account.erased",
        actorType: "api_key",
        actorId: owner.id,
        targetId: account.id,
        requestId: response.headers["x-request-id"],
        data: {},
      },
    ]);
  });

  it("200 again for an erased account, with the same response, and writes nothing", async () => {
    const account = await createErasableAccount(api);
    const first = await erase(api, account.id).expect(200);
    const before = await countRows(api);
    const again = await erase(api, account.id).expect(200);
    expect(again.body).toEqual(first.body);
    expect(again.headers.etag).toBe('"2"');
    expect(await countRows(api)).toEqual(before);
  });

  it("200 deletes the stored responses for the account and its rollovers", async () => {
    const owner = await buildKey(api, "ak");
    const account = await createErasableAccount(api, owner.key);
    const body = await buildRolloverBody(api, account.id);
    const rollover = (await api.call("post", "/v1/rollovers", owner.key).send(body).expect(201)).body;
    const patchOnce = (id: string) =>
      api
        .call("patch", `/v1/accounts/${id}`, owner.key)
        .set("Idempotency-Key", "k")
        .send({ firstName: "Eve" });
    const cancelOnce = () =>
      api
        .call("post", `/v1/rollovers/${rollover.id}/actions`, owner.key)
        .set("Idempotency-Key", "k")
        .send({ action: "cancel", params: { reason: "no longer wanted" } });
    const bystander = await createErasableAccount(api, owner.key);
    await patchOnce(account.id).expect(200);
    await cancelOnce().expect(200);
    await patchOnce(bystander.id).expect(200);
    await erase(api, account.id, owner.key).expect(200);
    expectProblem(await patchOnce(account.id), "invalid_transition");
    expectProblem(await cancelOnce(), "invalid_transition");
    expect((await patchOnce(bystander.id).expect(200)).headers["idempotency-replayed"]).toBe("true");
    const { organizationId } = owner;
    expect(await api.db.prisma.idempotencyRecord.count({ where: { organizationId } })).toBe(1);
  });

  it("201 creates a new account for the old externalId, and for the old email and details", async () => {
    const { key } = await buildKey(api, "ak");
    const account = await createErasableAccount(api, key, PERSONAL_DATA);
    await erase(api, account.id, key).expect(200);
    const { externalId: _omitted, ...withoutId } = PERSONAL_DATA;
    for (const body of [{ ...withoutId, email: "AUGUSTA@analytical.example" }, PERSONAL_DATA]) {
      const again = await api.call("post", "/v1/accounts", key).send(body).expect(201);
      expect(again.body.account.id).not.toBe(account.id);
      expect(again.body.account.status).toBe("active");
    }
    const list = await api.call("get", "/v1/accounts", key).expect(200);
    expect(list.body.data.map(({ status }: { status: string }) => status).sort()).toContain("erased");
  });

  it("404 for a new rollover of an erased account", async () => {
    const account = await createErasableAccount(api);
    await erase(api, account.id).expect(200);
    const before = await countRows(api);
    const body = await buildRolloverBody(api, account.id);
    expectProblem(await api.call("post", "/v1/rollovers").send(body), "not_found");
    expect(await countRows(api)).toEqual(before);
  });

  it("409 while rollovers are open, naming up to 20 of them, and erases nothing", async () => {
    const account = await createErasableAccount(api);
    const ended = await createRolloverFor(api, account.id, { metadata: { keep: "me" } });
    await cancel(api, ended);
    const open = await createRolloverFor(api, account.id);
    const before = await countRows(api);
    const refused = expectProblem(await erase(api, account.id), "invalid_transition");
    expect(refused).toMatchObject({ openRollovers: [open] });
    expect(await countRows(api)).toEqual(before);
    expect((await api.call("get", `/v1/accounts/${account.id}`)).body).toEqual(account);
    expect((await api.call("get", `/v1/rollovers/${ended}`)).body.metadata).toEqual({ keep: "me" });

    for (let count = 0; count < 25; count += 1) {
      await insertRollover(api, api.ak.organizationId, { accountId: account.id, state: "on_hold" });
    }
    const problem = expectProblem(await erase(api, account.id), "invalid_transition");
    const { openRollovers } = problem as unknown as { openRollovers: string[] };
    expect(openRollovers).toHaveLength(20);
    expect(new Set(openRollovers).size).toBe(20);
    expect(openRollovers).not.toContain(ended);
  });
});
