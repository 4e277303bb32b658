import { configFields, readConfig } from "@svc/service-kit/config";
import { Command } from "commander";
import { z } from "zod";
import { ChainKeys } from "../context/chain-keys.ts";
import { operatorConfigSchema, withConfiguredContext } from "../context/operator-context.ts";
import { type ArchiveVerification, verifyArchive } from "../records/archive/verify-archive.ts";
import { writeArchive } from "../records/archive/write-archive.ts";
import { print } from "./print.ts";

const writeSchema = operatorConfigSchema.extend({ CHAIN_KEY: configFields.CHAIN_KEY });
const verifySchema = z.object({ CHAIN_KEY: configFields.CHAIN_KEY.optional() });

export function archiveCommand(env: NodeJS.ProcessEnv): Command {
  const archive = new Command("archive").description(
    "write or verify a signed archive of the audit log and all timelines",
  );

  archive
    .command("write", { isDefault: true })
    .description("write an NDJSON archive; an interrupted run resumes from the .part file")
    .argument("<file>", "archive to create")
    .option("--json", "print JSON")
    .action(async (file: string, options: { json?: true }) => {
      const config = readConfig(writeSchema, env);
      const manifest = await withConfiguredContext(config, (ctx) =>
        writeArchive({ ...ctx, chainKeys: new ChainKeys(config.CHAIN_KEY) }, file),
      );
      const { audit, timelines, sha256 } = manifest;
      print(options.json === true, manifest, [
        `Wrote ${audit.entries} audit log entries in ${audit.chains} chains and ${timelines.entries} entries of ${timelines.rollovers} timelines to ${file}.`,
        `SHA-256: ${sha256}`,
      ]);
    });

  archive
    .command("verify")
    .description(
      "verify the hashes, seals and signature of an archive without a database; exit code 1 if verification fails",
    )
    .argument("<file>", "archive to verify")
    .option(
      "--public-key <key>",
      "expected signer, base64; defaults to the key derived from CHAIN_KEY, if set",
    )
    .option("--json", "print JSON")
    .action(async (file: string, options: { publicKey?: string; json?: true }) => {
      const { CHAIN_KEY } = readConfig(verifySchema, env);
      const chainKeys = CHAIN_KEY ? new ChainKeys(CHAIN_KEY) : null;
      const verification = await verifyArchive(file, chainKeys, options.publicKey ?? null);
      print(
        options.json === true,
        { object: "archive_verification", ...verification },
        formatVerification(file, verification, options.publicKey),
      );
      if (verification.faults.length > 0) process.exitCode = 1;
    });

  return archive;
}

function formatVerification(
  file: string,
  verification: ArchiveVerification,
  expectedKey: string | undefined,
): string[] {
  const { counts, faults, sealsChecked, publicKey } = verification;
  const contents = `${counts.auditEntries} audit log entries and ${counts.timelineEntries} entries of ${counts.rollovers} timelines`;
  return [
    faults.length === 0 ? `${file} is valid: ${contents}.` : `${file} failed verification. Read ${contents}.`,
    ...(sealsChecked
      ? []
      : ["CHAIN_KEY is not set: only the order of timeline entries was checked, not their seals."]),
    ...(sealsChecked || expectedKey !== undefined
      ? []
      : [
          `The signature was checked with the key in the archive itself (${publicKey ?? "none found"}). Compare it with the key you trust.`,
        ]),
    ...faults.map(({ of: owner, sequence, detail }) =>
      owner === null
        ? `The file ${detail}.`
        : `${owner}${sequence === null ? "" : `, entry ${sequence},`} ${detail}.`,
    ),
  ];
}
