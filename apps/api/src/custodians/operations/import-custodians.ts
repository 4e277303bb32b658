import { importInTransaction, MAX_FILE_BYTES } from "@svc/custodians/import";
import { FILE_PART } from "@svc/service-kit/endpoints";
import { z } from "zod";
import { write } from "../../context/define-operation.ts";
import { custodianImport } from "../custodian-examples.ts";
import { importSchema, toImportView } from "../import-view.ts";
import { parseUploadedDirectory, receiveDirectory } from "../receive-directory.ts";

const flag = z
  .enum(["true", "false"], "must be true or false")
  .default("false")
  .transform((text) => text === "true");

const inputSchema = z.strictObject({
  dryRun: flag.meta({ description: "Whether to only preview the changes.", as: { type: "boolean" } }),
  deactivateMissing: flag.meta({
    description: "Whether custodians that the file does not list become inactive. Nothing is ever deleted.",
    as: { type: "boolean" },
  }),
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "must be the `digest` of a dry run")
    .optional()
    .describe(
      "The digest of the dry run you reviewed. Required to import: exactly the reviewed changes are " +
        "made, or none.",
    ),
});

export const importCustodians = write({
  name: "importCustodians",
  summary: "Import the custodian directory from a CSV file",
  description:
    "The whole file is imported or nothing is. Every organization uses this directory to send " +
    "money. Request a dry run, review it, and send the same file with its `digest`. Services load " +
    "the new directory within a minute.",
  scope: "custodians:manage",
  input: inputSchema.refine(({ dryRun, digest }) => dryRun || digest !== undefined, {
    path: ["digest"],
    error: "is required to import; send the digest of the dry run",
  }),
  documentedInput: inputSchema.extend({
    [FILE_PART]: z.string().meta({ format: "binary", description: "The CSV file, up to 10 MB." }),
  }),
  file: {
    limitBytes: MAX_FILE_BYTES,
    mediaTypes: ["text/csv"],
    store: (_call, _id, file) => receiveDirectory(file),
  },
  view: importSchema,
  example: { input: { dryRun: "true", file: "slug,name,…" }, view: custodianImport },
  responses: { 200: "The changes made or, in a dry run, the changes that the import would make." },
  errors: ["version_conflict"],
  acceptsIdempotencyKey: ({ dryRun }) => !dryRun,
  rest: "POST /portal/api/custodians/import",
  async run(call, { dryRun, deactivateMissing, digest }) {
    const { tx, file, principal, requestId, clock, custodians } = call;
    if (!file?.bytes) throw new Error("the import has no file");
    const importer = { actor: principal.actor, requestId, at: clock.now() };
    const options = {
      dryRun,
      deactivateMissing,
      fileDigest: file.sha256,
      reviewedPlan: dryRun ? undefined : digest,
    };
    const plan = await importInTransaction(tx, importer, {
      parsedCustodians: parseUploadedDirectory(file.bytes),
      options,
    });
    if (!dryRun) call.afterCommit(async () => custodians.invalidate());
    return toImportView(plan, file.sha256, dryRun);
  },
});
