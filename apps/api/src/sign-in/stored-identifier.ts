import { createHash } from "node:crypto";
import { kysely, type Params, statement } from "@svc/database";

/** The digest under which a verification is stored: the table alone gives no one a usable token. */
export function storedIdentifier(identifier: string): string {
  return `sha256:${createHash("sha256").update(identifier).digest("base64url")}`;
}

/** Stores a verification of ours among better-auth's. @param identifier by `storedIdentifier` */
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
