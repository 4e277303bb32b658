import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { withDatabaseUser } from "@svc/service-kit/config";
import { createEmptyDatabase, TEST_SECRETS, type TestDatabase } from "@svc/testing";
import pg from "pg";
import { runSvcProcess } from "./run-svc.ts";

const OWNER_ROLE = "svc_grants_keeper";
let database: TestDatabase;
let admin: pg.Client;
beforeAll(async () => {
  database = await createEmptyDatabase();
  admin = new pg.Client(database.url);
  await admin.connect();
  await admin.query(`CREATE ROLE ${OWNER_ROLE} LOGIN CREATEROLE PASSWORD 'keeper'`);
  await admin.query(`GRANT svc_api, svc_widget_auth TO ${OWNER_ROLE} WITH ADMIN OPTION`);
  await admin.query(`ALTER DATABASE ${admin.escapeIdentifier(admin.database ?? "")} OWNER TO ${OWNER_ROLE}`);
});
afterAll(async () => {
  await admin.query(`REASSIGN OWNED BY ${OWNER_ROLE} TO CURRENT_USER`);
  await admin.query(`DROP OWNED BY ${OWNER_ROLE}`);
  await admin.end();
  await database.drop();
  // Drop the role through another database, because its own no longer exists.
  const otherClient = new pg.Client(database.url.replace(/\/[^/?]+(\?|$)/, "/postgres$1"));
  await otherClient.connect();
  await otherClient.query(`DROP ROLE ${OWNER_ROLE}`);
  await otherClient.end();
});

const migrate = () => {
  const DATABASE_URL = withDatabaseUser(database.url, OWNER_ROLE, "keeper");
  return runSvcProcess({ ...TEST_SECRETS, DATABASE_URL, SVC_ENVIRONMENT: "test" }, "db", "migrate");
};
const hasInsertPrivilege = async () => {
  const { rows } = await admin.query("SELECT has_table_privilege('svc_api', 'accounts', 'INSERT') AS may");
  return rows[0].may;
};

it("svc db migrate exits 1 if a service's role would lack a privilege, and 0 if it has all privileges", async () => {
  expect((await migrate()).code).toBe(0);
  await admin.query("REVOKE INSERT ON accounts FROM svc_api");
  // Privileges on other owners' objects are not compared.
  await admin.query("CREATE TABLE foreign_object (id int)");
  await admin.query("CREATE FUNCTION foreign_function() RETURNS int LANGUAGE sql AS 'SELECT 1'");
  expect((await migrate()).code).toBe(0);
  expect(await hasInsertPrivilege()).toBe(true);

  // PostgreSQL only warns here: the role can read the table but has no grant option.
  await admin.query("ALTER TABLE accounts OWNER TO CURRENT_USER");
  await admin.query("REVOKE ALL ON accounts FROM svc_api");
  await admin.query(`GRANT SELECT ON accounts TO ${OWNER_ROLE}`);
  const warned = await migrate();
  expect(warned).toMatchObject({ code: 1, stdout: "" });
  expect(warned.stderr).toContain("accounts INSERT");
  expect(await hasInsertPrivilege()).toBe(false);

  await admin.query(`ALTER TABLE accounts OWNER TO ${OWNER_ROLE}`);
  expect((await migrate()).code).toBe(0);
  expect(await hasInsertPrivilege()).toBe(true);
});
