import type { AliasFact } from "../custodian.ts";

// What is known of an alias, in a word and a sentence. Public facts alone, as the institutions themselves have told them.

/** What the institution was called before. */
export const formerName = (alias: string, note: string): AliasFact => ({ alias, kind: "former_name", note });

/** A business whose accounts the institution took over. */
export const acquired = (alias: string, note: string): AliasFact => ({ alias, kind: "acquired", note });

/** Another name of today that does not say by itself whose it is. */
export const alsoKnownAs = (alias: string, note: string): AliasFact => ({ alias, kind: "alias", note });
