import { configFields, readConfig } from "@svc/service-kit";
import { Command } from "commander";
import { z } from "zod";
import { type ArchiveVerification, verifyArchive } from "../archive/verify-archive.ts";
import { writeArchive } from "../archive/write-archive.ts";
import { operatorConfigSchema, withConfiguredContext } from "../operator-context.ts";
import { ChainKeys } from "../rollovers/history/chain-keys.ts";
import { print } from "./print.ts";

const writeSchema = operatorConfigSchema.extend({ CHAIN_KEY: configFields.CHAIN_KEY });
const verifySchema = z.object({ CHAIN_KEY: configFields.CHAIN_KEY.optional() });

export function archiveCommand(env: NodeJS.ProcessEnv): Command {
  const archive = new Command("archive").description(
    "the audit log and all timelines in one file, with what proves them",
  );

  archive
    .command("write", { isDefault: true })
    .description("write a new file as NDJSON; what was interrupted goes on from its .part")
    .argument("<file>", "a new file")
    .option("--json", "print JSON")
    .action(async (file: string, options: { json?: true }) => {
      const config = readConfig(writeSchema, env);
      const manifest = await withConfiguredContext(config, (ctx) =>
        writeArchive({ ...ctx, chainKeys: new ChainKeys(config.CHAIN_KEY) }, file),
      );
      const { audit, timelines, sha256 } = manifest;
      print(options.json === true, manifest, [
        `${audit.entries} entries of the audit log in ${audit.chains} chains, and ${timelines.entries} of ${timelines.rollovers} timelines, are in ${file}.`,
        `SHA-256: ${sha256}`,
      ]);
    });

  archive
    .command("verify")
    .description(
      "hold a file against its hashes, seals and signature, without a database; exit code 1 when anything does not hold",
    )
    .argument("<file>", "an archive")
    .option("--public-key <key>", "whose signature is asked for, base64; CHAIN_KEY's own where it is set")
    .option("--json", "print JSON")
    .action(async (file: string, options: { publicKey?: string; json?: true }) => {
      const { CHAIN_KEY } = readConfig(verifySchema, env);
      const chainKeys = CHAIN_KEY ? new ChainKeys(CHAIN_KEY) : null;
      const found = await verifyArchive(file, chainKeys, options.publicKey ?? null);
      print(
        options.json === true,
        { object: "archive_verification", ...found },
        linesOf(file, found, options.publicKey),
      );
      if (found.faults.length > 0) process.exitCode = 1;
    });

  return archive;
}

function linesOf(file: string, found: ArchiveVerification, asked: string | undefined): string[] {
  const { counts, faults, sealsChecked, publicKey } = found;
  const read = `${counts.auditEntries} entries of the audit log and ${counts.timelineEntries} of ${counts.rollovers} timelines`;
  return [
    faults.length === 0 ? `${file} holds: ${read}.` : `${file} does not hold: ${read} were read.`,
    ...(sealsChecked
      ? []
      : ["Without CHAIN_KEY the seals of timelines were not checked, only that entries follow each other."]),
    ...(sealsChecked || asked !== undefined
      ? []
      : [
          `It names the key that it is signed with itself: hold that against the one that you know. ${publicKey ?? "There is none."}`,
        ]),
    ...faults.map(({ of, sequence, detail }) =>
      of === null
        ? `The file ${detail}.`
        : `${of}${sequence === null ? "" : `, entry ${sequence},`} ${detail}.`,
    ),
  ];
}
