import { createOrRetrieveAccount } from "@svc/accounts";
import { createKeyStore } from "@svc/database";
import { hashApiKeyCandidates, parseApiKey } from "@svc/keys";
import { z } from "zod";
import { OPERATOR } from "../../context/actor.ts";
import type { OperatorContext } from "../../context/operator-context.ts";
import { createApiKey } from "../../keys/api-keys/create-api-key.ts";
import { createOrganization } from "../../people/organizations/organizations.ts";
import type { RolloversContext } from "../../rollovers/drafts/draft-rollover.ts";
import type { CanarySettings } from "./canary-config.ts";
import { findCanary, saveCanary } from "./canary-store.ts";
import { CANARY_WEBHOOK_PATH } from "./canary-webhook-path.ts";

type SetupContext = OperatorContext & RolloversContext;

class CanarySetupError extends Error {
  override name = "CanarySetupError";
}

/**
 * Creates the canary organization with a participant, a key and an endpoint. A second run keeps these, but sets the endpoint's
 * URL and enables the endpoint. Creates the endpoint through the load balancer, which proves that the URL reaches the API.
 * @param existingKey kept if it is an active key of the organization
 * @throws CanarySetupError in the live environment, or if the API refuses the endpoint
 */
export async function setUpCanary(
  ctx: SetupContext,
  url: string,
  existingKey: string | undefined,
): Promise<CanarySettings & { organizationId: string }> {
  if (ctx.environment === "live") throw new CanarySetupError("a canary cannot run in the live environment");
  const { sql } = ctx.db;
  const existing = await findCanary(sql);
  const organizationId = existing?.organizationId ?? (await createCanaryOrganization(ctx));
  const accountId = existing?.accountId ?? (await createAccount(ctx, organizationId));
  const endpointId = existing?.endpointId ?? null;
  // Saved now, so that a rerun after a failure creates no second organization.
  await saveCanary(sql, { organizationId, accountId, endpointId });
  const key = await reuseOrCreateKey(ctx, organizationId, existingKey);
  const settings = { url, key };
  const newEndpointId = await enableEndpoint(settings, endpointId);
  await saveCanary(sql, { organizationId, accountId, endpointId: newEndpointId });
  return { ...settings, organizationId };
}

async function createCanaryOrganization(ctx: SetupContext): Promise<string> {
  return (await createOrganization(ctx, OPERATOR, { name: "Canary", origins: [] })).id;
}

async function createAccount(ctx: SetupContext, organizationId: string): Promise<string> {
  const { account } = await createOrRetrieveAccount(ctx, organizationId, {
    claim: { by: "integrator", canReadAccounts: true },
    input: {
      externalId: "canary",
      firstName: "Canary",
      lastName: "Sample",
      email: "canary@example.com",
      dateOfBirth: "1960-02-03",
    },
  });
  return account.id;
}

async function reuseOrCreateKey(
  ctx: SetupContext,
  organizationId: string,
  existingKey: string | undefined,
): Promise<string> {
  if (existingKey !== undefined && (await isActiveKey(ctx, organizationId, existingKey))) return existingKey;
  const request = { type: "ak", name: "Canary" };
  return (await createApiKey(ctx, OPERATOR, { organizationId, request })).key;
}

async function isActiveKey(ctx: SetupContext, organizationId: string, key: string): Promise<boolean> {
  if (!parseApiKey(key).ok) return false;
  const hashes = hashApiKeyCandidates(key, ctx.peppers).map(({ hash }) => hash);
  const stored = await createKeyStore(ctx.db).findByHashes(hashes);
  return (
    stored?.organizationId === organizationId &&
    stored.type === "ak" &&
    stored.revokedAt === null &&
    (stored.expiresAt === null || stored.expiresAt > ctx.clock.now())
  );
}

const TIMEOUT_MS = 15_000;
const NOT_FOUND = 404;
const endpointSchema = z.object({ id: z.string() });

async function enableEndpoint(settings: CanarySettings, endpointId: string | null): Promise<string> {
  const body = {
    url: `${settings.url}${CANARY_WEBHOOK_PATH}`,
    description: "Canary",
    eventTypes: ["rollover.completed"],
  };
  if (endpointId !== null) {
    const path = `/v1/webhook-endpoints/${endpointId}`;
    const response = await send(settings, { method: "PATCH", path, body: { ...body, enabled: true } });
    if (response.status !== NOT_FOUND) return readEndpointId(settings, response);
  }
  return readEndpointId(
    settings,
    await send(settings, { method: "POST", path: "/v1/webhook-endpoints", body }),
  );
}

async function send(
  { url, key }: CanarySettings,
  { method, path, body }: { method: string; path: string; body: object },
): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new CanarySetupError(`${url} cannot be reached. Start the API, or pass its URL.`, { cause: error });
  }
}

function readEndpointId({ url }: CanarySettings, { status, text }: { status: number; text: string }): string {
  const parsed = status < 300 ? endpointSchema.safeParse(JSON.parse(text)).data : undefined;
  if (parsed) return parsed.id;
  throw new CanarySetupError(`${url} refused the webhook endpoint: status ${status}: ${text.slice(0, 500)}`);
}
