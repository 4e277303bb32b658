import { createHash } from "node:crypto";
import { describe, expect, it } from "@jest/globals";
import { recordAccountCreated } from "@svc/accounts";
import { hashApiKey, type Pepper } from "@svc/keys";
import { newId } from "@svc/service-kit";
import { buildAccount, buildKey, buildOrganization, TEST_PEPPERS, useResource } from "@svc/testing";
import { createWidgetKeyStore } from "../src/index.ts";
import {
  API_ROLE,
  WIDGET_AUTH_FUNCTIONS,
  WIDGET_AUTH_PRIVILEGES,
  WIDGET_AUTH_ROLE,
} from "../src/roles/index.ts";
import { readAuditRows } from "./audit-chains.ts";
import { buildKeyUses } from "./build-key-uses.ts";
import { findErrorCode, startRoleClients } from "./role-clients.ts";

const DENIED = "42501";
const FOREIGN_KEY_VIOLATION = "23503";
const TABLE_RIGHTS = [
  "DELETE",
  "TRUNCATE",
  "TRIGGER",
  "MAINTAIN",
  "SELECT",
  "INSERT",
  "UPDATE",
  "REFERENCES",
];
const COLUMN_RIGHTS = ["SELECT", "INSERT", "UPDATE", "REFERENCES"];

