import { isDeepStrictEqual } from "node:util";
import {
  type Actor,
  type Database,
  inSqlTransaction,
  lockNameWithoutTimeout,
  recordAudits,
} from "@svc/database";
import { insertDeclarations, readDeclarations } from "./declaration-store.ts";
import type { DeclarationFacts, DisasterDeclaration } from "./disaster-declaration.ts";

export interface LoadedDeclarations {
  added: DisasterDeclaration[];
  updated: DisasterDeclaration[];
  unchanged: string[];
}

/**
 * Adds new declarations, and new versions of changed ones. Keeps declarations that are not in the file. Loads run one
 * at a time.
 * @param options.fileDigest SHA-256, for the audit log
 */
export function loadDeclarations(
  ctx: { db: Database; clock: { now(): Date } },
  declarations: readonly DeclarationFacts[],
  { actor, dryRun, fileDigest }: { actor: Actor; dryRun: boolean; fileDigest: string },
): Promise<LoadedDeclarations> {
  const at = ctx.clock.now();
  return inSqlTransaction(ctx.db, async (tx) => {
    await lockNameWithoutTimeout(tx, "disasters:load");
    const loaded = compare(await readDeclarations(tx), declarations, at);
    const changed = [...loaded.added, ...loaded.updated];
    if (dryRun || changed.length === 0) return loaded;
    await insertDeclarations(tx, changed);
    await recordAudits(tx, [
      {
        organizationId: null,
        actor,
        requestId: null,
        at,
        action: "disasters.loaded",
        targetId: "disasters",
        data: {
          file: `sha256:${fileDigest}`,
          added: loaded.added.length,
          updated: loaded.updated.map(({ id, version }) => `${id} v${version}`),
        },
      },
    ]);
    return loaded;
  });
}

function compare(
  existing: readonly DisasterDeclaration[],
  declarations: readonly DeclarationFacts[],
  loadedAt: Date,
): LoadedDeclarations {
  const current = new Map(existing.map((declaration) => [declaration.id, declaration]));
  const loaded: LoadedDeclarations = { added: [], updated: [], unchanged: [] };
  for (const facts of declarations) {
    const before = current.get(facts.id);
    if (!before) loaded.added.push({ ...facts, version: 1, loadedAt });
    else if (isDeepStrictEqual(toFacts(before), toFacts(facts))) loaded.unchanged.push(facts.id);
    else loaded.updated.push({ ...facts, version: before.version + 1, loadedAt });
  }
  return loaded;
}

function toFacts({ id, title, areas, startsOn, postponedUntil, source }: DeclarationFacts): DeclarationFacts {
  return {
    id,
    title,
    areas: areas.map(({ state, counties }) => ({ state, counties })),
    startsOn,
    postponedUntil,
    source,
  };
}
