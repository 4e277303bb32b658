// A test requires each list to have exactly the actions that the code writes.

/** A database function writes `api_key.rehashed`. */
export const API_KEY_AUDIT_ACTIONS = [
  "api_key.created",
  "api_key.changed",
  "api_key.rotated",
  "api_key.revoked",
  "api_key.leaked",
  "api_key.rehashed",
] as const;

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

export const SIGN_IN_AUDIT_ACTIONS = [
  "member.signed_in",
  "member.sign_in_refused",
  "member.signed_out",
  "member.password_changed",
  "member.password_reset",
  "member.second_factor_added",
  "member.second_factor_removed",
  "member.recovery_codes_made",
  "member.recovery_codes_replaced",
  "member.passkey_added",
  "member.passkey_removed",
  "member.session_ended",
  "member.sso_linked",
  "member.sso_unlinked",
] as const;

export const ORGANIZATION_AUDIT_ACTIONS = [
  "organization.created",
  "organization.renamed",
  "organization.origins_changed",
  "organization.settings_changed",
  "organization.letter_templates_changed",
  "organization.locked",
  "organization.unlocked",
] as const;

export const DISTRIBUTION_AUDIT_ACTIONS = ["distribution.cash_paid"] as const;

export const REPOINTING_AUDIT_ACTIONS = [
  "custodian.repointing_started",
  "custodian.repointing_ended",
] as const;

export const DISASTER_AUDIT_ACTIONS = ["disasters.loaded"] as const;

export const APPROVAL_AUDIT_ACTIONS = [
  "approval.requested",
  "approval.confirmed",
  "approval.declined",
  "approval.withdrawn",
  "approval.expired",
  "approval.outdated",
] as const;

export const ROLLOVER_AUDIT_ACTIONS = [
  "rollover.accepted_as_it_stands",
  "rollover.custodian_changed",
  "rollover.instructions_revealed",
  "rollover.letter_issued",
  "rollover.letter_signed",
  "rollover.letter_signature_requested",
  "rollover.letter_signature_ended",
  "rollover.letter_read",
  "rollover.self_certification_revealed",
] as const;

/** Only these changes are audited. The history of incoming funds records all changes. */
export const INCOMING_FUNDS_AUDIT_ACTIONS = [
  "incoming_funds.applied",
  "incoming_funds.unapplied",
  "incoming_funds.returned",
  "incoming_funds.reversed",
  "incoming_funds.file_imported",
] as const;

export const TAX_AUDIT_ACTIONS = [
  "tax_filing.recorded",
  "tax_filing.irs_file_written",
  "rollover.tax_forms_read",
] as const;

export const PLAN_AUDIT_ACTIONS = [
  "plan.created",
  "plan.updated",
  "requirement_set.created",
  "requirement_set.confirmed",
  "payment_details.created",
  "payment_details.confirmed",
  "payment_details.rejected",
] as const;

export const DOCUMENT_AUDIT_ACTIONS = ["document.file_read"] as const;

export const TRACKING_AUDIT_ACTIONS = [
  "tracking_link.created",
  "tracking_link.revoked",
  "tracking_link.opened",
  "tracking_link.answers_locked",
  "tracking_link.messages_changed",
] as const;

export const EXPORT_AUDIT_ACTIONS = ["account.exported", "organization.exported"] as const;

export const WEBHOOK_AUDIT_ACTIONS = [
  "webhook_endpoint.created",
  "webhook_endpoint.updated",
  "webhook_endpoint.deleted",
  "webhook_endpoint.secret_revealed",
  "webhook_endpoint.secret_rotated",
  "webhook_endpoint.disabled",
  "webhook_endpoint.recovered",
  "event.redelivered",
] as const;

export const DATA_KEY_AUDIT_ACTIONS = [
  "data_keys.re_encryption_started",
  "data_keys.re_encryption_ended",
] as const;

export const INDEX_KEY_AUDIT_ACTIONS = [
  "index_keys.re_indexing_started",
  "index_keys.re_indexing_ended",
] as const;

export const SECRET_AUDIT_ACTIONS = [
  "secret.retired",
  "secret.retirement_taken_back",
  "secret.forgotten",
] as const;
