import { API_ROLE, compareRole, WIDGET_AUTH_ROLE } from "@svc/database/roles";
import { parseDatabaseUrl, withDatabaseUser } from "@svc/service-kit/config";
import { type Check, fail, ok, skipped, type Verdict, warnInLive } from "../check.ts";
import type { DoctorContext } from "../doctor-context.ts";
import { describeError } from "../errors.ts";

const MIGRATE_REMEDY = "run `svc db migrate` as the owner of the database";
const MAX_LISTED = 5;

export const roleChecks: readonly Check[] = [
  { name: "postgres.login_api", run: (ctx) => checkLogin(ctx, API_ROLE, "API_DATABASE_PASSWORD") },
  {
    name: "postgres.login_widget_auth",
    run: (ctx) => checkLogin(ctx, WIDGET_AUTH_ROLE, "WIDGET_AUTH_DATABASE_PASSWORD"),
  },
  { name: "postgres.privileges_api", run: (ctx) => checkPrivileges(ctx, API_ROLE) },
  { name: "postgres.privileges_widget_auth", run: (ctx) => checkPrivileges(ctx, WIDGET_AUTH_ROLE) },
];

async function checkLogin(
  ctx: DoctorContext,
  role: string,
  variable: "API_DATABASE_PASSWORD" | "WIDGET_AUTH_DATABASE_PASSWORD",
): Promise<Verdict> {
  await ctx.database();
  const { DATABASE_URL: url = "", [variable]: password } = ctx.config;
  if (new URL(parseDatabaseUrl(url)?.urls[0] ?? "").username === role) return ok(`connected as ${role}`);
  if (password === undefined) return skipped(`skipped: ${variable} is not set here`);
  try {
    await ctx.asRole(withDatabaseUser(url, role, password), (db) =>
      db.sql.query({ text: "SELECT environment FROM deployment" }),
    );
    return ok(`${role} can log in`);
  } catch (error) {
    return fail(
      `${role}: ${describeError(error)}`,
      `check that ${variable} is correct, or ${MIGRATE_REMEDY}`,
    );
  }
}

async function checkPrivileges(
  ctx: DoctorContext,
  role: typeof API_ROLE | typeof WIDGET_AUTH_ROLE,
): Promise<Verdict> {
  const { exists, missing, extra } = await compareRole((await ctx.database()).sql, role);
  if (!exists)
    return warnInLive(
      ctx,
      `role ${role} does not exist, so services have all privileges of the role they log in with`,
      "run `svc db migrate` as a role with CREATEROLE",
    );
  if (missing.length > 0) return fail(`${role} lacks: ${summarizeNames(missing)}`, MIGRATE_REMEDY);
  if (extra.length > 0)
    return fail(`${role} has excess privileges: ${summarizeNames(extra)}`, MIGRATE_REMEDY);
  return ok(`${role} has only the privileges it needs`);
}

const summarizeNames = (names: readonly string[]) =>
  names.length > MAX_LISTED
    ? `${names.slice(0, MAX_LISTED).join(", ")} and ${names.length - MAX_LISTED} more`
    : names.join(", ");
