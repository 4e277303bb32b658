import { z } from "zod";
import type { AliasFact, CustodianSeed } from "../custodian.ts";
import { hasNoDuplicates, LIST_SEPARATOR, nullIfEmpty, singleLineText, splitEntries } from "./cells.ts";

const MAX_RANK = 1_000;

const namesCell = z
  .string()
  .transform(splitEntries)
  .pipe(z.array(z.string()).refine(hasNoDuplicates, "has a duplicate name"));

const cells = z.strictObject({
  formerNames: namesCell,
  acquiredNames: namesCell,
  aliasNotes: z.string().transform(splitEntries),
  popularRank: nullIfEmpty(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/, `must be empty or a whole number from 1 to ${MAX_RANK}`)
      .transform(Number)
      .refine((rank) => rank <= MAX_RANK, `must be at most ${MAX_RANK}`),
  ),
});

export const searchColumns = cells.partial().shape;
export const SEARCH_COLUMNS = Object.keys(cells.shape) as readonly (keyof typeof cells.shape)[];

type Cells = z.output<typeof cells>;
type SearchCells = { [Name in keyof Cells]?: Cells[Name] | undefined };

/** Returns an empty object if the file lacks the columns. */
export function parseSearchCells(
  row: SearchCells & Pick<CustodianSeed, "aliases">,
): Partial<Pick<CustodianSeed, "aliasFacts" | "popularRank">> {
  if (row.aliasNotes === undefined) return {};
  const { aliases, formerNames = [], acquiredNames = [] } = row;
  const notes = new Map(
    row.aliasNotes.map((entry) => parseNote(entry, aliases)).filter((note) => note !== null),
  );
  const findKind = (alias: string): AliasFact["kind"] => {
    if (formerNames.includes(alias)) return "former_name";
    return acquiredNames.includes(alias) ? "acquired" : "alias";
  };
  const aliasFacts = aliases
    .map((alias): AliasFact => ({ alias, kind: findKind(alias), note: notes.get(alias) ?? null }))
    .filter(({ kind, note }) => kind !== "alias" || note !== null);
  return { aliasFacts, popularRank: row.popularRank ?? null };
}

/** Finds issues that concern several cells, such as a former name that is not an alias. */
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
  const parsedNotes = aliasNotes.map((entry) => parseNote(entry, aliases));
  if (parsedNotes.includes(null)) addIssue("aliasNotes", "must be entries in the form `alias: sentence`");
  const notes = parsedNotes.filter((note) => note !== null);
  const notedAliases = notes.map(([alias]) => alias);
  if (!hasNoDuplicates(notedAliases)) addIssue("aliasNotes", "describes an alias twice");
  const [noteIssue] = notes.flatMap(([, text]) => singleLineText.safeParse(text).error?.issues ?? []);
  if (noteIssue) addIssue("aliasNotes", noteIssue.message);
  return issues;
}

const isSubset = (subset: readonly string[], names: readonly string[]) =>
  subset.every((name) => names.includes(name));

/** Parses `alias: sentence`. If one alias is a prefix of another, the longer one wins. Returns null for another form. */
function parseNote(entry: string, aliases: readonly string[]): [alias: string, note: string] | null {
  const [alias] = aliases
    .filter((name) => entry.startsWith(`${name}:`))
    .toSorted((one, other) => other.length - one.length);
  return alias === undefined ? null : [alias, entry.slice(alias.length + 1).trim()];
}

export function toSearchCells({
  aliasFacts,
  popularRank,
}: Pick<CustodianSeed, "aliasFacts" | "popularRank">): Record<(typeof SEARCH_COLUMNS)[number], string> {
  const listAliases = (wantedKind: AliasFact["kind"]) =>
    aliasFacts.filter(({ kind }) => kind === wantedKind).map(({ alias }) => alias);
  const notes = aliasFacts.flatMap(({ alias, note }) => (note === null ? [] : [`${alias}: ${note}`]));
  return {
    formerNames: listAliases("former_name").join(LIST_SEPARATOR),
    acquiredNames: listAliases("acquired").join(LIST_SEPARATOR),
    aliasNotes: notes.join(LIST_SEPARATOR),
    popularRank: popularRank === null ? "" : String(popularRank),
  };
}
