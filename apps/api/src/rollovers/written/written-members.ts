import type { CustodianDirectory } from "@svc/custodians";
import type { WireRows } from "@svc/database";
import type { Rollover } from "../rollover.ts";
import { ROLLOVER_COLUMNS } from "../rollover-columns.ts";
import { Alike } from "./alike.ts";

// How a member of a rollover's answer is written of its row, as JSON. Most only travel through, as PostgreSQL wrote them; what
// is computed reads the columns that it names, and no others.

export type RolloverColumn = (typeof ROLLOVER_COLUMNS)[number];

/** What all rows of an answer have in common. */
export interface WrittenAnswer {
  /** Where the source custodian's requirements are read. */
  directory: CustodianDirectory;
  rows: WireRows;
  /** What was written already of rows that are alike, by member. It goes with the answer. */
  alike: (Alike | undefined)[];
  /** The values that were read of the row that is looked at, so that none is read twice. */
  values: unknown[];
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
  /** @param order puts the members of what the view says in their order */
  write(answer: WrittenAnswer, order: Order): Uint8Array;
}
type Order = (value: unknown) => unknown;
interface Nested<out View> extends Of<View> {
  kind: "nested";
  members: Readonly<Record<string, Written<unknown>>>;
}
interface Passed<out View> extends Of<View> {
  kind: "copied" | "counted" | "moment";
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

/**
 * A column of JSON. PostgreSQL writes it with spaces and in an order of its own, so it is read and written again.
 *
 * @param empty what is written where the column holds nothing
 */
export function json<const Name extends ColumnOf<object | null>>(
  name: Name,
  empty: Rollover[Name] & (null | []),
): Written<Rollover[Name]> {
  return whereEmpty(
    [name],
    fixed(empty),
    computed([name], (row) => row[name]),
  );
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
  return { kind: "nested", members };
}

/** What a function of the plain view makes of these columns. */
export function computed<const Name extends RolloverColumn, View>(
  names: readonly Name[],
  view: (facts: Pick<Rollover, Name>, answer: WrittenAnswer) => View,
): Computed<View> {
  const write = (answer: WrittenAnswer, order: Order) =>
    Buffer.from(JSON.stringify(order(view(read(names, answer), answer))));
  return { kind: "computed", unless: null, none: "", write };
}

let members = 0;

/** As `computed`, once for all rows of an answer that have the same in these columns. */
export function alike<const Name extends RolloverColumn, View>(
  names: readonly Name[],
  view: (facts: Pick<Rollover, Name>, answer: WrittenAnswer) => View,
): Computed<View> {
  const member = members++;
  const places = names.map((name) => PLACES[name]);
  const { write: compute } = computed(names, view);
  const write = (answer: WrittenAnswer, order: Order) => {
    answer.alike[member] ??= new Alike(places);
    return answer.alike[member].of(answer.rows, () => compute(answer, order));
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
  const write = (answer: WrittenAnswer, order: Order) =>
    isEmpty(places, answer.rows) ? empty.write(answer, order) : other.write(answer, order);
  return { kind: "computed", unless: null, none: "", write };
}

const BRACKET = 0x5b;

/** Whether none of these columns holds anything. */
export function isEmpty(places: readonly number[], { bytes, begins, ends }: WireRows): boolean {
  for (const place of places) {
    const [begin, end] = [begins[place] as number, ends[place] as number];
    // Two characters, of which the first is a bracket, are a list of nothing.
    if (end >= 0 && !(end - begin === 2 && bytes[begin] === BRACKET)) return false;
  }
  return true;
}

/** The values of these columns, as a rollover has them. */
function read<Name extends RolloverColumn>(
  names: readonly Name[],
  { rows, values }: WrittenAnswer,
): Pick<Rollover, Name> {
  const facts: Record<string, unknown> = {};
  for (const name of names) {
    const place = PLACES[name];
    if (values[place] === undefined) values[place] = rows.value(place);
    facts[name] = values[place];
  }
  return facts as Pick<Rollover, Name>;
}
