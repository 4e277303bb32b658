import { createHash, createHmac } from "node:crypto";
import { open } from "node:fs/promises";
import { AuditChainCheck } from "@svc/database";
import { z } from "zod";
import { type ChainKeys, describeUnknownKey } from "../../context/chain-keys.ts";
import { parseJson } from "../../context/parse-json.ts";
import { deriveAnchorKey, exportPublicKey } from "../../rollovers/timeline/anchor-signature.ts";
import {
  type ArchiveCounts,
  type ArchiveHeader,
  type ArchiveLine,
  type ArchiveManifest,
  addToCounts,
  NO_COUNTS,
  parseLine,
  readCompleteLines,
} from "./archive-lines.ts";
import { isManifestSigned } from "./manifest-signature.ts";

interface ArchiveIssue {
  /** Chain or rollover ID. Null for the whole file. */
  of: string | null;
  sequence: number | null;
  /** Predicate of a sentence about the entry, chain, timeline or file, such as `is missing`. */
  detail: string;
}

export interface ArchiveVerification {
  manifest: ArchiveManifest | null;
  counts: ArchiveCounts;
  /** False without the chain keys. */
  sealsChecked: boolean;
  /** Key to check the manifest with. Null if no key was found. */
  publicKey: string | null;
  /** Up to 100. */
  faults: ArchiveIssue[];
}

const MAX_FAULTS = 100;
const LINE_FEED = 10;

const sealedSchema = z.object({
  rolloverId: z.string(),
  sequence: z.int(),
  prevHash: z.string(),
  keyId: z.string().nullable().default(null),
});

/**
 * Verifies an archive without the database, in constant memory.
 * @param chainKeys null to check only the links between timeline entries
 * @param publicKey expected signing key in base64; null to derive it from `chainKeys`, or without them, to use the key in the file
 */
export async function verifyArchive(
  file: string,
  chainKeys: ChainKeys | null,
  publicKey: string | null,
): Promise<ArchiveVerification> {
  const verifier = new ArchiveVerifier(chainKeys);
  const digest = createHash("sha256");
  let manifest: ArchiveManifest | null = null;
  let signingKey = publicKey;
  for await (const bytes of readCompleteLines(file)) {
    const line = parseLine(bytes.toString());
    if (manifest !== null) verifier.addIssue(null, null, "has data after its manifest");
    else if (line === null) verifier.addIssue(null, null, "has a line that is not an archive line");
    else if (line.object === "archive_manifest") manifest = line;
    else verifier.add(line);
    if (line?.object === "archive") signingKey ??= resolvePublicKey(line, chainKeys);
    if (manifest === null) digest.update(bytes).update("\n");
  }
  if (!(await endsWithLineFeed(file))) verifier.addIssue(null, null, "ends in the middle of a line");
  verifier.end();
  if (manifest === null) verifier.addIssue(null, null, "has no manifest: it is truncated or unfinished");
  else checkManifest(verifier, manifest, { sha256: digest.digest("hex"), publicKey: signingKey ?? "" });
  const { counts, faults } = verifier;
  return { manifest, counts, sealsChecked: chainKeys !== null, publicKey: signingKey, faults };
}

/** Derives the key from the chain keys, or without them, returns the key in the file. Null if the chain key is missing. */
function resolvePublicKey(
  { chainKeyId, publicKey }: ArchiveHeader,
  chainKeys: ChainKeys | null,
): string | null {
  if (!chainKeys) return publicKey;
  const key = chainKeys.find(chainKeyId);
  return key ? exportPublicKey(deriveAnchorKey(key).publicKey) : null;
}

function checkManifest(
  verifier: ArchiveVerifier,
  manifest: ArchiveManifest,
  { sha256, publicKey }: { sha256: string; publicKey: string },
): void {
  const { audit, timelines } = manifest;
  const { chains, auditEntries, rollovers, timelineEntries } = verifier.counts;
  const counted = [chains, auditEntries, rollovers, timelineEntries];
  if (counted.join() !== [audit.chains, audit.entries, timelines.rollovers, timelines.entries].join())
    verifier.addIssue(null, null, "has a different number of entries than its manifest");
  if (sha256 !== manifest.sha256) verifier.addIssue(null, null, "does not match the digest in its manifest");
  if (!isManifestSigned(manifest, publicKey))
    verifier.addIssue(null, null, "has a manifest that was not signed with the expected key");
}

