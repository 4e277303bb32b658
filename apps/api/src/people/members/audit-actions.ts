export const MEMBER_AUDIT_ACTIONS = [
  "member.invited",
  "member.invitation_revoked",
  "member.joined",
  "member.role_changed",
  "member.removed",
  "member.reset_link_made",
  "member.email_verified",
  "organization.sso_domain_added",
  "organization.sso_domain_removed",
] as const;
