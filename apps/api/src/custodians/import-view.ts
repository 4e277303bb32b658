import { changesOf, digestPlan, type ImportPlan } from "@svc/custodians/import";
import { z } from "zod";

const changesSchema = z
  .array(
    z.strictObject({
      field: z.string().describe("What changes, as the API names it: `name`, `receiving.wire`."),
      from: z.unknown().describe("What it was; null where there was nothing."),
      to: z.unknown().describe("What it is to be."),
    }),
  )
  .describe("Field by field.");
const slug = z.string().describe("Stable and unique.");
const name = z.string().describe("What it is called.");

export const importSchema = z
  .strictObject({
    object: z.literal("custodian_import"),
    dryRun: z.boolean().describe("Whether nothing was written."),
    digest: z
      .string()
      .describe("Stands for all that it does. With it, the same upload does this and nothing else."),
    added: z.array(z.strictObject({ slug, name, changes: changesSchema })).describe("New ones."),
    updated: z
      .array(
        z.strictObject({
          id: z.string().describe("A TypeID: `cus_` and 26 characters."),
          slug,
          name,
          changes: changesSchema,
          isTakenOut: z.boolean().describe("Whether the file does not name it, and it leaves the lists."),
        }),
      )
      .describe("Those that change."),
    paid: z
      .array(slug)
      .describe(
        "Those that money reaches in another way than before, or for the first time: ask each of them.",
      ),
    missing: z.array(slug).describe("Those that the file does not name, and that stay as they are."),
    unchanged: z.int().describe("How many the file names as they are."),
  })
  .meta({ id: "CustodianImport", description: "What an import of custodians does." });

const PAYING = /^receiving\.(payee|checkAddress|wire|ach|dtcNumber)$/;

export function toImportView(
  plan: ImportPlan,
  fileDigest: string,
  dryRun: boolean,
): z.output<typeof importSchema> {
  const added = plan.added.map((seed) => ({
    slug: seed.slug,
    name: seed.name,
    changes: changesOf(null, seed).filter(({ to }) => !(Array.isArray(to) && to.length === 0)),
  }));
  const updated = plan.updated.map(({ id, seed, changes }) => ({
    id,
    slug: seed.slug,
    name: seed.name,
    changes,
    isTakenOut: plan.deactivated.includes(seed.slug),
  }));
  return {
    object: "custodian_import",
    dryRun,
    digest: digestPlan(plan, fileDigest),
    added,
    updated,
    paid: [...added, ...updated]
      .filter(({ changes }) => changes.some(({ field }) => PAYING.test(field)))
      .map(({ slug }) => slug),
    missing: plan.missing,
    unchanged: plan.unchanged,
  };
}
