import { z } from "zod";

// An archive is a text file of lines of JSON, each ended by a line feed: what it is; the audit log, chain by chain, each with where it
// ends behind it; the timelines, rollover by rollover, likewise; and the manifest, which signs all that stands before it.

const HASH = z.string().regex(/^[0-9a-f]{64}$/);
const PLACE = z.int().min(1);

/** The first line. */
const headerSchema = z.strictObject({
  object: z.literal("archive"),
  version: z.literal(1),
  environment: z.enum(["test", "live"]),
  /** When it was begun, ISO 8601. */
  startedAt: z.iso.datetime(),
  /** The id of the `CHAIN_KEY` that the manifest is signed under; null where keys have none. */
  chainKeyId: z.string().nullable(),
  /** The Ed25519 key that the manifest is signed with, 32 bytes in base64. */
  publicKey: z.string(),
});

/** An entry of the audit log. `hash` is SHA-256 over `fields`, each behind its length; the last of them is the hash before it. */
const auditEntrySchema = z.strictObject({
  object: z.literal("audit_entry"),
  chain: z.string(),
  sequence: PLACE,
  hash: HASH,
  fields: z.array(z.string().nullable()).length(13),
});

/** An entry of a timeline. `hash` is HMAC-SHA-256 over `sealed`, which names the hash before it, and by `keyId` the `CHAIN_KEY`. */
const timelineEntrySchema = z.strictObject({
  object: z.literal("timeline_entry"),
  sealed: z.string(),
  hash: HASH,
});

/** The last line. */
const manifestSchema = z.strictObject({
  object: z.literal("archive_manifest"),
  version: z.literal(1),
  environment: z.enum(["test", "live"]),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  audit: z.strictObject({ chains: z.int().min(0), entries: z.int().min(0) }),
  timelines: z.strictObject({ rollovers: z.int().min(0), entries: z.int().min(0) }),
  /** SHA-256 over every line before this one, line feeds included. */
  sha256: HASH,
  chainKeyId: z.string().nullable(),
  /** Ed25519 over the canonical JSON (RFC 8785) of all this but the signature, base64. */
  signature: z.string(),
});

const lineSchema = z.discriminatedUnion("object", [
  headerSchema,
  auditEntrySchema,
  z.strictObject({ object: z.literal("audit_head"), chain: z.string(), sequence: PLACE, hash: HASH }),
  timelineEntrySchema,
  z.strictObject({ object: z.literal("timeline_head"), rolloverId: z.string(), sequence: PLACE, hash: HASH }),
  manifestSchema,
]);

export type ArchiveLine = z.infer<typeof lineSchema>;
export type ArchiveHeader = z.infer<typeof headerSchema>;
export type ArchiveManifest = z.infer<typeof manifestSchema>;

/** Reads a line; null for what is none of an archive's. */
export function parseLine(text: string): ArchiveLine | null {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** How much of what an archive holds. */
export interface ArchiveCounts {
  chains: number;
  auditEntries: number;
  rollovers: number;
  timelineEntries: number;
}

export const NOTHING: ArchiveCounts = { chains: 0, auditEntries: 0, rollovers: 0, timelineEntries: 0 };

/** The counts with one line more. */
export function count(counts: ArchiveCounts, { object }: ArchiveLine): ArchiveCounts {
  return {
    chains: counts.chains + Number(object === "audit_head"),
    auditEntries: counts.auditEntries + Number(object === "audit_entry"),
    rollovers: counts.rollovers + Number(object === "timeline_head"),
    timelineEntries: counts.timelineEntries + Number(object === "timeline_entry"),
  };
}
