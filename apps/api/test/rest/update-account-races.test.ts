import { describe, expect, it } from "@jest/globals";
import { ADA, createPatchableAccount } from "../patchable-account.ts";
import { useTestApi } from "../start-test-api.ts";

describe("PATCH /v1/accounts/{id}, concurrent with other calls", () => {
  const api = useTestApi();

  it("applies changes one after the other: none is lost, and each has an audit row", async () => {
    const { patch, read, organizationId } = await createPatchableAccount(api);
    const changes = [
      { firstName: "Grace" },
      { lastName: "Hopper" },
      { email: "g@example.com" },
      { phone: null },
      { dateOfBirth: "1906-12-09" },
      { ssnLast4: null },
      { address: null },
      { metadata: { a: "1" } },
    ];
    const responses = await Promise.all(changes.map((change) => patch(change)));
    expect(responses.map(({ status }) => status)).toEqual(changes.map(() => 200));
    expect(responses.map(({ body }) => body.version).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await read()).toMatchObject({ ...Object.assign({}, ...changes), version: 9 });
    expect(await api.db.prisma.auditEntry.count({ where: { organizationId } })).toBe(8);
  });

  it("succeeds for one of many calls with the same If-Match, and has one effect for many calls with one idempotency key", async () => {
    const { patch, read } = await createPatchableAccount(api);
    const raced = await Promise.all(
      Array.from({ length: 10 }, (_, n) => patch({ firstName: `N${n}x` }).set("If-Match", '"1"')),
    );
    expect(raced.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
    const repeated = await Promise.all(
      Array.from({ length: 10 }, () => patch({ firstName: "Once" }).set("Idempotency-Key", "k")),
    );
    for (const { status } of repeated) expect([200, 409]).toContain(status);
    expect(repeated.some(({ status }) => status === 200)).toBe(true);
    // Created, then changed by If-Match and by the idempotency key.
    expect((await read()).version).toBe(3);
  });

  it("gives an externalId to one account among concurrent patches and creations", async () => {
    for (let round = 0; round < 10; round += 1) {
      const externalId = `contested-${round}`;
      const { account, patch, create, key, organizationId } = await createPatchableAccount(api);
      const other = (await create({ ...ADA, email: "other@example.com" }).expect(201)).body.account;
      const responses = await Promise.all([
        patch({ externalId }),
        api.call("patch", `/v1/accounts/${other.id}`, key).send({ externalId }),
        create({ ...ADA, externalId }),
        create({ ...ADA, externalId }),
      ]);
      for (const { status } of responses) expect([200, 201, 409]).toContain(status);
      const holders = await api.db.prisma.account.findMany({ where: { organizationId, externalId } });
      expect(holders).toHaveLength(1);
      const succeeded = responses.filter(({ status }) => status < 300);
      const ids = succeeded.map(({ body }) => (body.account ?? body).id);
      expect(new Set(ids)).toEqual(new Set([holders[0]?.id]));
      expect([account.id, other.id, ...ids]).toContain(holders[0]?.id);
    }
  });
});
