import { hash } from "node:crypto";
import type pg from "pg";
import type { Member, Seals } from "./seals.ts";

const WORK = `INSERT INTO open_work (id, organization_id, state, pending_on, type, priority, class_key, source_key, destination_key,
    assignee_key, live_key, created_at, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
  ON CONFLICT (id) DO UPDATE SET state = $3, pending_on = $4, class_key = $7, source_key = $8, destination_key = $9, assignee_key = $10,
    due_at = $13`;
const UPDATED = `INSERT INTO rollover_updates (id, class_key, source_key, destination_key, assignee_key, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (id) DO UPDATE SET class_key = $2, source_key = $3, destination_key = $4, assignee_key = $5, updated_at = $6`;
const ANSWER = `INSERT INTO rollover_answers (id, seal, body) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO UPDATE SET seal = $2, body = $3`;

/** Writes the rows that the API's design requires beyond the hand-written schema: its cost is the floor of any change. */
export async function writeAsApi(
  client: pg.PoolClient,
  { organizationId, view, body, seals }: { organizationId: string; view: Member; body: string; seals: Seals },
): Promise<void> {
  const { id, accountId, state, pendingOn, type, priority, assigneeId, createdAt, updatedAt, deadlines } =
    view;
  const [source, destination] = [view.source, view.destination] as { custodianId: string }[];
  const kind = [state, pendingOn, type, priority].join("/");
  const key = (...parts: unknown[]) => hash("sha256", [...parts, kind].join("/"), "buffer").subarray(0, 16);
  const keys = [
    key(organizationId),
    key(organizationId, source?.custodianId),
    key(organizationId, destination?.custodianId),
    pendingOn === "none" ? null : key(organizationId, assigneeId),
  ];
  const live = hash("sha256", `${accountId}/${id}`, "buffer").subarray(0, 16);
  const [deadline] = deadlines as { dueAt?: string }[];
  const work = [id, organizationId, state, pendingOn, type, priority, ...keys, live, createdAt];
  await client.query({ name: "work", text: WORK, values: [...work, deadline?.dueAt ?? "infinity"] });
  await client.query({ name: "updated", text: UPDATED, values: [id, ...keys, updatedAt] });
  await client.query({ name: "answer", text: ANSWER, values: [id, seals.digest(body), body] });
}
