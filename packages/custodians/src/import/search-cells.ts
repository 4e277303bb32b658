import { z } from "zod";
import type { AliasFact, CustodianSeed } from "../custodian.ts";
import { entries, hasNoDuplicates, LIST_SEPARATOR, nullIfEmpty, singleLineText } from "./cells.ts";

const MAX_RANK = 1_000;

const names = z
  .string()
  .transform(entries)
  .pipe(z.array(z.string()).refine(hasNoDuplicates, "has a duplicate name"));

const cells = z.strictObject({
  formerNames: names,
  acquiredNames: names,
  aliasNotes: z.string().transform(entries),
  popularRank: nullIfEmpty(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/, `must be empty or a whole number from 1 to ${MAX_RANK}`)
      .transform(Number)
      .refine((rank) => rank <= MAX_RANK, `must be at most ${MAX_RANK}`),
  ),
});

/** A file without these columns leaves the known values unchanged. */
export const searchColumns = cells.partial().shape;
export const SEARCH_COLUMNS = Object.keys(cells.shape) as readonly (keyof typeof cells.shape)[];

type Cells = z.output<typeof cells>;
type SearchCells = { [Name in keyof Cells]?: Cells[Name] | undefined };

/** Reads the search columns of a valid row. */
export function readSearchCells(
  row: SearchCells & Pick<CustodianSeed, "aliases">,
): Partial<Pick<CustodianSeed, "aliasFacts" | "popularRank">> {
  if (row.aliasNotes === undefined) return {};
  const { aliases, formerNames = [], acquiredNames = [] } = row;
  const notes = new Map(row.aliasNotes.map((entry) => parseNote(entry, aliases) ?? ["", ""]));
  const findKind = (alias: string): AliasFact["kind"] => {
    if (formerNames.includes(alias)) return "former_name";
    return acquiredNames.includes(alias) ? "acquired" : "alias";
  };
  const aliasFacts = aliases
    .map((alias): AliasFact => ({ alias, kind: findKind(alias), note: notes.get(alias) ?? null }))
    .filter(({ kind, note }) => kind !== "alias" || note !== null);
  return { aliasFacts, popularRank: row.popularRank ?? null };
}

/** Returns the inconsistencies of a row, by column. */
export function findInconsistencies({
  aliases,
  formerNames = [],
  acquiredNames = [],
  aliasNotes = [],
}: SearchCells & Pick<CustodianSeed, "aliases">): { column: keyof SearchCells; detail: string }[] {
  const issues: { column: keyof SearchCells; detail: string }[] = [];
  const addIssue = (column: keyof SearchCells, detail: string) => issues.push({ column, detail });
  if (!isSubset(formerNames, aliases))
    addIssue("formerNames", "must contain only aliases, as written in `aliases`");
  if (!isSubset(acquiredNames, aliases))
    addIssue("acquiredNames", "must contain only aliases, as written in `aliases`");
  if (acquiredNames.some((name) => formerNames.includes(name)))
    addIssue("acquiredNames", "contains an alias that is also in formerNames");
  const notes = aliasNotes.map((entry) => parseNote(entry, aliases));
  if (notes.includes(null)) addIssue("aliasNotes", "must be entries in the form `alias: sentence`");
  const noted = notes.flatMap((note) => note?.slice(0, 1) ?? []);
  if (!hasNoDuplicates(noted)) addIssue("aliasNotes", "describes an alias twice");
  const bad = notes.flatMap((note) => singleLineText.safeParse(note?.[1] ?? "x").error?.issues ?? [])[0];
  if (bad) addIssue("aliasNotes", bad.message);
  return issues;
}

const isSubset = (some: readonly string[], all: readonly string[]) => some.every((one) => all.includes(one));

/** If one alias is a prefix of another, the longer one wins. */
function parseNote(entry: string, aliases: readonly string[]): [alias: string, note: string] | null {
  const [alias] = aliases
    .filter((name) => entry.startsWith(`${name}:`))
    .toSorted((one, other) => other.length - one.length);
  return alias === undefined ? null : [alias, entry.slice(alias.length + 1).trim()];
}

/** Converts alias facts and rank to cells. */
export function toSearchCells({
  aliasFacts,
  popularRank,
}: Pick<CustodianSeed, "aliasFacts" | "popularRank">): Record<(typeof SEARCH_COLUMNS)[number], string> {
  const ofKind = (wanted: AliasFact["kind"]) =>
    aliasFacts.filter(({ kind }) => kind === wanted).map(({ alias }) => alias);
  const notes = aliasFacts.flatMap(({ alias, note }) => (note === null ? [] : [`${alias}: ${note}`]));
  return {
    formerNames: ofKind("former_name").join(LIST_SEPARATOR),
    acquiredNames: ofKind("acquired").join(LIST_SEPARATOR),
    aliasNotes: notes.join(LIST_SEPARATOR),
    popularRank: popularRank === null ? "" : String(popularRank),
  };
}
