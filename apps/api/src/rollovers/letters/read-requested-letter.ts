import type { Sql } from "@svc/database";
import { notFound } from "@svc/service-kit/errors";
import { findLetter, findLetterOrganization, type StoredLetter } from "./letter-store.ts";
import type { StoredSignatureRequest } from "./signature-request.ts";

export type RequestedLetter = StoredLetter & { signatureRequest: StoredSignatureRequest };

/** Searches all organizations. The caller must verify the provider's signature. */
export async function findRequestedLetter(db: Sql, id: string): Promise<RequestedLetter | null> {
  const organizationId = await findLetterOrganization(db, id);
  const letter = organizationId === null ? null : await findLetter(db, organizationId, id);
  return letter?.signatureRequest ? { ...letter, signatureRequest: letter.signatureRequest } : null;
}

/** @throws Problem `not_found` */
export async function requireLetter(db: Sql, organizationId: string, id: string): Promise<void> {
  if (!(await findLetter(db, organizationId, id))) throw notFound("letter");
}
