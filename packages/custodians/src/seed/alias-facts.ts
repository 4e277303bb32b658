import type { AliasFact } from "../custodian.ts";

// Public facts only, as published by the institutions.

export const formerName = (alias: string, note: string): AliasFact => ({ alias, kind: "former_name", note });

export const acquired = (alias: string, note: string): AliasFact => ({ alias, kind: "acquired", note });

export const alsoKnownAs = (alias: string, note: string): AliasFact => ({ alias, kind: "alias", note });
