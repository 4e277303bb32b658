// The timeline is append-only, the audit log is written through a function that checks the actor, and only the operator migrates.
// The widget service faces browsers, so it reads only some columns, and writes shared tables through single-purpose functions.

export const API_ROLE = "svc_api";
export const WIDGET_AUTH_ROLE = "svc_widget_auth";

/** In GRANT notation, by table. */
export type Privileges = Readonly<Record<string, string>>;

export const API_PRIVILEGES: Privileges = {
  deployment: "SELECT",
  _prisma_migrations: "SELECT (migration_name, finished_at, rolled_back_at)",
  organizations: "SELECT, INSERT, UPDATE",
  api_keys:
    "SELECT, INSERT, UPDATE (name, ip_allowlist, rate_limit_per_minute, expires_at, revoked_at, last_used_at, version)",
  sealed_rotations: "SELECT, INSERT, DELETE",
  custodians: "SELECT",
  // A trigger of `custodians` adds rows.
  custodian_changes: "SELECT, UPDATE (after_organization_id, after_approval_id), DELETE",
  // Only the operator loads declarations.
  disaster_declarations: "SELECT",
  accounts: "SELECT, INSERT, UPDATE",
  identity_checks: "SELECT",
  // Consents are written and erased by functions.
  consents: "SELECT",
  // Only the operator can read the company names that participants typed.
  custodian_requests: "SELECT (id, organization_id, account_id, seen_at, settled_at), DELETE",
  rollovers: "SELECT, INSERT, UPDATE",
  // Triggers of `rollovers` write this table and the next two.
  rollover_work: "SELECT",
  rollover_updates: "SELECT",
  rollover_plans: "SELECT",
  // A trigger deletes the stored responses of erased participants.
  rollover_answers: "SELECT, INSERT, UPDATE, DELETE",
  // A trigger of `rollovers` adds rows with the privileges of this role, unlike the triggers of other tables.
  rollover_tax_years: "SELECT, INSERT",
  tax_filings: "SELECT, INSERT",
  tax_filing_lines: "SELECT, INSERT, UPDATE (recipient_digest)",
  distributions: "SELECT, INSERT, UPDATE",
  saved_views: "SELECT, INSERT, DELETE",
  approvals: "SELECT, INSERT, UPDATE",
  document_files: "SELECT, INSERT, UPDATE, DELETE",
  letter_templates: "SELECT, INSERT",
  rollover_letters:
    "SELECT, INSERT, UPDATE (content_ciphertext, signature, signature_request, signature_details_ciphertext)",
  rollover_nigo_items: "SELECT, INSERT, UPDATE (detail, plan_name, resolution, resolved_at, resolved_by)",
  // A trigger of `rollovers` writes outcomes.
  rollover_outcomes: "SELECT",
  incoming_funds: "SELECT, INSERT, UPDATE",
  incoming_funds_entries: "SELECT, INSERT, UPDATE (data)",
  incoming_funds_files: "SELECT, INSERT",
  plans: "SELECT, INSERT, UPDATE",
  requirement_sets: "SELECT, INSERT, UPDATE (expires_on, confirmed_by, confirmed_at, superseded_at)",
  // A data key rotation rewrites the ciphertext.
  payment_details:
    "SELECT, INSERT, UPDATE (status, decided_by, decided_at, callback, reason, account_numbers_ciphertext)",
  timeline_entries: "SELECT, INSERT",
  idempotency_records: "SELECT, INSERT, UPDATE, DELETE",
  events: "SELECT, INSERT, DELETE",
  webhook_endpoints: "SELECT, INSERT, UPDATE, DELETE",
  webhook_deliveries: "SELECT, INSERT, UPDATE, DELETE",
  webhook_lanes: "SELECT, INSERT, UPDATE, DELETE",
  webhook_attempts: "SELECT, INSERT, DELETE",
  webhook_hours: "SELECT, INSERT, UPDATE, DELETE",
  webhook_recoveries: "SELECT, INSERT, UPDATE, DELETE",
  portal_users: "SELECT, INSERT, UPDATE",
  portal_sessions: "SELECT, INSERT, UPDATE, DELETE",
  portal_credentials: "SELECT, INSERT, UPDATE, DELETE",
  portal_verifications: "SELECT, INSERT, UPDATE, DELETE",
  portal_two_factors: "SELECT, INSERT, UPDATE, DELETE",
  portal_passkeys: "SELECT, INSERT, UPDATE, DELETE",
  portal_sso_domains: "SELECT",
  portal_throttles: "SELECT, INSERT, UPDATE, DELETE",
  members: "SELECT, INSERT, UPDATE (role, role_raised_by, role_raised_at, version, removed_at)",
  member_invitations: "SELECT, INSERT, UPDATE (accepted_at, revoked_at)",
  mails: "SELECT, INSERT, UPDATE, DELETE",
  tracking_links:
    "SELECT, INSERT, UPDATE (code_hash, code_expires_at, code_attempts, revoked_at, last_opened_at), DELETE",
  tracking_opt_outs: "SELECT, INSERT, DELETE",
  // A trigger of `events` adds rows.
  tracking_messages: "SELECT, UPDATE (is_mailed, attempts, next_attempt_at, last_error), DELETE",
  key_usage_hours: "SELECT, DELETE",
  key_networks: "SELECT, UPDATE (judged_at), DELETE",
  key_alerts: "SELECT, INSERT, DELETE",
  request_log: "SELECT",
  request_log_hours: "SELECT",
  audit_log: "SELECT",
  audit_heads: "SELECT",
  audit_checks: "SELECT, INSERT, UPDATE",
  anchor_log_entries: "SELECT, INSERT",
  anchor_log_copies: "SELECT, INSERT, UPDATE",
  book_findings: "SELECT, INSERT, UPDATE, DELETE",
  book_progress: "SELECT, INSERT, UPDATE",
  // Only the operator sets up the canary.
  canaries: "SELECT",
  canary_runs: "SELECT, INSERT, UPDATE, DELETE",
  canary_failures: "SELECT, INSERT, UPDATE",
};

