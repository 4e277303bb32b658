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

/** Returns letters that no newer letter replaces, sorted by number. */
export async function readCurrentLetters(
  db: Sql,
  organizationId: string,
  rolloverId: string,
): Promise<CurrentLetter[]> {
  const letters: CurrentLetter[] = [];
  let after = 0;
  for (;;) {
    const pages = await listLetters(db, organizationId, {
      rolloverIds: [rolloverId],
      after,
      limit: PAGE_SIZE,
    });
    const page = pages.get(rolloverId);
    for (const { kind, number, replacedBy, fileSha256, signature } of page?.items ?? [])
      if (replacedBy === null) letters.push({ kind, number, sha256: signature?.fileSha256 ?? fileSha256 });
    const last = page?.items.at(-1);
    if (!page?.hasMore || !last) return letters;
    after = last.number;
  }
}
