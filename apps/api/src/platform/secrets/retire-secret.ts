import {
  type Actor,
  type Database,
  inSqlTransaction,
  lockIndexKeysExclusively,
  recordAudit,
  type SecretPurpose,
  type SecretsByPurpose,
  type Sql,
} from "@svc/database";
import type { SECRET_AUDIT_ACTIONS } from "../../context/audit-actions.ts";
import { readIndexKeyUses, readSecretUses, type SecretStatus, toStatus } from "./secret-status.ts";
import { deleteSecret, lockRegisteredSecrets, type SecretRef, writeRetired } from "./secrets-store.ts";

class SecretRefused extends Error {
  override name = "SecretRefused";
}

/**
 * Retires a secret, so that processes can start without it.
 * @param secrets the secrets of this process
 * @param force retires the secret even if values use it or its use is not counted
 * @throws SecretRefused if the secret is unknown, current, the only one of its purpose, or in use
 */
export async function retireSecret(
  db: Database,
  actor: Actor,
  { ref: { purpose, id }, secrets, force }: { ref: SecretRef; secrets: SecretsByPurpose; force: boolean },
): Promise<void> {
  const uses = await readSecretUses(db);
  const isNewlyRetired = await inSqlTransaction(db, async (tx) => {
    if (purpose === "INDEX_KEY") await lockIndexKeysExclusively(tx);
    const statuses = toStatus(await lockRegisteredSecrets(tx), secrets, uses);
    const secretStatus = statuses.find((status) => status.purpose === purpose && status.id === id);
    if (!secretStatus?.state) throw createUnknownSecretError(purpose, id);
    if (secretStatus.state === "retired") return false;
    requireReplaced(secretStatus, statuses);
    if (!force) requireUnused(secretStatus);
    const at = db.clock.now();
    await writeRetired(tx, { purpose, id, at });
    await audit(tx, actor, {
      action: "secret.retired",
      data: { purpose, id, count: secretStatus.count, force },
      at,
    });
    return true;
  });
  if (isNewlyRetired && purpose === "INDEX_KEY" && !force) await requireNoNewUse(db, actor, { purpose, id });
}

/**
 * Counts again, and undoes the retirement if processes wrote values with the key during the first count. The second count is
 * final, because no process writes with a retired key.
 */
async function requireNoNewUse(db: Database, actor: Actor, { purpose, id }: SecretRef): Promise<void> {
  const count = (await readIndexKeyUses(db.sql, db.clock.now())).get(id) ?? 0;
  if (count === 0) return;
  await inSqlTransaction(db, async (tx) => {
    await lockIndexKeysExclusively(tx);
    await writeRetired(tx, { purpose, id, at: null });
    await audit(tx, actor, {
      action: "secret.retirement_taken_back",
      data: { purpose, id, count },
      at: db.clock.now(),
    });
  });
  throw new SecretRefused(
    `${purpose}: ${count} values were written with ${id} during the count, so it was not retired; put the new secret first in the list of every process, then rerun`,
  );
}

/** Forgets a secret registered by mistake. The next process registers its own secret with this ID. */
export async function forgetSecret(db: Database, actor: Actor, { purpose, id }: SecretRef): Promise<void> {
  await inSqlTransaction(db, async (tx) => {
    const registered = await lockRegisteredSecrets(tx);
    if (!registered.some((secret) => secret.purpose === purpose && secret.id === id))
      throw createUnknownSecretError(purpose, id);
    await deleteSecret(tx, { purpose, id });
    await audit(tx, actor, { action: "secret.forgotten", data: { purpose, id }, at: db.clock.now() });
  });
}

function requireReplaced(secretStatus: SecretStatus, statuses: readonly SecretStatus[]): void {
  const { purpose, id } = secretStatus;
  if (secretStatus.held === "current")
    throw new SecretRefused(
      `${purpose}: ${id} is the current secret here; put another secret first in the list`,
    );
  const otherSecrets = statuses.filter((other) => other.purpose === purpose && other.id !== id);
  if (!otherSecrets.some(({ state }) => state === "required"))
    throw new SecretRefused(`${purpose}: ${id} is the only secret in use`);
}

function requireUnused({ purpose, id, count }: SecretStatus): void {
  if (count === 0) return;
  throw new SecretRefused(
    count === null
      ? `${purpose}: the use of ${id} is not counted; pass --force if nothing can use it anymore`
      : `${purpose}: ${count} values use ${id}; pass --force to retire it anyway`,
  );
}

function createUnknownSecretError(purpose: string, id: string): SecretRefused {
  return new SecretRefused(`${purpose}: ${id} is not registered`);
}

async function audit(
  tx: Sql,
  actor: Actor,
  {
    action,
    data,
    at,
  }: {
    action: (typeof SECRET_AUDIT_ACTIONS)[number];
    data: { purpose: SecretPurpose; id: string; count?: number | null; force?: boolean };
    at: Date;
  },
): Promise<void> {
  const { purpose, ...details } = data;
  await recordAudit(tx, {
    organizationId: null,
    actor,
    action,
    targetId: purpose,
    data: details,
    requestId: null,
    at,
  });
}