describe("Widget service's database role", () => {
  const clients = useResource(startRoleClients);

  const createAccount = async () => {
    const organizationId = await buildOrganization(clients.test);
    return { organizationId, id: (await buildAccount(clients.test, organizationId)).id };
  };
  const listSorted = async (sql: string, values: unknown[] = []) =>
    (await clients.test.db.pool.query<{ item: string }>(sql, values)).rows.map(({ item }) => item).sort();

  it("has exactly the listed privileges on every table, view and column in the database", async () => {
    const onTables = await listSorted(
      `SELECT format('%s.%s %s', n.nspname, c.relname, r) AS item
       FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, unnest($2::text[]) r
       WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname !~ '^(pg_|information_schema)'
         AND has_table_privilege($1, c.oid, r)`,
      [WIDGET_AUTH_ROLE, TABLE_RIGHTS],
    );
    expect(onTables).toEqual([
      "public.accounts INSERT",
      "public.accounts SELECT",
      "public.custodians SELECT",
      "public.deployment SELECT",
    ]);
    const onColumns = await listSorted(
      `SELECT format('%s.%s %s %s', n.nspname, c.relname, a.attname, r) AS item
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace,
         unnest($2::text[]) r
       WHERE a.attnum > 0 AND NOT a.attisdropped AND n.nspname !~ '^(pg_|information_schema)'
         AND c.relname NOT IN ('accounts', 'custodians', 'deployment')
         AND has_column_privilege($1, c.oid, a.attnum, r)`,
      [WIDGET_AUTH_ROLE, COLUMN_RIGHTS],
    );
    const listed = ["organizations", "api_keys", "identity_checks", "_prisma_migrations"].flatMap((table) =>
      (/\(([^)]*)\)/.exec(WIDGET_AUTH_PRIVILEGES[table] ?? "")?.[1] ?? "")
        .split(",")
        .map((column) => `public.${table} ${column.trim()} SELECT`),
    );
    expect(onColumns).toEqual(listed.sort());
    expect(onColumns).toContain("public.organizations allowed_origins SELECT");
  });

  it("can call the listed functions, and no others except PostgreSQL's own", async () => {
    const callable = await listSorted(
      `SELECT p.oid::regprocedure::text AS item FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
       WHERE n.nspname !~ '^(pg_|information_schema)' AND p.prorettype <> 'trigger'::regtype
         AND has_schema_privilege($1, n.oid, 'USAGE') AND has_function_privilege($1, p.oid, 'EXECUTE')`,
      [WIDGET_AUTH_ROLE],
    );
    const signatures = WIDGET_AUTH_FUNCTIONS.map((name) =>
      name.replaceAll("timestamptz", "timestamp with time zone").replaceAll(", ", ","),
    );
    expect(callable).toEqual(signatures.sort());
  });

  it("can use no sequence and only one schema, create nothing, and is a member of nothing", async () => {
    const listAsWidgetRole = (sql: string) => listSorted(sql, [WIDGET_AUTH_ROLE]);
    expect(
      await listAsWidgetRole(
        `SELECT seqrelid::regclass::text AS item FROM pg_sequence
         WHERE has_sequence_privilege($1, seqrelid, 'USAGE, SELECT, UPDATE')`,
      ),
    ).toEqual([]);
    expect(
      await listAsWidgetRole(
        `SELECT format('%s %s', nspname, r) AS item FROM pg_namespace, unnest(ARRAY['USAGE', 'CREATE']) r
         WHERE nspname !~ '^(pg_|information_schema)' AND has_schema_privilege($1, oid, r)`,
      ),
    ).toEqual(["public USAGE"]);
    expect(
      await listAsWidgetRole(
        `SELECT r AS item FROM unnest(ARRAY['CREATE', 'TEMPORARY', 'CONNECT']) r
         WHERE has_database_privilege($1, current_database(), r)`,
      ),
    ).toEqual(["CONNECT"]);
    expect(
      await listAsWidgetRole(
        `SELECT b.rolname AS item FROM pg_auth_members m
         JOIN pg_roles a ON a.oid = m.member JOIN pg_roles b ON b.oid = m.roleid WHERE a.rolname = $1`,
      ),
    ).toEqual([]);
    const { rows } = await clients.test.db.pool.query(
      "SELECT rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls FROM pg_roles WHERE rolname = $1",
      [WIDGET_AUTH_ROLE],
    );
    expect(Object.values(rows[0]).filter(Boolean)).toEqual([]);
  });

  it.each([
    "INSERT INTO events (id, organization_id, type, data, created_at) VALUES ('evt_x', 'o', 'rollover.completed', '{}', now())",
    "SELECT * FROM events",
    "UPDATE api_keys SET last_used_at = now()",
    "UPDATE api_keys SET revoked_at = NULL",
    "SELECT name FROM api_keys",
    "SELECT last4 FROM api_keys",
    "UPDATE accounts SET email_ciphertext = ''",
    "SELECT wrong_at FROM identity_checks",
    "UPDATE identity_checks SET locked_until = NULL",
    "DELETE FROM identity_checks",
    "CREATE TEMPORARY TABLE api_keys (id text)",
    "CREATE FUNCTION other() RETURNS int LANGUAGE sql AS 'SELECT 1'",
    "SELECT pg_read_file('/etc/passwd')",
    "COPY accounts TO PROGRAM 'cat'",
    `SET ROLE ${API_ROLE}`,
    "SET session_replication_role = replica",
  ])("can't run: %s", async (sql) => expect(await findErrorCode(clients.widgetAuth, sql)).toBe(DENIED));

  it("records an account's creation, but not for an unknown account or another organization's", async () => {
    const [account, otherAccount] = [await createAccount(), await createAccount()];
    const call = "SELECT record_account_created($1, $2, $3, now())";
    const { organizationId } = account;
    expect(
      await findErrorCode(clients.widgetAuth, call, [newId("evt"), organizationId, account.id]),
    ).toBeNull();
    for (const [organization, id] of [
      [organizationId, "acct_none"],
      [organizationId, otherAccount.id],
      ["org_none", account.id],
    ]) {
      expect(await findErrorCode(clients.widgetAuth, call, [newId("evt"), organization, id])).toBe(
        FOREIGN_KEY_VIOLATION,
      );
    }
  });

  it("writes the same event as the API's role for a created account", async () => {
    const [account, other] = [await createAccount(), await createAccount()];
    const at = new Date("2027-01-02T03:04:05.678Z");
    for (const [url, { id, organizationId }] of [
      [clients.test.urls.widgetAuth, account],
      [clients.test.urls.api, other],
    ] as const) {
      const { sql } = clients.test.open(url);
      await recordAccountCreated(sql, { organizationId, accountId: id, at });
      expect(
        await clients.test.db.prisma.event.findFirstOrThrow({ where: { organizationId, createdAt: at } }),
      ).toEqual({
        id: expect.stringMatching(/^evt_/),
        organizationId,
        type: "account.created",
        data: { accountId: id },
        rolloverId: null,
        sequence: null,
        position: expect.anything(),
        traceparent: null,
        tracestate: null,
        createdAt: at,
      });
    }
  });

  it("records the uses and new hashes of pk and sk keys, and nothing for an ak key", async () => {
    const keys = await Promise.all((["pk", "sk", "ak"] as const).map((type) => buildKey(clients.test, type)));
    const db = clients.test.open(clients.test.urls.widgetAuth);
    const store = createWidgetKeyStore(db);
    const at = new Date("2027-01-02T03:04:05.678Z");
    await store.recordUses(keys.map(({ id }) => buildKeyUses(id, at)));
    await store.recordUses(keys.map(({ id }) => buildKeyUses(id, new Date(at.getTime() - 1))));
    const digests = keys.map(({ id }) => createHash("sha256").update(id).digest("hex"));
    for (const [index, { id, key }] of keys.entries()) {
      await store.rehash(id, {
        oldHash: hashApiKey(key, TEST_PEPPERS[0]),
        newHash: digests[index] ?? "",
        pepperId: "p9",
      });
    }
    const rows = await Promise.all(
      keys.map(({ id }) => clients.test.db.prisma.apiKey.findUniqueOrThrow({ where: { id } })),
    );
    // Test keys have the pepper p2.
    expect(rows.map(({ lastUsedAt, pepperId }) => [lastUsedAt, pepperId])).toEqual([
      [at, "p9"],
      [at, "p9"],
      [null, "p2"],
    ]);
    expect(rows.map(({ keyHash }, index) => keyHash === digests[index])).toEqual([true, true, false]);
    const audited = await Promise.all(keys.map((key) => readAuditRows(clients.test.db, key.organizationId)));
    const byKey = keys.map(({ id }) =>
      expect.objectContaining({
        actorType: "api_key",
        actorId: id,
        action: "api_key.rehashed",
        targetId: id,
        data: { from: "p2", to: "p9" },
        recordedBy: WIDGET_AUTH_ROLE,
      }),
    );
    expect(audited).toEqual([[byKey[0]], [byKey[1]], []]);
  });

  it("does not replace a hash other than the one that was found", async () => {
    const { id, key, organizationId } = await buildKey(clients.test, "sk");
    const call = "SELECT rehash_widget_key($1, $2, $3, 'p9')";
    await clients.widgetAuth.query(call, [id, hashApiKey(key, TEST_PEPPERS[1] as Pepper), "0".repeat(64)]);
    expect(await clients.test.db.prisma.apiKey.findUniqueOrThrow({ where: { id } })).toMatchObject({
      keyHash: hashApiKey(key, TEST_PEPPERS[0]),
      pepperId: "p2",
    });
    expect(await readAuditRows(clients.test.db, organizationId)).toEqual([]);
  });
});
