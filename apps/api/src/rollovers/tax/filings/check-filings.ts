import { createHash } from "node:crypto";
import type { Sql } from "@svc/database";
import type { BookIssue } from "../../../context/book-issue.ts";
import { listTaxFilingLines, readFilings, type TaxFiling } from "./filing-store.ts";

const PAGE_LINES = 1_000;

/** Compares the forms with the number and SHA-256 that were recorded at filing. */
export async function checkFilings(tx: Sql, ids: readonly string[]): Promise<BookIssue[]> {
  const issues: BookIssue[] = [];
  for (const filing of await readFilings(tx, ids)) {
    const detail = await findFilingIssue(tx, filing);
    const { id: objectId, organizationId } = filing;
    if (detail !== null)
      issues.push({ kind: "tax_filing", objectId, organizationId, code: "filed_forms", detail });
  }
  return issues;
}

async function findFilingIssue(tx: Sql, filing: TaxFiling): Promise<string | null> {
  const { id: filingId, organizationId, lineCount, sha256 } = filing;
  const hash = createHash("sha256");
  let lastPosition = 0;
  for (;;) {
    const page = { organizationId, filingId, after: lastPosition, limit: PAGE_LINES };
    const lines = await listTaxFilingLines(tx, page);
    for (const { position, line } of lines) {
      if (position !== lastPosition + 1) return `form ${lastPosition + 1} is missing`;
      hash.update(`${line}\n`);
      lastPosition = position;
    }
    if (lines.length < PAGE_LINES) break;
  }
  if (lastPosition !== lineCount) return `has ${lastPosition} forms instead of ${lineCount}`;
  return hash.digest("hex") === sha256 ? null : "a form was changed after it was filed";
}
