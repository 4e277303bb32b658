import { type AccountSecrets, decryptFormerNames, normalizeAccountNumber } from "@svc/accounts";
import type { Sql } from "@svc/database";
import { toWords } from "@svc/rollover-rules/incoming/name-similarity";
import { type Match, type MatchCandidate, rankMatches } from "@svc/rollover-rules/incoming/score-match";
import { getActionDefinition } from "@svc/rollover-rules/workflow/guards";
import { decryptAccountNumber } from "./account-reference.ts";
import type { IncomingFunds } from "./incoming-funds.ts";
import { type CandidateRow, listMatchCandidates } from "./store/candidates-store.ts";

export interface Suggestion extends Match {
  state: CandidateRow["state"];
  /** False if `mark_funds_received` is not allowed in the rollover's state. */
  canApply: boolean;
}

const MAX_SUGGESTIONS = 10;
const MAX_REFERENCES = 30;
const MAX_NAMES = 20;
const MIN_NAME_LENGTH = 4;

/** Finds open rollovers, best first. @param db the transaction, if the caller has one */
export async function suggestRollovers(
  secrets: AccountSecrets,
  db: Sql,
  funds: IncomingFunds,
): Promise<Suggestion[]> {
  const { organizationId } = funds;
  const texts = [funds.payee, funds.memo, funds.payerName];
  const rows = await listMatchCandidates(db, {
    organizationId,
    amount: funds.amount,
    checkNumber: funds.checkNumber,
    traceNumber: funds.traceNumber,
    mask: funds.accountNumberMask === "****" ? null : funds.accountNumberMask,
    references: listReferences(texts),
    names: listNames(texts),
  });
  const digests = computeDigests(secrets, funds);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const candidates = rows.map(
    (row): MatchCandidate => ({
      ...row,
      rolloverId: row.id,
      formerNames: decryptFormerNames(secrets.cipher, row),
      accountNumberMatch: compareAccountNumbers(row, funds.accountNumberMask, digests),
    }),
  );
  const { from: allowedStates } = getActionDefinition("mark_funds_received");
  return rankMatches(funds, candidates, MAX_SUGGESTIONS).flatMap((match) => {
    const row = byId.get(match.rolloverId);
    return row
      ? [{ ...match, state: row.state, canApply: allowedStates.includes(row.state) && isSubmitted(row) }]
      : [];
  });
}

/** A rollover in `awaiting_participant` has a consent only if an amendment returned it to that state. */
function isSubmitted({ state, consent }: CandidateRow): boolean {
  return state !== "awaiting_participant" || consent !== null;
}

function listReferences(texts: readonly (string | null)[]): string[] {
  const words = texts.flatMap((text) => (text ?? "").split(/[\s,;:()#/]+/)).filter((word) => word !== "");
  return [...new Set(words.flatMap((word) => [word, word.toLowerCase()]))].slice(0, MAX_REFERENCES);
}

/** Pairs of neighboring words come first, because they match few accounts. */
function listNames(texts: readonly (string | null)[]): string[] {
  const pairs = texts.flatMap((text) => {
    const words = toWords(text);
    return words.slice(1).map((word, index) => `${words[index]} ${word}`);
  });
  const words = toWords(...texts).filter(({ length }) => length >= MIN_NAME_LENGTH);
  return [...new Set([...pairs, ...words])].slice(0, MAX_NAMES);
}

/** Returns one digest per index key. */
function computeDigests({ cipher, blindIndex }: AccountSecrets, funds: IncomingFunds): ReadonlySet<string> {
  const reference = decryptAccountNumber(cipher, funds);
  if (reference === null) return new Set();
  const { organizationId } = funds;
  const number = normalizeAccountNumber(reference);
  const purpose = "rollover.accountNumber";
  return new Set(blindIndex.perKey.map((key) => key.digest(purpose, organizationId, number)));
}

function compareAccountNumbers(
  row: CandidateRow,
  mask: string | null,
  digests: ReadonlySet<string>,
): MatchCandidate["accountNumberMatch"] {
  if (digests.has(row.sourceAccountNumberIndex) || digests.has(row.destinationAccountNumberIndex))
    return "full";
  const masks = [row.sourceAccountNumberMask, row.destinationAccountNumberMask];
  return mask !== null && mask !== "****" && masks.includes(mask) ? "partial" : null;
}
