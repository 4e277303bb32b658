import { createHash } from "node:crypto";
import { kysely, type Params, statement } from "@svc/database";

/** Returns the stored digest, so that the table contains no usable token. */
export function hashIdentifier(identifier: string): string {
  return `sha256:${createHash("sha256").update(identifier).digest("base64url")}`;
}

/** @param identifier from `hashIdentifier` */
export const insertVerification = statement(
  "portal_verification_insert",
  (param: Params<{ id: string; identifier: string; userId: string; at: Date; expiresAt: Date }>) =>
    kysely.insertInto("portalVerifications").values({
      id: param.id,
      identifier: param.identifier,
      value: param.userId,
      expiresAt: param.expiresAt,
      createdAt: param.at,
      updatedAt: param.at,
    }),
);
