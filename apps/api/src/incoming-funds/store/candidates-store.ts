import { selectAccountsByNamePrefix } from "@svc/accounts";
import { kysely, type Params, type Sql, sql, unpreparedStatement } from "@svc/database";
import type { MatchCandidate } from "@svc/rollover-rules/incoming/score-match";
import type { RolloverState } from "@svc/rollover-rules/rollover-states";
import { TERMINAL_STATES } from "@svc/rollover-rules/workflow/transitions";
import { hasExternalId, hasMask } from "../../rollovers/lists/candidate-source.ts";

interface CandidateSearch {
  organizationId: string;
  amount: string;
  checkNumber: string | null;
  traceNumber: string | null;
  mask: string | null;
  /** Words that could be rollover IDs or external IDs. */
  references: readonly string[];
  /** Words, or pairs of words, that could be names. */
  names: readonly string[];
}

export interface CandidateRow
  extends Omit<MatchCandidate, "rolloverId" | "formerNames" | "accountNumberMatch"> {
  id: string;
  accountId: string;
  formerNamesCiphertext: string | null;
  state: RolloverState;
  consent: object | null;
  sourceAccountNumberIndex: string;
  sourceAccountNumberMask: string;
  destinationAccountNumberIndex: string;
  destinationAccountNumberMask: string;
}

const EXCLUDED_STATES = ["draft", ...TERMINAL_STATES];
/** Rollovers per reference or mask. */
const MAX_PER_SEARCH = 100;
/** Rollovers of all searches together. */
const MAX_CANDIDATES = 500;
/** Rollovers whose amounts are compared, in each of two groups: before payment and in transit. */
const MAX_COMPARED = 2_000;
const MAX_ACCOUNTS_PER_NAME = 20;
/** Rollovers of an account that matches by name. */
const MAX_PER_ACCOUNT = 10;
/** Former names are encrypted, so these accounts are compared in memory. */
const MAX_RENAMED_ACCOUNTS = 100;

/** Lists open rollovers that the money could belong to. Each subquery uses an index and has a limit. */
export async function listMatchCandidates(db: Sql, search: CandidateSearch): Promise<CandidateRow[]> {
  return readCandidates(db, search);
}

const selectNewest = (condition: ReturnType<typeof sql>) =>
  sql`(SELECT id FROM rollovers WHERE ${condition} ORDER BY created_at DESC, id DESC LIMIT ${sql.lit(MAX_PER_SEARCH)})`;

const readCandidates = unpreparedStatement("incoming_funds_candidates", (param: Params<CandidateSearch>) => {
  const params = sql`(SELECT ${param.organizationId}::text AS organization_id, ${param.amount}::numeric AS amount, ${param.mask}::text AS mask,
    ${param.checkNumber}::text AS check_number, ${param.traceNumber}::text AS trace_number)`;
  const accounts = selectAccountsByNamePrefix({
    organizationId: sql`params.organization_id`,
    name: sql`word.name`,
    limit: sql.lit(MAX_ACCOUNTS_PER_NAME),
  });
  const candidateIds = sql`
    SELECT id FROM unnest(${param.references}::text[]) AS id
    UNION SELECT found.id FROM unnest(${param.references}::text[]) AS word (reference),
      LATERAL ${selectNewest(hasExternalId(sql`word.reference`))} AS found
    UNION SELECT id FROM ${selectNewest(hasMask("source"))} AS found
    UNION SELECT id FROM ${selectNewest(hasMask("destination"))} AS found
    UNION SELECT awaiting.id FROM (SELECT id FROM rollover_work WHERE organization_id = params.organization_id
      AND state IN ('submitted', 'in_review', 'approved', 'requested', 'awaiting_documents', 'on_hold') AND NOT is_finished LIMIT ${sql.lit(MAX_COMPARED)}) AS awaiting
      JOIN rollovers USING (id) WHERE amount_requested = params.amount
    UNION SELECT moving.id FROM (SELECT id FROM rollover_work WHERE organization_id = params.organization_id
      AND state IN ('processing', 'funds_sent', 'funds_received') AND NOT is_finished LIMIT ${sql.lit(MAX_COMPARED)}) AS moving
      JOIN rollovers USING (id), LATERAL jsonb_array_elements(transfers) AS transfer
      WHERE (transfer ->> 'amount')::numeric = params.amount
        OR ltrim(transfer ->> 'checkNumber', '0') = ltrim(params.check_number, '0')
        OR upper(regexp_replace(transfer ->> 'trackingNumber', '[^0-9A-Za-z]', '', 'g'))
          = upper(regexp_replace(params.trace_number, '[^0-9A-Za-z]', '', 'g'))
    UNION SELECT found.id FROM unnest(${param.names}::text[]) AS word (name), LATERAL ${accounts} AS account,
      LATERAL (SELECT id FROM rollovers WHERE account_id = account.id ORDER BY created_at DESC, id DESC LIMIT ${sql.lit(MAX_PER_ACCOUNT)}) AS found
    UNION SELECT found.id FROM (SELECT id FROM accounts WHERE organization_id = params.organization_id AND former_names_ciphertext IS NOT NULL
      ORDER BY updated_at DESC LIMIT ${sql.lit(MAX_RENAMED_ACCOUNTS)}) AS account,
      LATERAL (SELECT id FROM rollovers WHERE account_id = account.id AND cardinality(${param.names}::text[]) > 0
        ORDER BY created_at DESC, id DESC LIMIT ${sql.lit(MAX_PER_ACCOUNT)}) AS found`;
  return kysely
    .selectFrom("rollovers")
    .innerJoin("accounts", "accounts.id", "rollovers.accountId")
    .select([
      "rollovers.id",
      "rollovers.accountId",
      "rollovers.externalId",
      "rollovers.type",
      "rollovers.state",
      "rollovers.consent",
      "rollovers.amountRequested",
      "rollovers.transfers",
      "rollovers.receipts",
      "rollovers.sourceCustodianId",
      "rollovers.sourceAccountNumberIndex",
      "rollovers.sourceAccountNumberMask",
      "rollovers.destinationAccountNumberIndex",
      "rollovers.destinationAccountNumberMask",
      "accounts.firstName",
      "accounts.lastName",
      "accounts.formerNamesCiphertext",
    ])
    .where("rollovers.organizationId", "=", param.organizationId)
    .where("rollovers.state", "not in", EXCLUDED_STATES)
    .where(
      sql<boolean>`rollovers.id = ANY(ARRAY(SELECT candidate.id FROM ${params} AS params, LATERAL (${candidateIds}) AS candidate))`,
    )
    .orderBy("rollovers.createdAt", "desc")
    .orderBy("rollovers.id", "desc")
    .limit(MAX_CANDIDATES)
    .$narrowType<CandidateRow>();
});
