import { type Account, createOrRetrieveAccount } from "@svc/accounts";
import {
  CREDENTIAL_SCOPES,
  generateApiKey,
  hashApiKey,
  type KeyType,
  type Pepper,
  parseApiKey,
} from "@svc/keys";
import { newId } from "@svc/service-kit";
import { TEST_BLIND_INDEX, TEST_CIPHER, TEST_PEPPERS, type TestEnvironment } from "./test-environment.ts";

export async function buildOrganization(
  test: TestEnvironment,
  input: { name?: string; allowedOrigins?: string[] } = {},
): Promise<string> {
  const now = new Date();
  const organization = await test.db.prisma.organization.create({
    data: {
      id: newId("org"),
      name: input.name ?? "Test organization",
      allowedOrigins: input.allowedOrigins ?? [],
      createdAt: now,
      updatedAt: now,
    },
  });
  return organization.id;
}

export interface BuiltKey {
  id: string;
  key: string;
  organizationId: string;
}

interface KeyInput {
  organizationId?: string;
  name?: string;
  scopes?: string[];
  ipAllowlist?: string[];
  proofKeyThumbprint?: string;
  rotatedFromId?: string;
  rateLimitPerMinute?: number;
  expiresAt?: Date;
  revokedAt?: Date;
  createdAt?: Date;
  pepper?: Pepper;
}

/** Creates a key, by default in a new organization. */
export async function buildKey(
  test: TestEnvironment,
  type: KeyType,
  input: KeyInput = {},
): Promise<BuiltKey> {
  const organizationId = input.organizationId ?? (await buildOrganization(test));
  const key = generateApiKey({ environment: test.environment, type });
  const parsed = parseApiKey(key);
  if (!parsed.ok) throw new Error("a generated key does not parse");
  const pepper = input.pepper ?? TEST_PEPPERS[0];
  const row = await test.db.prisma.apiKey.create({
    data: {
      id: newId("key"),
      organizationId,
      environment: test.environment,
      type,
      name: input.name ?? `Test ${type}`,
      keyHash: hashApiKey(key, pepper),
      pepperId: pepper.id,
      prefix: parsed.key.prefix,
      last4: parsed.key.last4,
      scopes: input.scopes ?? [...CREDENTIAL_SCOPES[type]],
      ipAllowlist: input.ipAllowlist ?? [],
      proofKeyThumbprint: input.proofKeyThumbprint ?? null,
      rotatedFromId: input.rotatedFromId ?? null,
      rateLimitPerMinute: input.rateLimitPerMinute ?? null,
      createdAt: input.createdAt ?? new Date(),
      expiresAt: input.expiresAt ?? null,
      revokedAt: input.revokedAt ?? null,
    },
  });
  return { id: row.id, key, organizationId };
}

export async function buildAccount(
  test: TestEnvironment,
  organizationId: string,
  input: {
    externalId?: string;
    email?: string;
    dateOfBirth?: string;
    firstName?: string;
    lastName?: string;
  } = {},
): Promise<Account> {
  const ctx = {
    db: test.db,
    clock: { now: () => new Date() },
    cipher: TEST_CIPHER,
    blindIndex: TEST_BLIND_INDEX,
  };
  const { account } = await createOrRetrieveAccount(ctx, organizationId, {
    claim: { by: "integrator", canReadAccounts: true },
    input: {
      externalId: input.externalId ?? newId("acct"),
      firstName: input.firstName ?? "Ada",
      lastName: input.lastName ?? "Sample",
      email: input.email ?? "ada@example.com",
      ...(input.dateOfBirth === undefined ? {} : { dateOfBirth: input.dateOfBirth }),
    },
  });
  return account;
}

export async function findCustodianId(test: TestEnvironment, slug: string): Promise<string> {
  const custodian = await test.db.prisma.custodian.findUniqueOrThrow({
    where: { slug },
    select: { id: true },
  });
  return custodian.id;
}

/** Builds a body for `POST /v1/rollovers`: a 401(k) to a traditional IRA. */
export async function buildRolloverBody(test: TestEnvironment, accountId: string) {
  const [source, destination] = await Promise.all([
    findCustodianId(test, "fidelity"),
    findCustodianId(test, "vanguard"),
  ]);
  return {
    accountId,
    type: "direct",
    source: {
      custodianId: source,
      accountType: "qualified_plan",
      accountNumber: "401K-00998877",
      planName: "Acme 401(k)",
    },
    destination: { custodianId: destination, accountType: "traditional_ira", accountNumber: "IRA-11223344" },
    amount: { kind: "full" },
    deliveryMethod: "check",
    attestations: { eligibleAmount: true },
  };
}
