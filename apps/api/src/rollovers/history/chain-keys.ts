import type { KeyObject } from "node:crypto";
import { type NamedSecret, UNNAMED_SECRET } from "@svc/service-kit";

/** The keys under which histories are sealed: the current one, and those that entries from before name. */
export class ChainKeys {
  /** Under which is sealed. */
  readonly current: KeyObject;
  /** What entries call it; null for the one without an id, as entries were sealed before keys had any. */
  readonly currentId: string | null;
  private readonly keys: ReadonlyMap<string, KeyObject>;

  /** @param secrets the current one first; there is at least one */
  constructor(secrets: readonly NamedSecret[]) {
    const [current] = secrets;
    if (!current) throw new Error("at least one chain key is needed");
    this.current = current.key;
    this.currentId = current.id === UNNAMED_SECRET ? null : current.id;
    this.keys = new Map(secrets.map(({ id, key }) => [id, key]));
  }

  /** The key that an entry or an anchor names; null where it is not held. */
  find(id: string | null): KeyObject | null {
    return id === this.currentId ? this.current : (this.keys.get(id ?? UNNAMED_SECRET) ?? null);
  }

  /** All that are held, the current one first. */
  all(): Iterable<KeyObject> {
    return this.keys.values();
  }
}

const LACKS = ", which CHAIN_KEY lacks";

/** What is wrong with what names a key that is not held, for people. */
export function lacking(id: string | null): string {
  return `is sealed under ${id ?? UNNAMED_SECRET}${LACKS}`;
}

/** Whether a fault is of `lacking`: nobody has looked further. */
export function isLacking({ detail }: { detail: string }): boolean {
  return detail.endsWith(LACKS);
}
