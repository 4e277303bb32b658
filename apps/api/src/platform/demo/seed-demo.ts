import { createOrRetrieveAccount } from "@svc/accounts";
import { createKeyStore, inSqlTransaction } from "@svc/database";
import { hashApiKeyCandidates, type KeyType, parseApiKey } from "@svc/keys";
import { OPERATOR } from "../../context/actor.ts";
import type { OperatorContext } from "../../context/operator-context.ts";
import { createApiKey } from "../../keys/api-keys/create-api-key.ts";
import {
  createOrganization,
  listOrganizations,
  type Organization,
} from "../../people/organizations/organizations.ts";
import { type RolloversContext, readDraftFacts, writeDraft } from "../../rollovers/drafts/draft-rollover.ts";
import type { DraftInput } from "../../rollovers/drafts/rollover-input.ts";
import { type DemoEnv, readDemoEnv, writeDemoEnv } from "./demo-env.ts";
import { seedPeople } from "./seed-people.ts";

const DEMO_ORGANIZATION = "Demo organization";

class DemoRefusedError extends Error {
  override name = "DemoRefusedError";
}

/**
 * Creates demo data, or reuses that of an earlier run. The file (mode 0600) contains the API keys.
 * @throws DemoRefusedError in the live environment
 */
export async function seedDemo(
  ctx: OperatorContext & RolloversContext,
  file: string,
  {
    urls,
    portalUrl,
    name = DEMO_ORGANIZATION,
  }: {
    urls: Pick<DemoEnv, "SVC_API_URL" | "SVC_WIDGET_AUTH_URL">;
    portalUrl: string | null;
    name?: string | undefined;
  },
): Promise<void> {
  if (ctx.environment === "live")
    throw new DemoRefusedError("demo data cannot be created in the live environment");
  const organization = await findOrCreateOrganization(ctx, name);
  const existingEnv = readDemoEnv(file);
  const people = portalUrl === null ? {} : await seedPeople(ctx, organization.id, { portalUrl, existingEnv });
  writeDemoEnv(file, {
    ...urls,
    ...people,
    SVC_ORGANIZATION: organization.id,
    SVC_PK: await reuseOrCreateKey(ctx, organization, { type: "pk", existingKey: existingEnv.SVC_PK }),
    SVC_SK: await reuseOrCreateKey(ctx, organization, { type: "sk", existingKey: existingEnv.SVC_SK }),
    SVC_AK: await reuseOrCreateKey(ctx, organization, { type: "ak", existingKey: existingEnv.SVC_AK }),
  });
  await seedRollover(ctx, organization);
}

async function findOrCreateOrganization(ctx: OperatorContext, name: string): Promise<Organization> {
  const existing = (await listOrganizations(ctx)).find((organization) => organization.name === name);
  return existing ?? createOrganization(ctx, OPERATOR, { name, origins: [] });
}

async function reuseOrCreateKey(
  ctx: OperatorContext,
  organization: Organization,
  { type, existingKey }: { type: KeyType; existingKey: string | undefined },
): Promise<string> {
  if (existingKey !== undefined && (await isUsableKey(ctx, organization, existingKey))) return existingKey;
  const created = await createApiKey(ctx, OPERATOR, {
    organizationId: organization.id,
    request: { type, name: `Demo ${type}` },
  });
  return created.key;
}

async function isUsableKey(ctx: OperatorContext, organization: Organization, key: string): Promise<boolean> {
  if (!parseApiKey(key).ok) return false;
  const hashes = hashApiKeyCandidates(key, ctx.peppers).map((candidate) => candidate.hash);
  const storedKey = await createKeyStore(ctx.db).findByHashes(hashes);
  return (
    storedKey !== null &&
    storedKey.organizationId === organization.id &&
    storedKey.revokedAt === null &&
    storedKey.expiresAt === null
  );
}

async function seedRollover(
  ctx: OperatorContext & RolloversContext,
  organization: Organization,
): Promise<void> {
  const { account, created } = await createOrRetrieveAccount(ctx, organization.id, {
    claim: { by: "integrator", canReadAccounts: true },
    input: {
      externalId: "demo-participant",
      firstName: "Ada",
      lastName: "Sample",
      email: "ada@example.com",
      dateOfBirth: "1968-04-12",
    },
  });
  // An earlier run created the account and its rollover.
  if (!created) return;
  const directory = await ctx.custodians.get();
  const findBySlug = (slug: string) => directory.find({}).find((custodian) => custodian.slug === slug);
  const [source, destination] = [findBySlug("test-manual"), findBySlug("test-instant")];
  if (!source || !destination) throw new Error("the sandbox custodians are missing: run `svc db migrate`");
  const input: DraftInput = {
    accountId: account.id,
    type: "direct",
    source: {
      custodianId: source.id,
      accountType: "qualified_plan",
      accountNumber: "4010012345",
      planName: "Demo 401(k)",
    },
    destination: {
      custodianId: destination.id,
      accountType: "traditional_ira",
      accountNumber: "IRA-7788990011",
    },
    amount: { kind: "full" },
    deliveryMethod: "check",
    attestations: { eligibleAmount: true },
    externalId: "demo-rollover",
  };
  const facts = await readDraftFacts(ctx, organization.id);
  const author = { organizationId: organization.id, actor: OPERATOR };
  await inSqlTransaction(ctx.db, (tx) => writeDraft(ctx, tx, { owner: author, input, facts }));
}
