import { z } from "zod";
import {
  ACCOUNT_TYPES,
  CUSTODIAN_CATEGORIES,
  CUSTODIAN_ROLES,
  type CustodianCategory,
  type CustodianSeed,
  DELIVERY_METHODS,
} from "../custodian.ts";
import { hasNoDuplicates, LIST_SEPARATOR, optionalHttpsUrl, singleLineText, splitEntries } from "./cells.ts";
import {
  findMissingCells,
  parseReceivingCells,
  RECEIVING_COLUMNS,
  receivingColumns,
  toReceivingCells,
} from "./receiving-cells.ts";
import {
  findInconsistencies,
  parseSearchCells,
  SEARCH_COLUMNS,
  searchColumns,
  toSearchCells,
} from "./search-cells.ts";

// The schema of the directory's CSV file: a header row, then one row per custodian.
// See docs/operators/custodian-directory.md.

const MAX_ALIASES = 50;
const MAX_DAYS = 365;
const SANDBOX_PREFIX = "test-";

/** Sorts the list in the order of `values`. */
function enumListCell<const Value extends string>(values: readonly Value[]) {
  return z
    .string()
    .min(1, `must have at least one of ${values.join(", ")}`)
    .transform(splitEntries)
    .pipe(
      z
        .array(z.enum(values, `must be one or more of ${values.join(", ")}, separated by ${LIST_SEPARATOR}`))
        .refine(hasNoDuplicates, "has a duplicate value")
        .transform((listed) => values.filter((value) => listed.includes(value))),
    );
}

// Spreadsheets write TRUE and FALSE.
const booleanCell = z
  .string()
  .toLowerCase()
  .pipe(z.enum(["true", "false"], "must be true or false"))
  .transform((text) => text === "true");

const daysCell = z
  .string()
  .regex(/^\d{1,3}$/, `must be a whole number of business days, 0 to ${MAX_DAYS}`)
  .transform(Number)
  .refine((count) => count <= MAX_DAYS, `must be at most ${MAX_DAYS}`);

const CATEGORIES = CUSTODIAN_CATEGORIES.filter(
  (category): category is Exclude<CustodianCategory, "sandbox"> => category !== "sandbox",
);

const row = z.strictObject({
  slug: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase words and numbers, joined by hyphens")
    .max(80, "must be at most 80 characters")
    .refine((slug) => !slug.startsWith(SANDBOX_PREFIX), {
      error: `starts with ${SANDBOX_PREFIX}, which is reserved for sandbox custodians; these cannot be imported`,
    }),
  name: singleLineText,
  aliases: z
    .string()
    .transform(splitEntries)
    .pipe(
      z
        .array(singleLineText)
        .max(MAX_ALIASES, `can have up to ${MAX_ALIASES} entries`)
        .refine(hasNoDuplicates, "has a duplicate name"),
    ),
  category: z.enum(CATEGORIES, `must be one of ${CATEGORIES.join(", ")}`),
  roles: enumListCell(CUSTODIAN_ROLES),
  supportedAccountTypes: enumListCell(ACCOUNT_TYPES),
  deliveryMethods: enumListCell(DELIVERY_METHODS),
  loa: booleanCell,
  medallion: booleanCell,
  notarization: booleanCell,
  spousalConsent: booleanCell,
  wetSignature: booleanCell,
  processingDaysMin: daysCell,
  processingDaysMax: daysCell,
  logoUrl: optionalHttpsUrl,
  website: optionalHttpsUrl,
  verified: booleanCell,
  active: booleanCell,
});

const COLUMNS = Object.keys(row.shape) as readonly (keyof typeof row.shape)[];

/** In the order of exported files. Imported files can use any order. */
export const CSV_COLUMNS = [...COLUMNS, ...RECEIVING_COLUMNS, ...SEARCH_COLUMNS];

/** Column groups that older files lack. A file has all columns of a group or none. */
export const OPTIONAL_COLUMN_GROUPS: readonly (readonly string[])[] = [RECEIVING_COLUMNS, SEARCH_COLUMNS];

type OptionalField = "receiving" | "aliasFacts" | "popularRank";

/** Optional fields are undefined if the file lacks their columns. */
export type ParsedCustodian = Omit<CustodianSeed, OptionalField> & {
  [Field in OptionalField]?: CustodianSeed[Field] | undefined;
};

const custodianRow = row
  .extend({ ...receivingColumns, ...searchColumns })
  .refine(({ processingDaysMin: min, processingDaysMax: max }) => min <= max, {
    path: ["processingDaysMax"],
    error: "must not be less than processingDaysMin",
  })
  .superRefine((cells, context) => {
    for (const name of findMissingCells(cells)) {
      context.addIssue({
        code: "custom",
        path: [name],
        message: "must not be empty, because a related cell has a value",
      });
    }
    for (const { column, detail } of findInconsistencies(cells)) {
      context.addIssue({ code: "custom", path: [column], message: detail });
    }
  })
  .transform((cells): ParsedCustodian => {
    const { loa, medallion, notarization, spousalConsent, wetSignature } = cells;
    return {
      slug: cells.slug,
      name: cells.name,
      aliases: cells.aliases,
      category: cells.category,
      roles: cells.roles,
      supportedAccountTypes: cells.supportedAccountTypes,
      deliveryMethods: cells.deliveryMethods,
      requirements: { loa, medallion, notarization, spousalConsent, wetSignature },
      processingDays: { min: cells.processingDaysMin, max: cells.processingDaysMax },
      logoUrl: cells.logoUrl,
      website: cells.website,
      receiving: parseReceivingCells(cells),
      ...parseSearchCells(cells),
      verified: cells.verified,
      active: cells.active,
    };
  });

export const custodianRows = z.array(custodianRow);

export function toCells(custodian: CustodianSeed): Record<(typeof CSV_COLUMNS)[number], string> {
  const { requirements, processingDays, ...fields } = custodian;
  const joinList = (values: readonly string[]) => values.join(LIST_SEPARATOR);
  return {
    slug: fields.slug,
    name: fields.name,
    aliases: joinList(fields.aliases),
    category: fields.category,
    roles: joinList(fields.roles),
    supportedAccountTypes: joinList(fields.supportedAccountTypes),
    deliveryMethods: joinList(fields.deliveryMethods),
    loa: String(requirements.loa),
    medallion: String(requirements.medallion),
    notarization: String(requirements.notarization),
    spousalConsent: String(requirements.spousalConsent),
    wetSignature: String(requirements.wetSignature),
    processingDaysMin: String(processingDays.min),
    processingDaysMax: String(processingDays.max),
    logoUrl: fields.logoUrl ?? "",
    website: fields.website ?? "",
    verified: String(fields.verified),
    active: String(fields.active),
    ...toReceivingCells(fields.receiving),
    ...toSearchCells(custodian),
  };
}

export function isSandbox({ slug, category }: Pick<CustodianSeed, "slug" | "category">): boolean {
  return category === "sandbox" || slug.startsWith(SANDBOX_PREFIX);
}
