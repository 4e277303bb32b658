// What each service's own role may do. What is not here it cannot: the timeline is added to and never changed, and
// nobody but the operator migrates or stamps.

export const API_ROLE = "svc_api";
export const WIDGET_AUTH_ROLE = "svc_widget_auth";

/** The privileges on each table, as they stand in GRANT. */
export type Privileges = Readonly<Record<string, string>>;

export const API_PRIVILEGES: Privileges = {
  deployment: "SELECT",
  organizations: "SELECT, INSERT, UPDATE",
  api_keys: "SELECT, INSERT, UPDATE",
  sealed_rotations: "SELECT, INSERT, DELETE",
  custodians: "SELECT",
  accounts: "SELECT, INSERT, UPDATE",
  rollovers: "SELECT, INSERT, UPDATE",
  timeline_entries: "SELECT, INSERT",
  idempotency_records: "SELECT, INSERT, UPDATE, DELETE",
  events: "SELECT, INSERT, DELETE",
  webhook_endpoints: "SELECT, INSERT, UPDATE, DELETE",
  webhook_deliveries: "SELECT, INSERT, UPDATE, DELETE",
  webhook_lanes: "SELECT, INSERT, UPDATE, DELETE",
  webhook_attempts: "SELECT, INSERT, DELETE",
  webhook_recoveries: "SELECT, INSERT, UPDATE, DELETE",
  audit_log: "SELECT, INSERT",
};

export const WIDGET_AUTH_PRIVILEGES: Privileges = {
  deployment: "SELECT",
  organizations: "SELECT (id, allowed_origins)",
  api_keys: "SELECT, UPDATE (last_used_at, key_hash, pepper_id)",
  custodians: "SELECT",
  accounts: "SELECT, INSERT",
  events: "SELECT, INSERT",
};
