import { randomBytes } from "node:crypto";
import { inSqlTransaction, kysely, type Params, statement } from "@svc/database";
import type { OperatorContext } from "../../context/operator-context.ts";
import { addMember } from "../../people/members/operator-members.ts";
import type { OrganizationRole } from "../../people/members/roles.ts";
import { hashPassword, verifyPassword } from "../../people/sign-in/password.ts";
import type { DemoEnv, DemoPeople } from "./demo-env.ts";

interface Person {
  name: string;
  email: string;
  role: OrganizationRole;
  /** Variables that receive the email address and the password. */
  variables: readonly [keyof DemoPeople, keyof DemoPeople];
}

const PEOPLE: readonly Person[] = [
  {
    name: "Olivia Owner",
    email: "owner@demo.example",
    role: "owner",
    variables: ["SVC_PORTAL_EMAIL", "SVC_PORTAL_PASSWORD"],
  },
  {
    name: "Oscar Operations",
    email: "operations@demo.example",
    role: "operations",
    variables: ["SVC_PORTAL_OPERATIONS_EMAIL", "SVC_PORTAL_OPERATIONS_PASSWORD"],
  },
  {
    name: "Vera Viewer",
    email: "viewer@demo.example",
    role: "viewer",
    variables: ["SVC_PORTAL_VIEWER_EMAIL", "SVC_PORTAL_VIEWER_PASSWORD"],
  },
];

/** Keeps the members of an earlier run, and passwords that are still valid. */
export async function seedPeople(
  ctx: OperatorContext,
  organizationId: string,
  { portalUrl, existingEnv }: { portalUrl: string; existingEnv: Partial<DemoEnv> },
): Promise<Partial<DemoPeople>> {
  const env: Partial<DemoPeople> = { SVC_PORTAL_URL: portalUrl };
  for (const person of PEOPLE) {
    const [email, password] = person.variables;
    env[email] = person.email;
    env[password] = await reuseOrSetPassword(ctx, organizationId, {
      person,
      existingPassword: existingEnv[password],
    });
  }
  return env;
}

async function reuseOrSetPassword(
  { db, clock }: OperatorContext,
  organizationId: string,
  {
    person: { email, name, role },
    existingPassword,
  }: { person: Person; existingPassword: string | undefined },
): Promise<string> {
  const credential = await findPassword.first(db.sql, { email });
  if (
    existingPassword &&
    credential?.password &&
    (await verifyPassword({ hash: credential.password, password: existingPassword }))
  )
    return existingPassword;
  const password = randomBytes(12).toString("base64url");
  const digest = await hashPassword(password);
  await inSqlTransaction(db, async (tx) => {
    if (credential) await setPassword(tx, { id: credential.id, digest });
    else await addMember(tx, { email, name, digest, orgId: organizationId, role }, clock.now());
  });
  return password;
}

const findPassword = statement("demo_password", (param: Params<{ email: string }>) =>
  kysely
    .selectFrom("portalUsers as u")
    .innerJoin("portalCredentials as c", "c.userId", "u.id")
    .select(["c.id", "c.password"])
    .where("u.email", "=", param.email)
    .where("c.providerId", "=", "credential"),
);

const setPassword = statement("demo_password_set", (param: Params<{ id: string; digest: string }>) =>
  kysely.updateTable("portalCredentials").set({ password: param.digest }).where("id", "=", param.id),
);
