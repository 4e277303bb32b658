import { createHash } from "node:crypto";
import type { Sql } from "./sql.ts";
import { kysely, type Params, sql, statement } from "./statements/statement.ts";

/** The chain of the rows that are of no organization: the directory of custodians, the data keys. */
export const DEPLOYMENT_CHAIN = "deployment";

/** Where a chain stands: its last row's place and hash. */
export interface AuditHead {
  chain: string;
  sequence: number;
  hash: string;
}

/** A row of a chain as verification reads it. */
export interface AuditLink {
  sequence: number;
  prevHash: string;
  hash: string;
  /** What the hash is of, as text. */
  fields: readonly (string | null)[];
}

/** A place where a chain does not hold. */
export interface AuditFault {
  sequence: number;
  detail: string;
}

/** A moment as it stands in what is hashed, and in JSON. */
const asText = (column: string) =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// As `audit_hash` has it, written again: a verification that asked the database for the hash would believe whoever changed it.
const FIELDS = sql<
  (string | null)[]
>`ARRAY['audit/1', coalesce(organization_id, ${DEPLOYMENT_CHAIN}), sequence::text,
  actor_type, actor_id, action, target_id, data::text, request_id, ${asText("createdAt")}, ${asText("recordedAt")},
  recorded_by, prev_hash]`;

/** The next rows of a chain, in their order. @param after the sequence behind which to begin */
export async function readAuditLinks(
  db: Sql,
  chain: string,
  after: number,
  limit: number,
): Promise<AuditLink[]> {
  const links = await readLinks(db, { chain, after: String(after), limit });
  return links.map((link) => ({ ...link, sequence: Number(link.sequence) }));
}

const readLinks = statement("audit_links", (param: Params<{ chain: string; after: string; limit: number }>) =>
  kysely
    .selectFrom("auditLog")
    .select(["sequence", "prevHash", "hash", FIELDS.as("fields")])
    .where("chain", "=", param.chain)
    .where("sequence", ">", param.after)
    .orderBy("sequence")
    .limit(param.limit),
);

/** Where a chain says that it ends, or null: nothing was ever written to it. */
export async function findAuditHead(db: Sql, chain: string): Promise<AuditHead | null> {
  const [head] = await findHead(db, { chain });
  return head ? { ...head, sequence: Number(head.sequence) } : null;
}

const findHead = statement("audit_head", (param: Params<{ chain: string }>) =>
  kysely.selectFrom("auditHeads").select(["chain", "sequence", "hash"]).where("chain", "=", param.chain),
);

/** SHA-256 over the fields, each behind its length in bytes and a colon, `-` for null: no two lists are one text. */
export function hashAuditFields(fields: readonly (string | null)[]): string {
  const text = fields
    .map((field) => (field === null ? "-" : `${Buffer.byteLength(field)}:${field}`))
    .join("");
  return createHash("sha256").update(text).digest("hex");
}

/** What a chain is known to have been: the row that stood at a place, at a moment. */
export interface AuditMark {
  sequence: number;
  hash: string;
  at: Date;
}

/**
 * Holds a chain's rows against each other as they are read, and against what is known of it. After a fault it goes on with
 * the row that is there, so that one fault is said once.
 */
export class AuditChainCheck {
  readonly faults: AuditFault[] = [];
  private readonly marks: readonly AuditMark[];
  private nextMark = 0;
  private sequence: number;
  private hash: string;

  /** @param from the row behind which the reading begins; the chain's beginning unless it is given */
  constructor(marks: readonly AuditMark[] = [], from: { sequence: number; hash: string } | null = null) {
    this.sequence = from?.sequence ?? 0;
    this.hash = from?.hash ?? "";
    this.marks = marks.toSorted((one, other) => one.sequence - other.sequence);
  }

  /** The place and hash of the last row that was read. */
  get last(): { sequence: number; hash: string } {
    return { sequence: this.sequence, hash: this.hash };
  }

  /** Takes the next row, in the order of their sequence. */
  add(link: AuditLink): void {
    const expected = this.sequence + 1;
    if (link.sequence !== expected) this.fault(expected, missing(expected, link.sequence - 1));
    else if (link.prevHash !== this.hash) this.fault(expected, "does not follow the row before it");
    if (hashAuditFields(link.fields) !== link.hash) this.fault(link.sequence, "was changed");
    for (const mark of this.marksUpTo(link.sequence)) {
      if (mark.sequence !== link.sequence || mark.hash !== link.hash)
        this.fault(mark.sequence, `is not what it was at ${mark.at.toISOString()}`);
    }
    this.sequence = link.sequence;
    this.hash = link.hash;
  }

  /** Holds the end against where the chain says that it is, and against what it is known to have had. */
  end(head: { sequence: number; hash: string } | null): void {
    const { sequence, hash } = head ?? { sequence: 0, hash: "" };
    if (sequence > this.sequence)
      this.fault(this.sequence + 1, `${missing(this.sequence + 1, sequence)}: the end was cut off`);
    else if (sequence < this.sequence) this.fault(sequence + 1, "stands behind the end of the chain");
    else if (hash !== this.hash) this.fault(sequence, "is not what the chain ended with");
    for (const mark of this.marksUpTo(Number.POSITIVE_INFINITY)) {
      const gone = missing(this.sequence + 1, mark.sequence);
      this.fault(this.sequence + 1, `${gone}: there were ${mark.sequence} at ${mark.at.toISOString()}`);
    }
  }

  private *marksUpTo(sequence: number): Generator<AuditMark> {
    for (let mark = this.marks[this.nextMark]; mark; mark = this.marks[this.nextMark]) {
      if (mark.sequence > sequence) return;
      this.nextMark += 1;
      // Of a chain that had nothing yet, nothing is known.
      if (mark.sequence > 0) yield mark;
    }
  }

  private fault(sequence: number, detail: string): void {
    this.faults.push({ sequence, detail });
  }
}

function missing(first: number, last: number): string {
  return first === last ? "is missing" : `and all up to ${last} are missing`;
}
