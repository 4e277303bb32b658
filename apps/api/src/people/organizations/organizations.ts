import { type Actor, inSqlTransaction, recordAudit, type Sql } from "@svc/database";
import { newId } from "@svc/service-kit";
import { parseBody } from "@svc/service-kit/endpoints";
import { notFound } from "@svc/service-kit/errors";
import { containsLink, lineField } from "@svc/service-kit/fields";
import { originField, requireAllowedOrigins } from "@svc/service-kit/http";
import { z } from "zod";
import type { OperatorContext } from "../../context/operator-context.ts";
import {
  findOrganization,
  insertOrganization,
  lockOrganization,
  type Organization,
  readOrganizations,
  updateOrganization,
} from "./organization-store.ts";

/** Invitation mails contain the name, so it must not contain links. */
export const organizationNameField = lineField(100).refine(
  (name) => !containsLink(name),
  "must not contain a web or email address; put a space after each dot",
);

export type { Organization } from "./organization-store.ts";

const MAX_ORIGINS = 100;
export const originsField = z
  .array(originField, "must be a list of origins")
  .max(MAX_ORIGINS, `must have at most ${MAX_ORIGINS} origins`)
  .transform((origins) => [...new Set(origins)]);
const inputSchema = z.strictObject({ name: organizationNameField, origins: originsField });

export async function createOrganization(
  ctx: OperatorContext,
  actor: Actor,
  input: { name: string; origins: string[] },
): Promise<Organization> {
  const { name, origins } = parseBody(inputSchema, input);
  requireAllowedOrigins(ctx.environment, origins, "origins");
  const at = ctx.clock.now();
  return inSqlTransaction(ctx.db, async (tx) => {
    const row = { id: newId("org"), name, allowedOrigins: origins, createdAt: at, updatedAt: at };
    const organization = await insertOrganization(tx, row);
    await recordAudit(tx, {
      organizationId: organization.id,
      actor,
      action: "organization.created",
      targetId: organization.id,
      data: { name, origins },
      requestId: null,
      at,
    });
    return organization;
  });
}

export async function listOrganizations(ctx: OperatorContext): Promise<Organization[]> {
  return readOrganizations(ctx.db.sql);
}

export async function getOrganization(ctx: OperatorContext, id: string): Promise<Organization> {
  const organization = await findOrganization(ctx.db.sql, id);
  if (!organization) throw notFound("organization");
  return organization;
}

export async function getOrganizationName(db: Sql, id: string): Promise<string> {
  const organization = await findOrganization(db, id);
  if (!organization) throw notFound("organization");
  return organization.name;
}

export async function renameOrganization(
  ctx: OperatorContext,
  actor: Actor,
  { organizationId, newName }: { organizationId: string; newName: string },
): Promise<Organization> {
  const { name } = parseBody(inputSchema.pick({ name: true }), { name: newName });
  const at = ctx.clock.now();
  return inSqlTransaction(ctx.db, async (tx) => {
    const before = await lockOrganization(tx, organizationId);
    if (!before) throw notFound("organization");
    if (before.name === name) return before;
    await recordAudit(tx, {
      organizationId,
      actor,
      action: "organization.renamed",
      targetId: organizationId,
      data: { from: before.name, to: name },
      requestId: null,
      at,
    });
    return updateOrganization(tx, organizationId, { changes: { name, version: before.version + 1 }, at });
  });
}

/** Replaces the allowed origins. Existing sessions keep the origins they started with. */
export async function setAllowedOrigins(
  ctx: OperatorContext,
  actor: Actor,
  { organizationId, origins }: { organizationId: string; origins: string[] },
): Promise<Organization> {
  await getOrganization(ctx, organizationId);
  const { origins: allowedOrigins } = parseBody(inputSchema.pick({ origins: true }), { origins });
  requireAllowedOrigins(ctx.environment, allowedOrigins, "origins");
  const at = ctx.clock.now();
  return inSqlTransaction(ctx.db, async (tx) => {
    const organization = await updateOrganization(tx, organizationId, { changes: { allowedOrigins }, at });
    await recordAudit(tx, {
      organizationId,
      actor,
      action: "organization.origins_changed",
      targetId: organizationId,
      data: { origins: allowedOrigins },
      requestId: null,
      at,
    });
    return organization;
  });
}
