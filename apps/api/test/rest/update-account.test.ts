import { describe, expect, it } from "@jest/globals";
import { TEST_BLIND_INDEX, TEST_CIPHER, TestClock } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { ADA, createPatchableAccount } from "../patchable-account.ts";
import { useTestApi } from "../start-test-api.ts";
import { countRows, findTablesWith } from "../table-contents.ts";

const START = "2026-06-15T11:00:00.000Z";
const ONE_HOUR_LATER = "2026-06-15T12:00:00.000Z";
const NULLABLE = ["lastName", "phone", "dateOfBirth", "ssnLast4", "address"] as const;

describe("PATCH /v1/accounts/{id}", () => {
  const clock = new TestClock(Date.parse(START));
  const api = useTestApi({ clock });

  it("200 changes the given fields, clears null ones, keeps the rest, and audits the change", async () => {
    const { account, patch, read, organizationId, keyId } = await createPatchableAccount(api);
    clock.advance(Date.parse(ONE_HOUR_LATER) - Date.parse(START));
    const response = await patch({
      firstName: " Grace ",
      phone: "+1 415 555 0199",
      address: null,
      ssnLast4: null,
      metadata: { a: "1" },
    }).expect(200);
    expect(response.body).toEqual({
      ...account,
      firstName: "Grace",
      formerNames: response.body.formerNames,
      phone: "+14155550199",
      address: null,
      ssnLast4: null,
      metadata: { a: "1" },
      version: 2,
      updatedAt: ONE_HOUR_LATER,
    });
    expect(response.headers.etag).toBe('"2"');
    expect(await read()).toEqual(response.body);
    const audit = await api.db.prisma.auditEntry.findMany({ where: { organizationId } });
    expect(audit).toMatchObject([
      {
        action: "account.updated",
        actorType: "api_key",
        actorId: keyId,
        targetId: account.id,
        requestId: response.headers["x-request-id"],
        data: { fields: ["firstName", "phone", "ssnLast4", "address", "metadata"] },
      },
    ]);
  });

  it.each(NULLABLE)("200 clears only %s, together with its ciphertext", async (name) => {
    const { account, patch } = await createPatchableAccount(api);
    const response = await patch({ [name]: null }).expect(200);
    const { updatedAt, formerNames } = response.body;
    expect(response.body).toEqual({ ...account, [name]: null, version: 2, updatedAt, formerNames });
    const row = await api.db.prisma.account.findUniqueOrThrow({ where: { id: account.id } });
    expect(row).toMatchObject({ [name === "lastName" ? name : `${name}Ciphertext`]: null });
  });

  it("200 keeps ciphertexts and blind indexes consistent, whatever changes", async () => {
    const { account, patch, organizationId } = await createPatchableAccount(api);
    const digest = (purpose: string, ...parts: string[]) =>
      TEST_BLIND_INDEX.digest(purpose, organizationId, ...parts);
    const changes = [
      { email: "Grace.Hopper@Example.com" },
      { dateOfBirth: "1906-12-09" },
      { ssnLast4: "7391" },
      { dateOfBirth: null },
      { ssnLast4: null, email: "g@example.com" },
      { ssnLast4: "0000", dateOfBirth: "1990-01-01" },
      { firstName: "Grace" },
    ];
    for (const change of changes) {
      const { email, dateOfBirth, ssnLast4 } = (await patch(change).expect(200)).body;
      const row = await api.db.prisma.account.findUniqueOrThrow({ where: { id: account.id } });
      const decrypt = (column: string, text: string | null) =>
        text && TEST_CIPHER.decrypt(text, { table: "accounts", column, rowId: account.id });
      expect([
        decrypt("email", row.emailCiphertext),
        decrypt("date_of_birth", row.dateOfBirthCiphertext),
        decrypt("ssn_last4", row.ssnLast4Ciphertext),
      ]).toEqual([email, dateOfBirth, ssnLast4]);
      const lower = email.toLowerCase();
      expect(row).toMatchObject({
        emailIndex: digest("account.email", lower),
        emailDateOfBirthIndex: dateOfBirth && digest("account.email+dateOfBirth", lower, dateOfBirth),
        emailSsnLast4Index: ssnLast4 && digest("account.email+ssnLast4", lower, ssnLast4),
      });
    }
    for (const text of ["Hopper", "1906-12-09"]) expect(await findTablesWith(api, text)).toEqual([]);
  });

  it("200 makes the account match by its new data, and no longer by its old data", async () => {
    const { account, patch, create } = await createPatchableAccount(api);
    await patch({ email: "new@example.com", dateOfBirth: "1981-01-01", ssnLast4: null }).expect(200);
    const newData = { firstName: "A", email: "NEW@example.com", dateOfBirth: "1981-01-01" };
    expect((await create(newData).expect(200)).body.account.id).toBe(account.id);
    for (const before of [ADA, { ...ADA, email: "new@example.com" }]) {
      expect((await create(before).expect(201)).body.account.id).not.toBe(account.id);
    }
  });

  it("200 sets a missing externalId, and accepts the same one again", async () => {
    const { account, patch, create } = await createPatchableAccount(api);
    const response = await patch({ externalId: "participant-1" }).expect(200);
    expect(response.body).toMatchObject({ externalId: "participant-1", version: 2 });
    const same = await create({ ...ADA, externalId: "participant-1" }).expect(200);
    expect(same.body.account.id).toBe(account.id);
    await patch({ externalId: "participant-1", firstName: "Grace" }).expect(200);
  });

  it("409 identity_conflict for another account's externalId, but not for another organization's", async () => {
    const { patch, create, read, account } = await createPatchableAccount(api);
    await create({ ...ADA, externalId: "taken" }).expect(201);
    expectProblem(await patch({ externalId: "taken", firstName: "Eve" }), "identity_conflict");
    expect(await read()).toEqual(account);
    const stranger = await createPatchableAccount(api);
    await stranger.patch({ externalId: "taken" }).expect(200);
  });

  it("409 invalid_transition once the account is erased", async () => {
    const { account, patch, key } = await createPatchableAccount(api);
    await api.call("delete", `/v1/accounts/${account.id}`, key).expect(200);
    const before = await countRows(api);
    const response = await patch({ firstName: "Ada", externalId: "again" });
    expect(expectProblem(response, "invalid_transition").detail).toBe("Erased accounts cannot be changed.");
    expect(await countRows(api)).toEqual(before);
  });

  it("412 for a version other than the current one, before any other check", async () => {
    const { patch } = await createPatchableAccount(api, { externalId: "x" });
    expectProblem(await patch({ externalId: "y" }).set("If-Match", '"2"'), "version_conflict");
  });
});