export const API_FUNCTIONS: readonly string[] = [
  "keep_partition()",
  // For instances of the previous release.
  "keep_request_log()",
  "new_attempt_id()",
  "partition_bound(text, timestamptz)",
  "partition_rules()",
  "partitions()",
  "record_account_created(text, text, text, timestamptz)",
  "record_api_key_uses(jsonb)",
  "record_audit(jsonb)",
  "record_requests(jsonb)",
  "hold_index_keys(text[])",
  "register_secrets(jsonb)",
  "server_life()",
  // Writes the directory together with its audit entries. The role cannot write the directory otherwise.
  "import_custodians(jsonb, jsonb)",
  "record_wrong_identity_answer(text, text, text, timestamptz)",
  "erase_consents(text, text)",
  "rehash_api_key(text, text, text, text)",
  // Index expressions of `rollovers` call these functions when a rollover is written.
  "rollover_list_key(text)",
  "rollover_class(text, text, text, boolean, boolean)",
  "rollover_tag_keys(text, jsonb)",
  // Called by the trigger that adds tax years.
  "tax_years_of(jsonb, jsonb, jsonb, timestamptz)",
];

/** Without the key's name, hint and usage. */
const KEY_COLUMNS = `id, organization_id, environment, type, key_hash, pepper_id, scopes, ip_allowlist, proof_key_thumbprint,
  rate_limit_per_minute, created_at, expires_at, revoked_at, rotated_from_id, created_by`;

export const WIDGET_AUTH_PRIVILEGES: Privileges = {
  deployment: "SELECT",
  _prisma_migrations: "SELECT (migration_name, finished_at, rolled_back_at)",
  organizations: "SELECT (id, allowed_origins, locked_at)",
  api_keys: `SELECT (${KEY_COLUMNS})`,
  custodians: "SELECT",
  accounts: "SELECT, INSERT",
  identity_checks: "SELECT (organization_id, account_id, locked_until)",
};

export const WIDGET_AUTH_FUNCTIONS: readonly string[] = [
  "record_account_created(text, text, text, timestamptz)",
  "record_wrong_identity_answer(text, text, text, timestamptz)",
  "record_consent(text, text, text, text, jsonb, jsonb, text)",
  "record_custodian_requests(text, text, jsonb, timestamptz)",
  // For instances of the previous release.
  "record_widget_key_uses(text[], timestamptz[])",
  "record_widget_key_uses(jsonb)",
  "record_widget_requests(jsonb)",
  "hold_index_keys(text[])",
  "register_secrets(jsonb)",
  "server_life()",
  "rehash_widget_key(text, text, text, text)",
];
