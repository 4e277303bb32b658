import { z } from "zod";
import type { AliasFact, CustodianSeed } from "../custodian.ts";
import { entries, LIST_SEPARATOR, lineText, noneTwice, orNone } from "./cells.ts";

// The columns of a directory's file that say how participants find a custodian: what its aliases are to it, and whether it is
// shown before anything is typed.

const MAX_RANK = 1_000;

const names = z.string().transform(entries).pipe(z.array(z.string()).refine(noneTwice, "names one twice"));

const cells = z.strictObject({
  formerNames: names,
  acquiredNames: names,
  aliasNotes: z.string().transform(entries),
  popularRank: orNone(
    z
      .string()
      .regex(/^[1-9]\d{0,3}$/, `must be empty or a whole number, 1 to ${MAX_RANK}`)
      .transform(Number)
      .refine((rank) => rank <= MAX_RANK, `must be at most ${MAX_RANK}`),
  ),
});

/** A file has all of these columns or none: one from before there were any leaves what is known as it is. */
export const findingColumns = cells.partial().shape;
export const FINDING_COLUMNS = Object.keys(cells.shape) as readonly (keyof typeof cells.shape)[];

type Cells = z.output<typeof cells>;
export type FindingCells = { [Name in keyof Cells]?: Cells[Name] | undefined };

/** What a row says, or what is wrong with it, column by column. */
export function readFinding(
  row: FindingCells & Pick<CustodianSeed, "aliases">,
): Partial<Pick<CustodianSeed, "aliasFacts" | "popularRank">> {
  if (row.aliasNotes === undefined) return {};
  const { aliases, formerNames = [], acquiredNames = [] } = row;
  const notes = new Map(row.aliasNotes.map((entry) => noteOf(entry, aliases) ?? ["", ""]));
  const kindOf = (alias: string): AliasFact["kind"] => {
    if (formerNames.includes(alias)) return "former_name";
    return acquiredNames.includes(alias) ? "acquired" : "alias";
  };
  const aliasFacts = aliases
    .map((alias): AliasFact => ({ alias, kind: kindOf(alias), note: notes.get(alias) ?? null }))
    .filter(({ kind, note }) => kind !== "alias" || note !== null);
  return { aliasFacts, popularRank: row.popularRank ?? null };
}

/** What does not fit together in a row, each with its column. */
export function findUnfit({
  aliases,
  formerNames = [],
  acquiredNames = [],
  aliasNotes = [],
}: FindingCells & Pick<CustodianSeed, "aliases">): { column: keyof FindingCells; detail: string }[] {
  const unfit: { column: keyof FindingCells; detail: string }[] = [];
  const say = (column: keyof FindingCells, detail: string) => unfit.push({ column, detail });
  if (!isOf(formerNames, aliases)) say("formerNames", "must name aliases alone, as `aliases` writes them");
  if (!isOf(acquiredNames, aliases))
    say("acquiredNames", "must name aliases alone, as `aliases` writes them");
  if (acquiredNames.some((name) => formerNames.includes(name)))
    say("acquiredNames", "names one that formerNames names too");
  const notes = aliasNotes.map((entry) => noteOf(entry, aliases));
  if (notes.includes(null)) say("aliasNotes", "must be entries of an alias, a colon and a sentence");
  const noted = notes.flatMap((note) => note?.slice(0, 1) ?? []);
  if (!noneTwice(noted)) say("aliasNotes", "says something of one alias twice");
  const bad = notes.flatMap((note) => lineText.safeParse(note?.[1] ?? "x").error?.issues ?? [])[0];
  if (bad) say("aliasNotes", bad.message);
  return unfit;
}

const isOf = (some: readonly string[], all: readonly string[]) => some.every((one) => all.includes(one));

/** An entry's alias and its sentence; of aliases of which one begins another, the longer is meant. */
function noteOf(entry: string, aliases: readonly string[]): [alias: string, note: string] | null {
  const [alias] = aliases
    .filter((name) => entry.startsWith(`${name}:`))
    .toSorted((one, other) => other.length - one.length);
  return alias === undefined ? null : [alias, entry.slice(alias.length + 1).trim()];
}

/** What is known as the cells of its row. */
export function toFindingCells({
  aliasFacts,
  popularRank,
}: Pick<CustodianSeed, "aliasFacts" | "popularRank">): Record<(typeof FINDING_COLUMNS)[number], string> {
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
