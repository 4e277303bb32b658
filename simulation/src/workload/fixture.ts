import { createHmac } from "node:crypto";
import {
  CREDENTIAL_SCOPES,
  generateApiKey,
  hashApiKey,
  type KeyType,
  parseApiKey,
  parsePeppers,
} from "@svc/keys";
import { newId } from "@svc/service-kit";
import { TEST_SECRETS } from "@svc/testing";
import { PORTAL } from "../services.ts";

/** Has a portal session. */
export interface Person {
  name: string;
  userId: string;
  memberId: string;
  headers: Record<string, string>;
}

export interface Organization {
  name: "a" | "b";
  id: string;
  /** The first person owns the API keys and their successors. */
  people: readonly [Person, Person, Person];
  apiKeys: readonly { id: string; key: string }[];
  secretKey: string;
  secretKeyId: string;
}

export interface Fixture {
  organizations: readonly [Organization, Organization];
  /** Creates the organizations in a new database. */
  sql: string;
}

const DAY_MS = 86_400_000;
const SESSION_COOKIE = "__Host-svc.session_token";
const quote = (value: string) => `'${value.replaceAll("'", "''")}'`;
const toArray = (values: readonly string[]) => `ARRAY[${values.map(quote).join(",")}]::text[]`;

/** Actions that need a second person, by rollover state. */
export const GUARDED_ACTIONS: Readonly<Record<string, string>> = {
  in_review: "approve",
  approved: "send_to_custodian",
};

/** Builds two organizations, each with three people and three keys. */
export function buildFixture(startAt: number): Fixture {
  const at = quote(new Date(startAt).toISOString());
  const earlier = quote(new Date(startAt - 30 * DAY_MS).toISOString());
  const later = quote(new Date(startAt + DAY_MS).toISOString());
  const statements: string[] = [];

  const addKey = (organizationId: string, type: KeyType, createdBy: string) => {
    const key = generateApiKey({ environment: "test", type });
    const parsed = parseApiKey(key);
    if (!parsed.ok) throw new Error("a generated key does not parse");
    const [pepper] = parsePeppers(TEST_SECRETS.KEY_PEPPERS);
    const id = newId("key");
    statements.push(
      `INSERT INTO api_keys (id, organization_id, environment, type, name, key_hash, pepper_id, prefix, last4, scopes, ip_allowlist, created_at, created_by)
       VALUES (${[id, organizationId, "test", type, type, hashApiKey(key, pepper), pepper.id, parsed.key.prefix, parsed.key.last4].map(quote).join(", ")},
         ${toArray(CREDENTIAL_SCOPES[type])}, '{}', ${earlier}, ${quote(createdBy)})`,
    );
    return { id, key };
  };
  const addPerson = (organizationId: string, name: string): Person => {
    const [userId, memberId] = [newId("usr"), newId("mem")];
    const token = `token-${userId}`;
    const signature = createHmac("sha256", PORTAL.PORTAL_SECRET).update(token).digest("base64");
    statements.push(
      `INSERT INTO portal_users (id, name, email, email_verified, email_verified_at, created_at, updated_at)
       VALUES (${quote(userId)}, ${quote(name)}, ${quote(`${userId}@example.com`)}, true, ${earlier}, ${earlier}, ${earlier})`,
      `INSERT INTO members (id, user_id, organization_id, role, created_at)
       VALUES (${quote(memberId)}, ${quote(userId)}, ${quote(organizationId)}, 'owner', ${earlier})`,
      `INSERT INTO portal_sessions (id, user_id, token, second_factor, expires_at, created_at, updated_at)
       VALUES (${quote(newId("pse"))}, ${quote(userId)}, ${quote(token)}, 'totp', ${later}, ${at}, ${at})`,
    );
    return {
      name,
      userId,
      memberId,
      headers: {
        Cookie: `${SESSION_COOKIE}=${encodeURIComponent(`${token}.${signature}`)}`,
        Origin: PORTAL.PORTAL_URL,
        "Sec-Fetch-Site": "same-origin",
        "Svc-Organization": organizationId,
      },
    };
  };
  const addOrganization = (name: "a" | "b"): Organization => {
    const id = newId("org");
    statements.push(
      `INSERT INTO organizations (id, name, allowed_origins, second_person, created_at, updated_at)
       VALUES (${quote(id)}, ${quote(name)}, '{}', ${toArray(Object.values(GUARDED_ACTIONS))}, ${earlier}, ${earlier})`,
    );
    const people = [
      addPerson(id, `${name}-1`),
      addPerson(id, `${name}-2`),
      addPerson(id, `${name}-3`),
    ] as const;
    const apiKeys = [addKey(id, "ak", people[0].userId), addKey(id, "ak", people[0].userId)];
    const { id: secretKeyId, key: secretKey } = addKey(id, "sk", people[1].userId);
    return { name, id, people, apiKeys, secretKey, secretKeyId };
  };
  const organizations = [addOrganization("a"), addOrganization("b")] as const;
  return { organizations, sql: statements.join(";\n") };
}
