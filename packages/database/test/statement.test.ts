import { describe, expect, it } from "@jest/globals";
import { buildAccount, buildOrganization, createTestEnvironment, useResource } from "@svc/testing";
import {
  inExclusiveTransaction,
  inSqlTransaction,
  kysely,
  openDatabase,
  type Params,
  type Sql,
  type Statement,
  sql,
  statement,
} from "../src/index.ts";
import { toSnakeCase } from "../src/statements/statement-compiler.ts";

function createRecordingDb(): { sent: Statement[]; db: Sql } {
  const sentStatements: Statement[] = [];
  return {
    sent: sentStatements,
    db: {
      query: async (sent) => {
        sentStatements.push(sent);
        return [];
      },
    },
  };
}

describe("Statement", () => {
  it("is built once, with one parameter per value, no matter how often the value is used", async () => {
    let builds = 0;
    const find = statement("test_find", (param: Params<{ organizationId: string; id: string }>) => {
      builds += 1;
      return kysely
        .selectFrom("accounts as account")
        .innerJoin("rollovers", (join) =>
          join
            .onRef("rollovers.accountId", "=", "account.id")
            .on("rollovers.organizationId", "=", param.organizationId),
        )
        .select(["account.id", "account.ssnLast4Ciphertext", "rollovers.sixtyDayDueOn as dueOn"])
        .where("account.id", "=", param.id)
        .where("account.organizationId", "=", param.organizationId)
        .where("rollovers.state", "in", ["draft", "it's"]);
    });
    const { sent, db } = createRecordingDb();
    await find(db, { id: "acct_1", organizationId: "org_1" });
    await find(db, { id: "acct_2", organizationId: "org_2" });
    const text =
      'select "account"."id", "account"."ssn_last4_ciphertext" as "ssnLast4Ciphertext", ' +
      '"rollovers"."sixty_day_due_on" as "dueOn" from "accounts" as "account" ' +
      'inner join "rollovers" on "rollovers"."account_id" = "account"."id" and "rollovers"."organization_id" = $1 ' +
      `where "account"."id" = $2 and "account"."organization_id" = $1 and "rollovers"."state" in ('draft', 'it''s')`;
    expect(sent).toEqual([
      { name: "test_find", text, values: ["org_1", "acct_1"] },
      { name: "test_find", text, values: ["org_2", "acct_2"] },
    ]);
    expect(builds).toBe(1);
  });

  it("aliases the columns of the outermost RETURNING to camel case, and no inner ones", async () => {
    const end = statement("test_end", (param: Params<{ id: string; at: Date }>) =>
      kysely
        .with("lockedKeys", (db) =>
          db.selectFrom("apiKeys").select("organizationId").where("id", "=", param.id),
        )
        .updateTable("apiKeys")
        .from("lockedKeys")
        .set({ revokedAt: param.at })
        .whereRef("apiKeys.organizationId", "=", "lockedKeys.organizationId")
        .returning(["apiKeys.id", "revokedAt", sql<number>`1`.as("oneMore")]),
    );
    const { sent, db } = createRecordingDb();
    await end(db, { id: "key_1", at: new Date(0) });
    expect(sent[0]?.text).toBe(
      'with "locked_keys" as (select "organization_id" from "api_keys" where "id" = $1) update "api_keys" ' +
        'set "revoked_at" = $2 from "locked_keys" where "api_keys"."organization_id" = "locked_keys"."organization_id" ' +
        'returning "api_keys"."id", "revoked_at" as "revokedAt", 1 as "oneMore"',
    );
  });

  it("must name each column of its result", async () => {
    const all = statement("test_all", () => kysely.selectFrom("accounts").selectAll());
    await expect(async () => all(createRecordingDb().db)).rejects.toThrow(
      "every result column of a statement must have a name",
    );
  });

  it("is checked against the tables by the compiler", () => {
    // @ts-expect-error there is no such column
    statement("test_column", () => kysely.selectFrom("accounts").select("nickname"));
    statement("test_type", (param: Params<{ version: string }>) =>
      // @ts-expect-error a version is a number
      kysely.selectFrom("accounts").select("id").where("version", "=", param.version),
    );
    const find = statement("test_row", (param: Params<{ id: string }>) =>
      kysely.selectFrom("accounts").select(["id", "createdAt"]).where("id", "=", param.id),
    );
    const { db } = createRecordingDb();
    // @ts-expect-error the value is missing
    void find(db, {});
    // @ts-expect-error a Date is not a string
    void find(db, { id: "acct_1" }).then(([row]) => row?.createdAt.startsWith("2026"));
    expect(db).toBeDefined();
  });
});

describe("Statements on a database", () => {
  const test = useResource(createTestEnvironment);

  it("return rows as typed: timestamps, dates, and numbers too precise for a JavaScript number", async () => {
    const organizationId = await buildOrganization(test);
    const { id } = await buildAccount(test, organizationId);
    const read = statement("test_values", (param: Params<{ id: string }>) =>
      kysely
        .selectFrom("accounts")
        .innerJoin("organizations", "organizations.id", "accounts.organizationId")
        .select([
          "accounts.createdAt",
          "clockOffsetMs",
          "allowedOrigins",
          "metadata",
          "accounts.version",
          sql<string>`date '2026-02-28'`.as("dueOn"),
          sql<string>`999999999999.90::numeric(14,2)`.as("amount"),
        ])
        .where("accounts.id", "=", param.id),
    );
    const [row] = await read(test.db.sql, { id });
    expect(row).toEqual({
      createdAt: expect.any(Date),
      clockOffsetMs: "0",
      allowedOrigins: [],
      metadata: {},
      version: 1,
      dueOn: "2026-02-28",
      amount: "999999999999.90",
    });
  });

  it("convert every table and column name to camel case and back", async () => {
    const { rows } = await test.db.pool.query<{ name: string }>(
      `SELECT DISTINCT unnest(ARRAY[table_name, column_name]) AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%'`,
    );
    const toCamelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase());
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ name }) => toSnakeCase(toCamelCase(name)) !== name)).toEqual([]);
  });

  const countPrepared = statement("test_prepared", () =>
    kysely.selectNoFrom(
      sql<number>`(select count(*) from pg_prepared_statements where name like 'test%')::int`.as("count"),
    ),
  );

  it.each([
    [true, 1],
    [false, 0],
  ])("are prepared unless the database has a pooler (prepared: %s)", async (isPrepared, expected) => {
    const name = "svc-test-prepared";
    const url = test.env.DATABASE_URL ?? "";
    const db = openDatabase({
      url,
      poolSize: 1,
      pooler: isPrepared ? "none" : "transaction",
      name,
      onConnectionLost: () => {},
    });
    const exclusive = { names: [name], read: { text: "SELECT 1" }, createRefusal: () => new Error("taken") };
    try {
      for (const run of [
        () => countPrepared(db.sql),
        () => countPrepared(db.sql),
        () => inSqlTransaction(db, (tx) => countPrepared(tx)),
        () => inExclusiveTransaction(db, exclusive, (tx) => countPrepared(tx)),
      ])
        expect(await run()).toEqual([{ count: expected }]);
    } finally {
      await db.close();
    }
  });
});
