import type { KeyObject } from "node:crypto";
import { type NamedSecret, UNNAMED_SECRET } from "@svc/service-kit/config";

/** The keys in CHAIN_KEY seal timelines, anchors and approvals. Old keys still verify old seals. */
export class ChainKeys {
  readonly current: KeyObject;
  /** Null if the key has no ID, like the keys of early entries. */
  readonly currentId: string | null;
  private readonly keys: ReadonlyMap<string, KeyObject>;

  /** @param secrets current key first */
  constructor(secrets: readonly NamedSecret[]) {
    const [current] = secrets;
    if (!current) throw new Error("at least one chain key is required");
    this.current = current.key;
    this.currentId = current.id === UNNAMED_SECRET ? null : current.id;
    this.keys = new Map(secrets.map(({ id, key }) => [id, key]));
  }

  find(id: string | null): KeyObject | null {
    return id === this.currentId ? this.current : (this.keys.get(id ?? UNNAMED_SECRET) ?? null);
  }

  all(): Iterable<KeyObject> {
    return this.keys.values();
  }
}

const UNKNOWN_KEY_SUFFIX = ", which CHAIN_KEY does not contain";

export function describeUnknownKey(id: string | null): string {
  return `is sealed with ${id ?? UNNAMED_SECRET}${UNKNOWN_KEY_SUFFIX}`;
}

/** Returns true if the seal was not checked, because its key is missing. */
export function isUnknownKey({ detail }: { detail: string }): boolean {
  return detail.endsWith(UNKNOWN_KEY_SUFFIX);
}
