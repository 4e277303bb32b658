import { kysely, type OrganizationParams, type Params, type Sql, unpreparedStatement } from "@svc/database";

export interface MemberPublicKey {
  memberId: string;
  credentialId: string;
  /** COSE key of a passkey, as base64. */
  publicKey: string;
}

export function listMemberPublicKeys(db: Sql, organizationId: string): Promise<MemberPublicKey[]> {
  return selectPublicKeys(db, { organizationId });
}

const selectPublicKeys = unpreparedStatement("member_public_keys", (param: Params<OrganizationParams>) =>
  kysely
    .selectFrom("members")
    .innerJoin("portalPasskeys", "portalPasskeys.userId", "members.userId")
    .select(["members.id as memberId", "credentialId", "publicKey"])
    .where("organizationId", "=", param.organizationId)
    .orderBy("members.id")
    .orderBy("portalPasskeys.id"),
);
