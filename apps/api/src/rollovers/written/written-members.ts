import type { CustodianDirectory } from "@svc/custodians";
import type { TextRow, TextRows } from "@svc/database";
import type { Rollover } from "../rollover.ts";
import { ROLLOVER_COLUMNS } from "../rollover-columns.ts";

// How a member of a rollover's answer is written of its row, as JSON. Most only travel through, as PostgreSQL wrote them; what
// is computed reads the columns that it names, and no others.

export type RolloverColumn = (typeof ROLLOVER_COLUMNS)[number];

/** What all rows of an answer have in common. */
export interface WrittenAnswer {
  /** Where the source custodian's requirements are read. */
  directory: CustodianDirectory;
  texts: TextRows;
  /** What was written already of rows that are alike, by member. It goes with the answer. */
  alike: (Map<string, string> | undefined)[];
  /** The values that were read of one row, so that none is read twice. */
  read: { row: TextRow | null; values: unknown[] };
}

/** What the view says that a value is. It is never there: the compiler holds a member to its view by it. */
interface Of<out View> {
  readonly view?: View;
}
interface Fixed<out View> extends Of<View> {
  kind: "fixed";
  text: string;
}
interface Computed<out View> extends Of<View> {
  kind: "computed";
  /** Where none of these columns holds anything it is `none`. */
  unless: readonly number[] | null;
  none: string;
  write(row: TextRow, answer: WrittenAnswer): string;
}
interface Nested<out View> extends Of<View> {
  kind: "nested";
  members: readonly (readonly [name: string, written: Written<unknown>])[];
}
interface Passed<out View> extends Of<View> {
  kind: "copied" | "counted" | "spliced" | "moment";
  place: number;
}

/** How a value is written. */
export type Written<View> = Fixed<View> | Computed<View> | Nested<View> | Passed<View>;

/** Where in a row each column is. */
export const PLACES = Object.fromEntries(ROLLOVER_COLUMNS.map((name, place) => [name, place])) as Readonly<
  Record<RolloverColumn, number>
>;

type ColumnOf<Value> = {
  [Name in RolloverColumn]: Rollover[Name] extends Value ? Name : never;
}[RolloverColumn];

/** Text, or none, as it is. */
export function copied<const Name extends ColumnOf<string | null>>(name: Name): Written<Rollover[Name]> {
  return { kind: "copied", place: PLACES[name] };
}

/** A number, which PostgreSQL writes as JSON does. */
export function counted<const Name extends ColumnOf<number>>(name: Name): Written<Rollover[Name]> {
  return { kind: "counted", place: PLACES[name] };
}

/** A column of JSON, as PostgreSQL writes it: with spaces, which cost less than taking them out would. */
export function spliced<const Name extends ColumnOf<object | null>>(name: Name): Written<Rollover[Name]> {
  return { kind: "spliced", place: PLACES[name] };
}

/** A moment, as answers have it. */
export function moment(name: ColumnOf<Date>): Written<string> {
  return { kind: "moment", place: PLACES[name] };
}

/** The same of every row. */
export function fixed<const View>(value: View): Fixed<View> {
  return { kind: "fixed", text: JSON.stringify(value) };
}

/** An object of members. */
export function nested<Members extends Readonly<Record<string, Written<unknown>>>>(
  members: Members,
): Written<{ [Name in keyof Members]: Members[Name] extends Written<infer View> ? View : never }> {
  return { kind: "nested", members: Object.entries(members) };
}

/** What a function of the plain view makes of these columns. */
export function computed<const Name extends RolloverColumn, View>(
  names: readonly Name[],
  view: (facts: Pick<Rollover, Name>, answer: WrittenAnswer) => View,
): Computed<View> {
  const write = (row: TextRow, answer: WrittenAnswer) =>
    JSON.stringify(view(read(names, row, answer), answer));
  return { kind: "computed", unless: null, none: "", write };
}

let members = 0;

/** As `computed`, once for all rows of an answer that have the same in these columns. */
export function alike<const Name extends RolloverColumn, View>(
  names: readonly Name[],
  view: (facts: Pick<Rollover, Name>, answer: WrittenAnswer) => View,
): Computed<View> {
  const member = members++;
  const [first = 0, ...others] = names.map((name) => PLACES[name]);
  const write = (row: TextRow, answer: WrittenAnswer) => {
    answer.alike[member] ??= new Map();
    const known = answer.alike[member];
    // No text of the database's holds U+0000.
    let key = row[first] ?? "\0";
    for (const place of others) key += `\0${row[place] ?? "\0"}`;
    let text = known.get(key);
    if (text === undefined) {
      text = JSON.stringify(view(read(names, row, answer), answer));
      known.set(key, text);
    }
    return text;
  };
  return { kind: "computed", unless: null, none: "", write };
}

/** One way where none of these columns holds anything, and another where one does. */
export function whereEmpty<View>(
  names: readonly RolloverColumn[],
  empty: Fixed<View> | Computed<View>,
  other: Computed<View>,
): Computed<View> {
  const places = names.map((name) => PLACES[name]);
  if (empty.kind === "fixed") return { ...other, unless: places, none: empty.text };
  const write = (row: TextRow, answer: WrittenAnswer) =>
    isEmpty(places, row) ? empty.write(row, answer) : other.write(row, answer);
  return { kind: "computed", unless: null, none: "", write };
}

/** Whether none of these columns holds anything. */
export function isEmpty(places: readonly number[], row: TextRow): boolean {
  for (const place of places) {
    const text = row[place];
    if (text !== null && text !== "[]") return false;
  }
  return true;
}

/** The values of these columns, as a rollover has them. */
function read<Name extends RolloverColumn>(
  names: readonly Name[],
  row: TextRow,
  answer: WrittenAnswer,
): Pick<Rollover, Name> {
  if (answer.read.row !== row) answer.read = { row, values: [] };
  const { values } = answer.read;
  const facts: Record<string, unknown> = {};
  for (const name of names) {
    const place = PLACES[name];
    if (values[place] === undefined) values[place] = answer.texts.valueOf(row, place);
    facts[name] = values[place];
  }
  return facts as Pick<Rollover, Name>;
}
