import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildKey, createTestEnvironment, useResource } from "@svc/testing";

const MIGRATION = new URL(
  "../prisma/migrations/20261122033000_external_ids_in_nfc/migration.sql",
  import.meta.url,
);

describe("Migration of external IDs to NFC", () => {
  const test = useResource(createTestEnvironment);

  it("normalizes each external ID unless another account of the organization has the normalized ID", async () => {
    const { organizationId } = await buildKey(test, "ak");
    const { organizationId: otherOrganizationId } = await buildKey(test, "ak");
    const insertAccount = async (externalId: string, organization = organizationId) => {
      const { id } = await buildAccount(test, organization, {});
      await test.db.prisma.account.update({ where: { id }, data: { externalId } });
      return id;
    };
    const alreadyNormalized = await insertAccount("é-taken");
    const conflicting = await insertAccount("e\u0301-taken");
    const withoutConflict = await insertAccount("e\u0301-free");
    // U+212B, and A with a combining ring, are U+00C5 in NFC.
    const older = await insertAccount("\u212b-two");
    const newer = await insertAccount("A\u030a-two");
    const inOtherOrganization = await insertAccount("e\u0301-taken", otherOrganizationId);

    await test.db.pool.query(readFileSync(MIGRATION, "utf8"));
    const rows = await test.db.prisma.account.findMany({ select: { id: true, externalId: true } });
    const byId = new Map(rows.map(({ id, externalId }) => [id, externalId]));
    const ids = [alreadyNormalized, conflicting, withoutConflict, older, newer, inOtherOrganization];
    expect(ids.map((id) => byId.get(id))).toEqual([
      "é-taken",
      "e\u0301-taken",
      "é-free",
      "\u00c5-two",
      "A\u030a-two",
      "é-taken",
    ]);
  });
});
