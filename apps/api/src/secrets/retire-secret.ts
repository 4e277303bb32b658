import {
  type Actor,
  type Database,
  type HeldSecrets,
  holdIndexKeysAlone,
  inSqlTransaction,
  recordAudit,
  type SecretPurpose,
  type Sql,
} from "@svc/database";
import type { SECRET_AUDIT_ACTIONS } from "./audit-actions.ts";
import { readIndexKeyUses, readSecretUses, type SecretStatus, toStatus } from "./secret-status.ts";
import { deleteSecret, lockKnownSecrets, writeRetired } from "./secrets-store.ts";

/** A secret is not to be retired, or not known. The message says why. */
export class SecretRefused extends Error {
  override name = "SecretRefused";
}

interface Named {
  purpose: SecretPurpose;
  id: string;
}

/**
 * Says that processes may lack a secret from now on. One that was retired already stays so.
 *
 * @param held what this process holds: its current ones are not retired
 * @param force retires it though something is under it, or nobody counts what is
 * @throws SecretRefused when it is not known, the only one, current, or something is under it
 */
export async function retireSecret(
  db: Database,
  actor: Actor,
  { purpose, id }: Named,
  held: HeldSecrets,
  force: boolean,
): Promise<void> {
  const uses = await readSecretUses(db);
  const wasRetired = await inSqlTransaction(db, async (tx) => {
    if (purpose === "INDEX_KEY") await holdIndexKeysAlone(tx);
    const all = toStatus(await lockKnownSecrets(tx), held, uses);
    const one = all.find((status) => status.purpose === purpose && status.id === id);
    if (!one?.state) throw notKnown(purpose, id);
    if (one.state === "retired") return false;
    requireReplaced(one, all);
    if (!force) requireUnused(one);
    const at = db.clock.now();
    await writeRetired(tx, { purpose, id, at });
    await audit(tx, actor, "secret.retired", { purpose, id, count: one.count, force }, at);
    return true;
  });
  if (wasRetired && purpose === "INDEX_KEY" && !force) await requireNothingSince(db, actor, { purpose, id });
}

/**
 * Takes the retirement of an index key back where something was written under it while what is under it was counted. From the
 * retirement on nobody writes under it, so this count holds.
 *
 * @throws SecretRefused
 */
async function requireNothingSince(db: Database, actor: Actor, { purpose, id }: Named): Promise<void> {
  const count = (await readIndexKeyUses(db.sql, db.clock.now())).get(id) ?? 0;
  if (count === 0) return;
  await inSqlTransaction(db, async (tx) => {
    await holdIndexKeysAlone(tx);
    await writeRetired(tx, { purpose, id, at: null });
    await audit(tx, actor, "secret.retirement_taken_back", { purpose, id, count }, db.clock.now());
  });
  throw new SecretRefused(
    `${purpose}: ${count} values were written under ${id} meanwhile; put the new one in front on every process first`,
  );
}

/**
 * Forgets what is known of a secret: a process that has one under this id is believed anew. For an id that was registered
 * with the wrong secret.
 *
 * @throws SecretRefused when it is not known
 */
export async function forgetSecret(db: Database, actor: Actor, { purpose, id }: Named): Promise<void> {
  await inSqlTransaction(db, async (tx) => {
    const known = await lockKnownSecrets(tx);
    if (!known.some((one) => one.purpose === purpose && one.id === id)) throw notKnown(purpose, id);
    await deleteSecret(tx, { purpose, id });
    await audit(tx, actor, "secret.forgotten", { purpose, id }, db.clock.now());
  });
}

function requireReplaced(one: SecretStatus, all: readonly SecretStatus[]): void {
  const { purpose, id } = one;
  if (one.held === "current")
    throw new SecretRefused(`${purpose}: ${id} is the current one here; put another in front first`);
  const others = all.filter((other) => other.purpose === purpose && other.id !== id);
  if (!others.some(({ state }) => state === "required"))
    throw new SecretRefused(`${purpose}: ${id} is the only one that processes use`);
}

function requireUnused({ purpose, id, count }: SecretStatus): void {
  if (count === 0) return;
  throw new SecretRefused(
    count === null
      ? `${purpose}: what is under ${id} is not counted; --force where nothing can be any more`
      : `${purpose}: ${count} values are under ${id}; --force retires it nevertheless`,
  );
}

function notKnown(purpose: string, id: string): SecretRefused {
  return new SecretRefused(`${purpose}: no process has registered ${id}`);
}

async function audit(
  tx: Sql,
  actor: Actor,
  action: (typeof SECRET_AUDIT_ACTIONS)[number],
  data: { purpose: SecretPurpose; id: string; count?: number | null; force?: boolean },
  at: Date,
): Promise<void> {
  const { purpose, ...rest } = data;
  await recordAudit(tx, {
    organizationId: null,
    actor,
    action,
    targetId: purpose,
    data: rest,
    requestId: null,
    at,
  });
}
