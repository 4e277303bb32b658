import type { Sql } from "@svc/database";
import type { LetterKind } from "./letter-kinds.ts";
import { listLetters } from "./letter-store.ts";

export interface CurrentLetter {
  kind: LetterKind;
  number: number;
  /** Digest of the signed PDF, or of the PDF as issued if the letter is not signed. */
  sha256: string;
}

const PAGE_SIZE = 100;

/** Returns, per rollover, the letters that no newer letter replaces, sorted by number. */
export async function readCurrentLetters(
  db: Sql,
  organizationId: string,
  rolloverIds: readonly string[],
): Promise<Map<string, CurrentLetter[]>> {
  const letters = new Map<string, CurrentLetter[]>(rolloverIds.map((id) => [id, []]));
  let incompleteIds = rolloverIds;
  for (let after = 0; incompleteIds.length > 0; after += PAGE_SIZE) {
    const pages = await listLetters(db, organizationId, {
      rolloverIds: incompleteIds,
      after,
      limit: PAGE_SIZE,
    });
    for (const [id, { items }] of pages)
      for (const { kind, number, replacedBy, fileSha256, signature } of items)
        if (replacedBy === null)
          letters.get(id)?.push({ kind, number, sha256: signature?.fileSha256 ?? fileSha256 });
    incompleteIds = incompleteIds.filter((id) => pages.get(id)?.hasMore);
  }
  return letters;
}