class ArchiveVerifier {
  counts = NO_COUNTS;
  readonly faults: ArchiveIssue[] = [];
  private readonly chainKeys: ChainKeys | null;
  private hasStarted = false;
  private chain: { name: string; check: AuditChainCheck } | null = null;
  private timeline: { rolloverId: string; sequence: number; hash: string } | null = null;

  constructor(chainKeys: ChainKeys | null) {
    this.chainKeys = chainKeys;
  }

  addIssue(ownerId: string | null, sequence: number | null, detail: string): void {
    if (this.faults.length < MAX_FAULTS) this.faults.push({ of: ownerId, sequence, detail });
  }

  add(line: ArchiveLine): void {
    this.counts = addToCounts(this.counts, line);
    if ((line.object === "archive") === this.hasStarted)
      this.addIssue(null, null, "does not start with an archive header");
    this.hasStarted = true;
    if (line.object === "audit_entry") this.addAuditEntry(line);
    else if (line.object === "audit_head") this.endChain(line.chain, line);
    else if (line.object === "timeline_entry") this.addTimelineEntry(line);
    else if (line.object === "timeline_head") this.endTimeline(line);
  }

  end(): void {
    if (this.chain) this.addIssue(this.chain.name, null, "is not followed by its head");
    if (this.timeline) this.addIssue(this.timeline.rolloverId, null, "is not followed by its head");
  }

  private addAuditEntry({
    chain,
    sequence,
    hash,
    fields,
  }: Extract<ArchiveLine, { object: "audit_entry" }>): void {
    if (this.chain && this.chain.name !== chain) this.endChain(this.chain.name, null);
    this.chain ??= { name: chain, check: new AuditChainCheck() };
    if (fields[1] !== chain || fields[2] !== String(sequence))
      this.addIssue(chain, sequence, "is out of place");
    this.chain.check.add({ sequence, hash, fields, prevHash: fields.at(-1) ?? "" });
  }

  private endChain(name: string, head: { sequence: number; hash: string } | null): void {
    const check = this.chain?.name === name ? this.chain.check : new AuditChainCheck();
    check.end(head);
    for (const { sequence, detail } of check.issues) this.addIssue(name, sequence, detail);
    this.chain = null;
  }

  private addTimelineEntry({ sealed, hash }: Extract<ArchiveLine, { object: "timeline_entry" }>): void {
    const sealedEntry = sealedSchema.safeParse(parseJson(sealed)).data;
    if (!sealedEntry) {
      this.addIssue(null, null, "has an entry that does not belong to a timeline");
      return;
    }
    const { rolloverId, sequence, prevHash, keyId } = sealedEntry;
    if (this.timeline && this.timeline.rolloverId !== rolloverId)
      this.addIssue(this.timeline.rolloverId, null, "is not followed by its head");
    const previous = this.timeline?.rolloverId === rolloverId ? this.timeline : { sequence: 0, hash: "" };
    if (sequence !== previous.sequence + 1) this.addIssue(rolloverId, previous.sequence + 1, "is missing");
    else if (prevHash !== previous.hash)
      this.addIssue(rolloverId, sequence, "does not follow the previous entry");
    const key = this.chainKeys?.find(keyId);
    if (key === null) this.addIssue(rolloverId, sequence, describeUnknownKey(keyId));
    else if (key && createHmac("sha256", key).update(sealed).digest("hex") !== hash)
      this.addIssue(rolloverId, sequence, "was changed");
    this.timeline = { rolloverId, sequence, hash };
  }

  private endTimeline(head: { rolloverId: string; sequence: number; hash: string }): void {
    const { timeline } = this;
    const isSameRollover = timeline?.rolloverId === head.rolloverId;
    if (timeline && !isSameRollover) this.addIssue(timeline.rolloverId, null, "is not followed by its head");
    if (!isSameRollover || timeline.sequence !== head.sequence || timeline.hash !== head.hash)
      this.addIssue(head.rolloverId, head.sequence, "differs from the last entry of the timeline");
    this.timeline = null;
  }
}

async function endsWithLineFeed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, Math.max(0, size - 1));
    return bytesRead === 1 && buffer[0] === LINE_FEED;
  } finally {
    await handle.close();
  }
}
