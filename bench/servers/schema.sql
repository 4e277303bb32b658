-- A straightforward schema for the API's contract, used by the hand-written servers (Fastify, Go, Apollo) and pgbench.
-- Columns are named after the response's members. Nested members are jsonb.

CREATE TABLE api_keys (
  key_hash text PRIMARY KEY,
  organization_id text NOT NULL,
  scopes text[] NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz
);

CREATE TABLE custodians (id text PRIMARY KEY, name text NOT NULL);

CREATE TABLE accounts (
  id text PRIMARY KEY,
  organization_id text NOT NULL,
  status text NOT NULL,
  first_name text NOT NULL,
  email_ciphertext text NOT NULL,
  date_of_birth_ciphertext text
);

CREATE TABLE rollovers (
  id text PRIMARY KEY,
  organization_id text NOT NULL,
  external_id text,
  account_id text NOT NULL REFERENCES accounts,
  type text NOT NULL,
  source jsonb NOT NULL,
  destination jsonb NOT NULL,
  relationship text NOT NULL,
  is_inherited_ira boolean NOT NULL,
  decedent_name text,
  plan_kind text,
  assets jsonb NOT NULL,
  amount jsonb NOT NULL,
  amounts jsonb NOT NULL,
  money_sources jsonb NOT NULL,
  distribution_id text,
  residual_of text,
  residuals text[] NOT NULL,
  transfers jsonb NOT NULL,
  receipts jsonb NOT NULL,
  delivery_method text NOT NULL,
  tax_treatment jsonb NOT NULL,
  eligibility jsonb NOT NULL,
  documents jsonb NOT NULL,
  missing_documents jsonb NOT NULL,
  deadlines jsonb NOT NULL,
  amount_mismatch jsonb,
  request_mismatch jsonb,
  asset_mismatch jsonb,
  rejection jsonb,
  failure jsonb,
  hold jsonb,
  death jsonb,
  consent jsonb,
  attestations jsonb NOT NULL,
  document_request jsonb,
  state text NOT NULL,
  status text NOT NULL,
  pending_on text NOT NULL,
  version integer NOT NULL,
  assignee_id text,
  priority text NOT NULL,
  tags text[] NOT NULL,
  metadata jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  source_number_ciphertext text,
  source_number_index text,
  destination_number_ciphertext text,
  destination_number_index text,
  timeline_sequence integer NOT NULL DEFAULT 0,
  timeline_hash text NOT NULL DEFAULT ''
);
CREATE INDEX ON rollovers (organization_id, created_at DESC, id DESC);
CREATE INDEX ON rollovers (organization_id, state, created_at DESC, id DESC);
CREATE INDEX ON rollovers (organization_id, updated_at DESC, id DESC);
CREATE INDEX ON rollovers (account_id);
CREATE UNIQUE INDEX ON rollovers (organization_id, external_id);
CREATE UNIQUE INDEX ON rollovers (account_id, source_number_index, destination_number_index)
  WHERE state NOT IN ('completed', 'cancelled', 'rejected', 'failed', 'expired');

CREATE TABLE timeline_entries (
  rollover_id text NOT NULL REFERENCES rollovers,
  sequence integer NOT NULL,
  type text NOT NULL,
  at timestamptz(3) NOT NULL,
  actor jsonb NOT NULL,
  action text,
  from_state text,
  to_state text NOT NULL,
  data jsonb NOT NULL,
  texts_ciphertext text,
  row_digest text NOT NULL,
  prev_hash text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (rollover_id, sequence)
);

-- Outbox: a dispatcher reads events in order of position.
CREATE TABLE events (
  position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  id text NOT NULL UNIQUE,
  organization_id text NOT NULL,
  rollover_id text NOT NULL,
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz(3) NOT NULL,
  dispatched_at timestamptz
);
CREATE INDEX ON events (organization_id, position);
CREATE INDEX ON events (position) WHERE dispatched_at IS NULL;

CREATE TABLE idempotency_records (
  organization_id text NOT NULL,
  key text NOT NULL,
  fingerprint text NOT NULL,
  status smallint NOT NULL,
  answer text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (organization_id, key)
);
CREATE INDEX ON idempotency_records (created_at);

-- Written only with BENCH_DESIGN=api: stored responses and narrow rows (decision 96), with the API's indexes.
CREATE TABLE rollover_answers (id text PRIMARY KEY REFERENCES rollovers, seal text NOT NULL, body text NOT NULL);
ALTER TABLE rollover_answers ALTER COLUMN body SET STORAGE EXTERNAL;
ALTER TABLE rollover_answers SET (toast_tuple_target = 8160, fillfactor = 70);
CREATE TABLE open_work (
  id text PRIMARY KEY,
  organization_id text NOT NULL,
  state text NOT NULL,
  pending_on text NOT NULL,
  type text NOT NULL,
  priority text NOT NULL,
  class_key bytea NOT NULL,
  source_key bytea NOT NULL,
  destination_key bytea NOT NULL,
  assignee_key bytea,
  live_key bytea UNIQUE,
  created_at timestamptz(3) NOT NULL,
  due_at timestamptz(3) NOT NULL
);
CREATE INDEX ON open_work (organization_id, state, pending_on, type, priority);
CREATE INDEX ON open_work (class_key, created_at DESC, id DESC);
CREATE INDEX ON open_work (source_key, created_at DESC, id DESC);
CREATE INDEX ON open_work (destination_key, created_at DESC, id DESC);
CREATE INDEX ON open_work (assignee_key, created_at DESC, id DESC);
CREATE INDEX ON open_work (class_key, due_at, id);
CREATE INDEX ON open_work (source_key, due_at, id);
CREATE INDEX ON open_work (destination_key, due_at, id);
CREATE INDEX ON open_work (assignee_key, due_at, id);
CREATE INDEX ON open_work (organization_id, due_at);
CREATE TABLE rollover_updates (
  id text PRIMARY KEY,
  class_key bytea NOT NULL,
  source_key bytea NOT NULL,
  destination_key bytea NOT NULL,
  assignee_key bytea,
  updated_at timestamptz(3) NOT NULL
);
CREATE INDEX ON rollover_updates (class_key, updated_at DESC, id DESC);
CREATE INDEX ON rollover_updates (source_key, updated_at DESC, id DESC);
CREATE INDEX ON rollover_updates (destination_key, updated_at DESC, id DESC);
CREATE INDEX ON rollover_updates (assignee_key, updated_at DESC, id DESC);

CREATE TABLE deliveries (
  position bigint GENERATED ALWAYS AS IDENTITY,
  id text PRIMARY KEY,
  url text NOT NULL,
  body text NOT NULL,
  status text NOT NULL DEFAULT 'waiting',
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ON deliveries (position) WHERE status = 'waiting';
