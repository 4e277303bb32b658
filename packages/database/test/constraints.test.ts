import { beforeAll, describe, expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import {
  buildAccount,
  buildKey,
  buildOrganization,
  createTestEnvironment,
  findCustodianId,
  useResource,
} from "@svc/testing";
import { findBrokenConstraint, insertRow, json, mapDatabaseError, type NewRow } from "../src/index.ts";

describe("Table constraints reject", () => {
  const test = useResource(createTestEnvironment);
  let organizationId: string;
  let accountId: string;
  let custodians: [string, string];
  beforeAll(async () => {
    organizationId = await buildOrganization(test);
    accountId = (await buildAccount(test, organizationId)).id;
    custodians = [await findCustodianId(test, "fidelity"), await findCustodianId(test, "vanguard")];
  });

  const findViolation = async (work: Promise<unknown>) => {
    const error = await work.then(
      () => "nothing",
      (thrown: unknown) => thrown,
    );
    return findBrokenConstraint(error) ?? error;
  };

  const insertRollover = (change: Partial<NewRow<"rollovers">> = {}) => {
    const now = new Date();
    return insertRow(
      test.db.sql,
      {
        table: "rollovers",
        row: {
          id: newId("rol"),
          organizationId,
          accountId,
          type: "direct",
          state: "draft",
          sourceCustodianId: custodians[0],
          sourceAccountType: "qualified_plan",
          sourceAccountNumberCiphertext: "d2.x",
          sourceAccountNumberIndex: newId("doc"),
          sourceAccountNumberMask: "***44",
          destinationCustodianId: custodians[1],
          destinationAccountType: "traditional_ira",
          destinationAccountNumberCiphertext: "d2.x",
          destinationAccountNumberIndex: "destination",
          destinationAccountNumberMask: "***44",
          amountKind: "full",
          deliveryMethod: "check",
          attestations: json({}),
          eligibility: json({}),
          taxTreatment: json({}),
          metadata: json({}),
          createdAt: now,
          updatedAt: now,
          ...change,
        },
      },
      ["id", "amountRequested"],
    );
  };

  it.each<[string, string]>([
    ["a second row that stamps the environment", "INSERT INTO deployment VALUES (false, 'test', now())"],
    ["an unknown environment", "UPDATE deployment SET environment = 'staging'"],
    ["a key with an unknown environment", "UPDATE api_keys SET environment = 'prod'"],
    ["a key with an unknown type", "UPDATE api_keys SET type = 'xx'"],
    ["a plaintext key instead of its hash", "UPDATE api_keys SET key_hash = 'svc_test_ak_abc'"],
    ["an uppercase hash", "UPDATE api_keys SET key_hash = upper(key_hash)"],
  ])("%s", async (_, sql) => {
    await buildKey(test, "ak");
    expect(await findViolation(test.db.pool.query(sql))).toMatch(/_check$/);
  });

  it.each([
    ["0", "partial", "rollovers_amount_requested_check"],
    ["-1.00", "partial", "rollovers_amount_requested_check"],
    [null, "partial", "rollovers_amount_kind_check"],
    ["10.00", "full", "rollovers_amount_kind_check"],
  ])("an amount of %s with the kind %s", async (amountRequested, amountKind, constraint) => {
    expect(await findViolation(insertRollover({ amountRequested, amountKind }))).toBe(constraint);
  });

  it("an amount with too many digits, but not the largest one that fits", async () => {
    const maximum = await insertRollover({ amountRequested: "999999999999.99", amountKind: "partial" });
    expect(maximum.amountRequested).toBe("999999999999.99");
    await expect(
      insertRollover({ amountRequested: "1000000000000.00", amountKind: "partial" }),
    ).rejects.toThrow();
  });

  it("a rollover for another organization's account, even if both exist", async () => {
    const otherOrganizationId = await buildOrganization(test);
    expect(await findViolation(insertRollover({ organizationId: otherOrganizationId }))).toMatch(
      /account_id_fkey/,
    );
    const rollover = await insertRollover();
    const move = test.db.pool.query("UPDATE rollovers SET organization_id = $1 WHERE id = $2", [
      otherOrganizationId,
      rollover.id,
    ]);
    expect(await findViolation(move)).toMatch(/account_id_fkey/);
  });

  it("the deletion of a referenced organization or account", async () => {
    expect(
      await findViolation(test.db.pool.query("DELETE FROM organizations WHERE id = $1", [organizationId])),
    ).toMatch(/fkey/);
    await insertRollover();
    expect(
      await findViolation(test.db.pool.query("DELETE FROM accounts WHERE id = $1", [accountId])),
    ).toMatch(/fkey/);
  });

  describe("a second open rollover of the same money to the same account", () => {
    const OPEN = [
      "draft",
      "awaiting_participant",
      "awaiting_documents",
      "on_hold",
      "submitted",
      "in_review",
      "approved",
      "requested",
      "processing",
      "funds_sent",
      "funds_received",
    ];
    const ENDED = ["completed", "cancelled", "rejected", "failed", "expired"];

    it.each(OPEN)("while the first is %s", async (state) => {
      const same = { sourceAccountNumberIndex: newId("doc") };
      await insertRollover({ ...same, state });
      const error = await insertRollover(same).catch((thrown: unknown) => thrown);
      expect(findBrokenConstraint(error)).toBe("open_work_one_live_key");
      expect(mapDatabaseError(error)).toMatchObject({ code: "duplicate_rollover", status: 409 });
    });

    it.each(ENDED)("but not once the first is %s", async (state) => {
      const same = { sourceAccountNumberIndex: newId("doc") };
      await insertRollover({ ...same, state });
      await insertRollover({ ...same, state });
      await insertRollover(same);
    });

    it("but not if the participant, a custodian or the destination account differs", async () => {
      const same = { sourceAccountNumberIndex: newId("doc") };
      await insertRollover(same);
      await insertRollover({ ...same, destinationAccountNumberIndex: "other" });
      await insertRollover({ ...same, sourceCustodianId: custodians[1] });
      await insertRollover({ ...same, destinationCustodianId: custodians[0] });
      await insertRollover({ ...same, accountId: (await buildAccount(test, organizationId)).id });
      const second = { ...same, destinationAccountNumberIndex: "third" };
      const { id } = await insertRollover(second);
      await test.db.prisma.rollover.update({ where: { id }, data: { state: "cancelled" } });
      await insertRollover(second);
      const reopen = test.db.pool.query("UPDATE rollovers SET state = 'draft' WHERE id = $1", [id]);
      expect(await findViolation(reopen)).toBe("open_work_one_live_key");
    });
  });
});
