import type { CustodianDirectory } from "@svc/custodians";
import type { WireRows } from "@svc/database";
import type { Environment } from "@svc/keys";
import type { WrittenJson } from "@svc/operations";
import { rolloverSchema } from "../rollover-view.ts";
import { JsonBytes } from "./json-bytes.ts";
import { membersIn } from "./rollover-members.ts";
import { writerOf } from "./write-members.ts";
import { nested, PLACES, type WrittenAnswer } from "./written-members.ts";

const WRITERS = {
  test: writerOf(nested(membersIn("test")), rolloverSchema),
  live: writerOf(nested(membersIn("live")), rolloverSchema),
} satisfies Record<Environment, unknown>;

const COMMA = Buffer.from(",");

/** What stands in front of rollovers, and behind them. */
interface Around {
  before: string;
  after: string;
}

/**
 * Writes rollovers as JSON: what REST makes of `toRolloverView`.
 *
 * @param rows that begin with `ROLLOVER_COLUMNS`
 * @param count how many of them, from the first on
 * @returns one after the other, with commas between them, as an operation answers it
 */
export function writeRollovers(
  rows: WireRows,
  count: number,
  environment: Environment,
  directory: CustodianDirectory,
  { before, after }: Around = { before: "", after: "" },
): WrittenJson {
  const answer: WrittenAnswer = { directory, rows, alike: [], values: [] };
  const write = WRITERS[environment];
  const out = new JsonBytes();
  out.add(before);
  for (let row = 0; row < count; row += 1) {
    rows.lookAt(row);
    answer.values = [];
    if (row > 0) out.addBytes(COMMA);
    write(out, answer);
  }
  out.add(after);
  return out.done();
}

/** The version of the row that is looked at. */
export function versionIn(rows: WireRows): number {
  return Number(rows.text(PLACES.version));
}
