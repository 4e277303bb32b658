import { digestPlan, type ImportPlan, listChanges } from "@svc/custodians/import";
import { z } from "zod";

const changesSchema = z
  .array(
    z.strictObject({
      field: z
        .string()
        .describe("The field that changes, as named in the API, such as `name` or `receiving.wire`."),
      from: z.unknown().describe("The old value; null if there was none."),
      to: z.unknown().describe("The new value."),
    }),
  )
  .describe("The changes, field by field.");
const slug = z.string().describe("A stable, unique name for URLs.");
const name = z.string().describe("Name of the custodian, as in the directory.");

export const importSchema = z
  .strictObject({
    object: z.literal("custodian_import"),
    dryRun: z.boolean().describe("Whether this was a dry run, which changes nothing."),
    digest: z
      .string()
      .describe("Identifies these changes. Send it with the same file to make exactly these changes."),
    added: z.array(z.strictObject({ slug, name, changes: changesSchema })).describe("New custodians."),
    updated: z
      .array(
        z.strictObject({
          id: z.string().describe("A TypeID: `cus_` and 26 characters."),
          slug,
          name,
          changes: changesSchema,
          isTakenOut: z
            .boolean()
            .describe("Whether the custodian becomes inactive because the file does not list it."),
        }),
      )
      .describe("Changed custodians."),
    paid: z
      .array(slug)
      .describe("Custodians whose receiving details are new or changed. Confirm them with each custodian."),
    missing: z.array(slug).describe("Custodians that the file does not list and that stay unchanged."),
    unchanged: z.int().describe("The number of unchanged custodians in the file."),
  })
  .meta({ id: "CustodianImport", description: "The effect of a custodian import." });

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

const RECEIVING_DETAILS = /^receiving\.(payee|checkAddress|wire|ach|dtcNumber)$/;

export function toImportView(
  plan: ImportPlan,
  fileDigest: string,
  dryRun: boolean,
): z.output<typeof importSchema> {
  const added = plan.added.map((seed) => ({
    slug: seed.slug,
    name: seed.name,
    changes: listChanges(null, seed).filter(({ to }) => !isEmptyList(to)),
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
      .filter(({ changes }) => changes.some(({ field }) => RECEIVING_DETAILS.test(field)))
      .map(({ slug }) => slug),
    missing: plan.missing,
    unchanged: plan.unchanged,
  };
}
