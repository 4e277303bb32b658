import { createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import canonicalize from "canonicalize";
import { z } from "zod";
import type { ChainKeys } from "../../context/chain-keys.ts";
import { deriveAnchorKey, exportPublicKey } from "../../rollovers/timeline/anchor-signature.ts";

const seconds = z.number().min(0);
const timestamp = z.iso.datetime();

const certificateSchema = z.strictObject({
  object: z.literal("restore_certificate"),
  version: z.literal(1),
  environment: z.enum(["test", "live"]),
  outcome: z.enum(["passed", "failed"]),
  startedAt: timestamp,
  finishedAt: timestamp,
  /** Null if no backup was found. */
  backup: z.strictObject({ name: z.string(), finishedAt: timestamp, postgres: z.string() }).nullable(),
  /** Time to which the backup was restored, in whole seconds. Null for the end of the archive. */
  target: timestamp.nullable(),
  recoveryPoint: z
    .strictObject({
      /** Time of the last transaction in the archive. */
      archivedUntil: timestamp,
      /** Age of that transaction when the check started. */
      secondsBehind: seconds,
      /** Time of the last restored transaction. */
      restoredUntil: timestamp.nullable(),
    })
    .nullable(),
  recoveryTime: z
    .strictObject({
      copySeconds: seconds,
      replaySeconds: seconds,
      migrateSeconds: seconds,
      totalSeconds: seconds,
    })
    .nullable(),
  versions: z.strictObject({ svc: z.string(), migration: z.string().nullable() }),
  /** Row counts by table, after the restore. */
  rows: z.record(z.string(), z.int().min(0)),
  checks: z.array(z.strictObject({ name: z.string(), passed: z.boolean(), found: z.string() })),
  /** ID of the signing `CHAIN_KEY`. Null if the key has no ID. */
  keyId: z.string().nullable(),
  /** Ed25519, 32 bytes in base64. */
  publicKey: z.string(),
  /** Ed25519 over the canonical JSON (RFC 8785) without the signature, base64. */
  signature: z.string(),
});

export type RestoreCertificate = z.infer<typeof certificateSchema>;
export type UnsignedCertificate = Omit<RestoreCertificate, "keyId" | "publicKey" | "signature">;

/** SPKI prefix of a 32-byte Ed25519 public key (RFC 8410 §4). */
const SPKI_PREFIX = Buffer.from("302a300506032b6570032100", "hex");
const KEY_BYTES = 32;

export function signCertificate(keys: ChainKeys, certificate: UnsignedCertificate): RestoreCertificate {
  const { privateKey, publicKey } = deriveAnchorKey(keys.current);
  const signed = { ...certificate, keyId: keys.currentId, publicKey: exportPublicKey(publicKey) };
  return { ...signed, signature: sign(null, toSignedBytes(signed), privateKey).toString("base64") };
}

export function parseCertificate(text: string): RestoreCertificate | null {
  try {
    return certificateSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** @param publicKey expected signer, 32 bytes in base64 */
export function isCertificateSigned(certificate: RestoreCertificate, publicKey: string): boolean {
  const { signature, ...signed } = certificate;
  const key = toKey(publicKey);
  return key !== null && verify(null, toSignedBytes(signed), key, Buffer.from(signature, "base64"));
}

/** Returns the public key that the certificate's `keyId` stands for. Null if `keys` does not contain that ID. */
export function findExpectedKey(keys: ChainKeys, { keyId }: RestoreCertificate): string | null {
  const key = keys.find(keyId);
  return key && exportPublicKey(deriveAnchorKey(key).publicKey);
}

function toKey(publicKey: string): KeyObject | null {
  const bytes = Buffer.from(publicKey, "base64");
  if (bytes.length !== KEY_BYTES) return null;
  return createPublicKey({ key: Buffer.concat([SPKI_PREFIX, bytes]), format: "der", type: "spki" });
}

const toSignedBytes = (certificate: object) => Buffer.from(canonicalize(certificate) ?? "");

/** Renders the certificate for people. Only the JSON is signed. */
export function renderCertificate(certificate: RestoreCertificate): string {
  const { backup, target, recoveryPoint, recoveryTime, versions, checks, rows } = certificate;
  const phases: [string, string][] = recoveryTime
    ? [
        [
          "Copy, replay, migrate",
          `${recoveryTime.copySeconds} s, ${recoveryTime.replaySeconds} s, ${recoveryTime.migrateSeconds} s`,
        ],
      ]
    : [];
  const facts: [string, string][] = [
    ["Outcome", certificate.outcome],
    ["Environment", certificate.environment],
    ["Started", certificate.startedAt],
    ["Finished", certificate.finishedAt],
    ["Backup", backup ? `${backup.name}, complete at ${backup.finishedAt}` : "none"],
    ["Restored to", target ?? "the end of the archive"],
    ["Last archived transaction", recoveryPoint?.archivedUntil ?? "unknown"],
    [
      "Recovery point",
      recoveryPoint ? `${recoveryPoint.secondsBehind} s before the check started` : "not measured",
    ],
    ["Last restored transaction", recoveryPoint?.restoredUntil ?? "none"],
    ["Recovery time", recoveryTime ? `${recoveryTime.totalSeconds} s` : "not measured"],
    ...phases,
    ["PostgreSQL", backup?.postgres ?? "unknown"],
    ["Release", versions.svc],
    ["Last migration", versions.migration ?? "unknown"],
  ];
  return `${[
    "# Restore certificate",
    "",
    ...toTable(["Fact", "Value"], facts),
    "",
    ...toTable(
      ["Check", "Result", "Found"],
      checks.map(({ name, passed, found }) => [name, passed ? "passed" : "failed", found]),
    ),
    "",
    ...toTable(
      ["Table", "Rows"],
      Object.entries(rows).map(([table, count]) => [table, String(count)]),
    ),
    "",
    "The JSON file of the same name is signed. Verify it: `svc restore-check verify <file>`.",
  ].join("\n")}\n`;
}

function toTable(titles: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const toLine = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [toLine(titles), toLine(titles.map(() => "---")), ...rows.map(toLine)];
}
