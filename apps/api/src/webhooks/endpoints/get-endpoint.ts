import type { Sql } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import { requireVersion } from "@svc/service-kit/http";
import type { ApiChange } from "../../context/define-operation.ts";
import { findEndpoint, lockEndpoint, type WebhookEndpoint } from "./endpoint-store.ts";

/** @throws Problem `not_found` */
export async function getEndpoint(db: Sql, organizationId: string, id: string): Promise<WebhookEndpoint> {
  const endpoint = await findEndpoint(db, organizationId, id);
  if (!endpoint) throw notFound("webhook endpoint");
  return endpoint;
}

/** @throws Problem `not_found`, `version_conflict` */
export async function lockEndpointForChange(
  { tx, principal, ifMatch }: ApiChange,
  id: string,
): Promise<WebhookEndpoint> {
  const endpoint = await lockEndpoint(tx, principal.organizationId, id);
  if (!endpoint) throw notFound("webhook endpoint");
  requireVersion(endpoint, ifMatch);
  return endpoint;
}
