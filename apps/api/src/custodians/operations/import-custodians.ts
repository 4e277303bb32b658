import { importInto } from "@svc/custodians/import";
import { FILE_PART } from "@svc/service-kit";
import { z } from "zod";
import { write } from "../../declare.ts";
import { custodianImport } from "../../examples/custodian-story.ts";
import { importSchema, toImportView } from "../import-view.ts";
import { MAX_FILE_BYTES, readDirectory, receiveDirectory } from "../receive-directory.ts";

const flag = z
  .enum(["true", "false"], "must be true or false")
  .default("false")
  .transform((text) => text === "true");

const inputSchema = z.strictObject({
  dryRun: flag.meta({ description: "Whether it is only said what would be done.", as: { type: "boolean" } }),
  deactivateMissing: flag.meta({
    description: "Whether those that the file does not name leave the lists; nothing is ever deleted.",
    as: { type: "boolean" },
  }),
  digest: z
    .string()
    .regex(/^[0-9a-f]{64}$/, "must be the `digest` of a dry run")
    .optional()
    .describe("Of the dry run that was looked at. Needed to import: what was looked at is done, or nothing."),
});

export const importCustodians = write({
  name: "importCustodians",
  summary: "Bring the directory of custodians to what a CSV file says",
  description:
    "All of the file or nothing. Every organization reads this directory, and money goes by it: ask for a dry run, look at it, and send the same file with its `digest`. Services read the directory again within a minute.",
  scope: "custodians:manage",
  input: inputSchema.refine(({ dryRun, digest }) => dryRun || digest !== undefined, {
    path: ["digest"],
    error: "must be that of a dry run",
  }),
  documentedInput: inputSchema.extend({
    [FILE_PART]: z.string().meta({ format: "binary", description: "The file: CSV, up to 10 MB." }),
  }),
  file: {
    limitBytes: MAX_FILE_BYTES,
    mediaTypes: ["text/csv"],
    take: (_call, _id, file) => receiveDirectory(file),
  },
  view: importSchema,
  example: { input: { dryRun: "true", file: "slug,name,…" }, view: custodianImport },
  answers: { 200: "What is done, or would be." },
  errors: ["version_conflict"],
  isRepeatable: ({ dryRun }) => !dryRun,
  rest: "POST /portal/api/custodians/import",
  async run(call, { dryRun, deactivateMissing, digest }) {
    const { tx, file, principal, requestId, clock, custodians } = call;
    if (!file?.bytes) throw new Error("an import came without its file");
    const importer = { actor: principal.actor, requestId, at: clock.now() };
    const options = {
      dryRun,
      deactivateMissing,
      fileDigest: file.sha256,
      lookedAt: dryRun ? undefined : digest,
    };
    const plan = await importInto(tx, importer, readDirectory(file.bytes), options);
    if (!dryRun) call.afterCommit(async () => custodians.forget());
    return toImportView(plan, file.sha256, dryRun);
  },
});
