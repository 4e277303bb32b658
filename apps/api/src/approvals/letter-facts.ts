import type { Sql } from "@svc/database";
import type { LockedRollover } from "@svc/rollover-rules/rollover";
import { type CurrentLetter, readCurrentLetters } from "../rollovers/letters/read-current-letters.ts";
import type { FactTexts } from "./fact-texts.ts";

const PREFIX = "letter.";

/** Returns facts by rollover ID: `letter.{number}` is the kind and SHA-256 of a letter that no newer letter replaces. */
export async function readLetterFactsByRollover(
  db: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<Map<string, FactTexts>> {
  const letters = await readCurrentLetters(db, organizationId, rolloverIds);
  return new Map([...letters].map(([id, current]) => [id, toLetterFacts(current)]));
}

export async function readLetterFacts(
  db: Sql,
  { organizationId, id }: Pick<LockedRollover, "organizationId" | "id">,
): Promise<FactTexts> {
  return (await readLetterFactsByRollover(db, organizationId, [id])).get(id) ?? {};
}

function toLetterFacts(letters: readonly CurrentLetter[]): FactTexts {
  return Object.fromEntries(
    letters.map(({ kind, number, sha256 }) => [`${PREFIX}${number}`, `${kind}, SHA-256 ${sha256}`]),
  );
}

/** Returns the paths of letters issued, signed or replaced after the request. */
export function findLetterChanges(requested: FactTexts | null, current: FactTexts): string[] {
  // The request predates letter facts, or its participant is erased.
  if (requested === null) return [];
  const paths = new Set([...Object.keys(requested), ...Object.keys(current)]);
  return [...paths].filter((path) => path.startsWith(PREFIX) && requested[path] !== current[path]).sort();
}
