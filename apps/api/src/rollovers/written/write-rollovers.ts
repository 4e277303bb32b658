import type { CustodianDirectory } from "@svc/custodians";
import type { TextRow, TextRows } from "@svc/database";
import type { Environment } from "@svc/keys";
import { membersIn } from "./rollover-members.ts";
import { writerOf } from "./write-members.ts";
import { nested, PLACES, type WrittenAnswer } from "./written-members.ts";

const WRITERS = {
  test: writerOf(nested(membersIn("test"))),
  live: writerOf(nested(membersIn("live"))),
} satisfies Record<Environment, unknown>;

/**
 * Writes rollovers as JSON: what `toRolloverView` and `JSON.stringify` would make of them, but for spaces.
 *
 * @param texts rows that begin with `ROLLOVER_COLUMNS`
 * @param rows those of them that are wanted
 * @returns one after the other, with commas between them
 */
export function writeRollovers(
  texts: TextRows,
  rows: readonly TextRow[],
  environment: Environment,
  directory: CustodianDirectory,
): string {
  const answer: WrittenAnswer = {
    directory,
    texts,
    alike: [],
    read: { row: null, values: [] },
  };
  const write = WRITERS[environment];
  let text = "";
  for (const row of rows) text = write(text === "" ? text : `${text},`, row, answer);
  return text;
}

/** The version of a row. */
export function versionIn(row: TextRow): number {
  return Number(row[PLACES.version]);
}
