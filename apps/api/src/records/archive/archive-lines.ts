import { createReadStream } from "node:fs";
import { z } from "zod";

// An archive has a header line, the audit log by chain, the timelines by rollover, and a signed manifest. Each chain and timeline
// ends with its head.

const HASH = z.string().regex(/^[0-9a-f]{64}$/);
const sequenceSchema = z.int().min(1);

const headerSchema = z.strictObject({
  object: z.literal("archive"),
  version: z.literal(1),
  environment: z.enum(["test", "live"]),
  startedAt: z.iso.datetime(),
  /** ID of the signing `CHAIN_KEY`. Null if the key has no ID. */
  chainKeyId: z.string().nullable(),
  /** Ed25519, 32 bytes in base64. */
  publicKey: z.string(),
});

/** `hash` is SHA-256 over the length-prefixed `fields`, of which the last is the previous hash. */
const auditEntrySchema = z.strictObject({
  object: z.literal("audit_entry"),
  chain: z.string(),
  sequence: sequenceSchema,
  hash: HASH,
  fields: z.array(z.string().nullable()).length(13),
});

/** `hash` is HMAC-SHA-256 over `sealed`, which contains the previous hash and the `CHAIN_KEY` ID. */
const timelineEntrySchema = z.strictObject({
  object: z.literal("timeline_entry"),
  sealed: z.string(),
  hash: HASH,
});

const manifestSchema = z.strictObject({
  object: z.literal("archive_manifest"),
  version: z.literal(1),
  environment: z.enum(["test", "live"]),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  audit: z.strictObject({ chains: z.int().min(0), entries: z.int().min(0) }),
  timelines: z.strictObject({ rollovers: z.int().min(0), entries: z.int().min(0) }),
  /** Over all previous lines with their line feeds. */
  sha256: HASH,
  chainKeyId: z.string().nullable(),
  /** Ed25519 over the canonical JSON (RFC 8785) without the signature, base64. */
  signature: z.string(),
});

const lineSchema = z.discriminatedUnion("object", [
  headerSchema,
  auditEntrySchema,
  z.strictObject({
    object: z.literal("audit_head"),
    chain: z.string(),
    sequence: sequenceSchema,
    hash: HASH,
  }),
  timelineEntrySchema,
  z.strictObject({
    object: z.literal("timeline_head"),
    rolloverId: z.string(),
    sequence: sequenceSchema,
    hash: HASH,
  }),
  manifestSchema,
]);

export type ArchiveLine = z.infer<typeof lineSchema>;
export type ArchiveHeader = z.infer<typeof headerSchema>;
export type ArchiveManifest = z.infer<typeof manifestSchema>;

export function parseLine(text: string): ArchiveLine | null {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export interface ArchiveCounts {
  chains: number;
  auditEntries: number;
  rollovers: number;
  timelineEntries: number;
}

export const NO_COUNTS: ArchiveCounts = { chains: 0, auditEntries: 0, rollovers: 0, timelineEntries: 0 };

export function addToCounts(counts: ArchiveCounts, { object }: ArchiveLine): ArchiveCounts {
  return {
    chains: counts.chains + Number(object === "audit_head"),
    auditEntries: counts.auditEntries + Number(object === "audit_entry"),
    rollovers: counts.rollovers + Number(object === "timeline_head"),
    timelineEntries: counts.timelineEntries + Number(object === "timeline_entry"),
  };
}

/** Prevents an endless line from filling memory. */
const MAX_LINE_BYTES = 32 * 1024 * 1024;
const LINE_FEED = 10;

/** Skips an incomplete last line. @throws Error if a line is too long */
export async function* readCompleteLines(file: string): AsyncGenerator<Buffer> {
  let partialLine: Buffer[] = [];
  let length = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      yield Buffer.concat([...partialLine, chunk.subarray(start, end)]);
      partialLine = [];
      length = 0;
      start = end + 1;
    }
    partialLine.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > MAX_LINE_BYTES) throw new Error(`${file} has a line that is too long.`);
  }
}
