import { readFile } from "node:fs/promises";
import { systemClock } from "@svc/service-kit";
import { configFields, readConfig } from "@svc/service-kit/config";
import { Command } from "commander";
import { z } from "zod";
import { ChainKeys } from "../context/chain-keys.ts";
import { operatorConfigSchema, withConfiguredContext } from "../context/operator-context.ts";
import {
  findExpectedKey,
  isCertificateSigned,
  parseCertificate,
  renderCertificate,
} from "../platform/restore-check/certificate.ts";
import { checkRestore, saveCertificate } from "../platform/restore-check/check-restore.ts";
import { restoreFields } from "../platform/restore-check/restore-config.ts";
import { anchorFields } from "../records/anchors/anchor-config.ts";
import { print } from "./print.ts";

const runSchema = operatorConfigSchema.extend({
  DATA_KEYS: configFields.DATA_KEYS,
  INDEX_KEY: configFields.INDEX_KEY,
  CHAIN_KEY: configFields.CHAIN_KEY,
  ANCHOR_DIR: anchorFields.ANCHOR_DIR,
  ...restoreFields,
});
const verifySchema = z.object({ CHAIN_KEY: configFields.CHAIN_KEY.optional() });

const SIGNAL_EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

export function restoreCheckCommand(env: NodeJS.ProcessEnv): Command {
  const restoreCheck = new Command("restore-check").description(
    "prove that the newest backup can be restored",
  );

  restoreCheck
    .command("run", { isDefault: true })
    .description(
      "restore the newest backup into a temporary server, as of a random second, verify it, and write a signed certificate; exit code 1 if the check fails",
    )
    .option("--failover", "also promote a standby of the copy, and verify it; needs space for two copies")
    .option("--json", "print JSON")
    .action(async (options: { failover?: true; json?: true }) => {
      const { RESTORE_CERTIFICATE_DIR: certificateFolder, ...config } = readConfig(runSchema, env);
      const abort = new AbortController();
      const handlers = Object.entries(SIGNAL_EXIT_CODES).map(([name, code]) => {
        const handle = () => {
          process.exitCode = code;
          abort.abort(new Error(`Stopped by ${name}. The copy was removed, and no certificate was written.`));
        };
        process.on(name, handle);
        return () => process.off(name, handle);
      });
      try {
        const certificate = await checkRestore({
          config: { ...config, RESTORE_CERTIFICATE_DIR: certificateFolder },
          environment: config.SVC_ENVIRONMENT,
          chainKeys: new ChainKeys(config.CHAIN_KEY),
          clock: systemClock,
          databaseUrl: config.DATABASE_URL,
          anchorFolder: config.ANCHOR_DIR,
          withDatabase: (url, run) => {
            // The other URLs belong to the running deployment, not to the copy.
            const {
              DATABASE_DIRECT_URL: _direct,
              DATABASE_READ_URL: _read,
              REDIS_URL: _redis,
              ...otherConfig
            } = config;
            return withConfiguredContext({ ...otherConfig, DATABASE_URL: url }, run);
          },
          withFailover: options.failover === true,
          report: (step) => void process.stderr.write(`${step}\n`),
          env: Object.fromEntries(Object.entries(env).filter(([name]) => !(name in runSchema.shape))),
          signal: abort.signal,
        });
        const file = await saveCertificate(certificateFolder, certificate);
        const failures = certificate.checks.filter(({ passed }) => !passed);
        print(options.json === true, { ...certificate, file }, [
          ...failures.map(({ name, found }) => `${name}: ${found}`),
          `The restore check ${certificate.outcome}. Certificate: ${file}`,
        ]);
        if (certificate.outcome === "failed") process.exitCode = 1;
      } catch (error) {
        if (!abort.signal.aborted) throw error;
        process.stderr.write(`svc: ${(error as Error).message}\n`);
      } finally {
        for (const remove of handlers) remove();
      }
    });

  restoreCheck
    .command("verify")
    .description("verify the signature of a certificate without a database; exit code 1 if it is not valid")
    .argument("<file>", "JSON certificate")
    .option("--public-key <key>", "expected signer, base64; defaults to the key derived from CHAIN_KEY")
    .option("--json", "print JSON")
    .action(async (file: string, options: { publicKey?: string; json?: true }) => {
      const { CHAIN_KEY } = readConfig(verifySchema, env);
      if (options.publicKey === undefined && !CHAIN_KEY)
        throw new Error("Pass --public-key, or set CHAIN_KEY.");
      const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
        throw new Error(`${file} cannot be read: ${error.code}`);
      });
      const certificate = parseCertificate(text);
      if (!certificate) throw new Error(`${file} is not a restore certificate.`);
      const key =
        options.publicKey ?? (CHAIN_KEY ? findExpectedKey(new ChainKeys(CHAIN_KEY), certificate) : null);
      const isValid = key !== null && isCertificateSigned(certificate, key);
      print(options.json === true, { object: "restore_certificate_verification", isValid, certificate }, [
        ...(isValid ? [renderCertificate(certificate)] : []),
        isValid
          ? `The signature of ${file} is valid.`
          : `${file} was changed, or was not signed with the expected key.`,
      ]);
      if (!isValid) process.exitCode = 1;
    });

  return restoreCheck;
}
