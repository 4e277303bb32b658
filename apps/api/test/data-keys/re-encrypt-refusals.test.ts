import { describe, expect, it } from "@jest/globals";
import { inSqlTransaction } from "@svc/database";
import { useResource } from "@svc/testing";
import { createReEncryption, NEW_ONLY, readUnencryptedColumns, startApiWithOldKey } from "./old-data-key.ts";

describe("Re-encryption that cannot finish", () => {
  const api = useResource(() => startApiWithOldKey(24));

  const { run, restoreOldKey, countByKey, readNewAuditEntries } = createReEncryption(() => api);

  const readError = (options: Parameters<typeof run>[0] = {}): Promise<Error> =>
    run(options).then(
      () => new Error("the run succeeded"),
      (error) => error,
    );

  it("skips a locked row and reports it as remaining", async () => {
    await restoreOldKey();
    const report = await inSqlTransaction(api.db, async (tx) => {
      await tx.query({ text: "SELECT 1 FROM accounts WHERE external_id = 'participant-1' FOR UPDATE" });
      return run();
    });
    expect(report.after?.filter(({ keyId }) => keyId === "d1")).toEqual([
      { table: "accounts", column: "email_ciphertext", keyId: "d1", count: 1 },
      { table: "accounts", column: "texts_key_ciphertext", keyId: "d1", count: 1 },
    ]);
    expect(report.unreadable).toEqual([]);
    expect(await run()).toMatchObject({ rows: 1, values: 2 });
  });

  it("writes nothing if a key is missing, and names the unreadable fields without their values", async () => {
    await restoreOldKey();
    await readNewAuditEntries();
    const before = await readUnencryptedColumns(api);
    const account = await api.db.prisma.account.findFirstOrThrow({ where: { externalId: "participant-2" } });
    const where = { id: account.id };
    await api.db.prisma.account.update({ where, data: { phoneCiphertext: "alice@example.com" } });
    const error = await readError({ keys: NEW_ONLY });
    expect(error.message).toMatch(/^Nothing changed: DATA_KEYS cannot decrypt everything\..* use d1/);
    const unreadableValues = error.message.split("\n").filter((line) => line.startsWith("  "));
    // A message names up to 20 values.
    expect(unreadableValues).toHaveLength(20);
    expect(unreadableValues[0]).toMatch(/^ {2}accounts\.\w+ of acct_\w+$/);
    const plainTextError = await readError();
    expect(plainTextError.message).toContain("1 values are not encrypted");
    expect(plainTextError.message).toContain(`  accounts.phone_ciphertext of ${account.id}\n`);
    expect(`${error.message}${plainTextError.message}`).not.toContain("alice");
    await api.db.prisma.account.update({ where, data: { phoneCiphertext: account.phoneCiphertext } });
    expect(await readUnencryptedColumns(api)).toEqual(before);
    expect(await readNewAuditEntries()).toHaveLength(0);
  });

  it("keeps a value that its key cannot decrypt, names its location, and re-encrypts the others", async () => {
    const account = await api.db.prisma.account.findFirstOrThrow({ where: { externalId: "participant-2" } });
    const broken = `d1.${"A".repeat(60)}`;
    await api.db.prisma.account.update({ where: { id: account.id }, data: { emailCiphertext: broken } });
    const report = await run();
    const unreadableValue = { table: "accounts", column: "email_ciphertext", rowId: account.id };
    expect(report.unreadable).toEqual([unreadableValue]);
    expect(await countByKey()).toMatchObject({ d1: 1 });
    const after = await api.db.prisma.account.findUniqueOrThrow({ where: { id: account.id } });
    expect(after.emailCiphertext).toBe(broken);
    expect(after.phoneCiphertext).toMatch(/^d2\./);
    await api.db.prisma.account.update({
      where: { id: account.id },
      data: { emailCiphertext: account.emailCiphertext },
    });
    await run();
  });
});
