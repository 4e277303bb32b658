import { createHash } from "node:crypto";
import type { Sql } from "./sql.ts";
import { kysely, type Params, sql, statement } from "./statements/statement.ts";

/** Name of the chain of rows without an organization. Other names are organization IDs. */
export const DEPLOYMENT_CHAIN = "deployment";

export interface AuditHead {
  chain: string;
  sequence: number;
  hash: string;
}

export interface AuditLink {
  sequence: number;
  prevHash: string;
  hash: string;
  fields: readonly (string | null)[];
}

export interface AuditIssue {
  sequence: number;
  /** Completes the sentence "entry <sequence> …". */
  detail: string;
}

const formatTimestamp = (column: string) =>
  sql`to_char(${sql.ref(column)} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

// Repeats the database function `audit_hash`, which verification cannot trust.
const FIELDS = sql<
  (string | null)[]
>`ARRAY['audit/1', coalesce(organization_id, ${DEPLOYMENT_CHAIN}), sequence::text,
  actor_type, actor_id, action, target_id, data::text, request_id, ${formatTimestamp("createdAt")}, ${formatTimestamp("recordedAt")},
  recorded_by, prev_hash]`;

export async function readAuditLinks(
  db: Sql,
  chain: string,
  { after, limit }: { after: number; limit: number },
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

/** Returns the recorded end of a chain, or null if the chain is empty. */
export async function findAuditHead(db: Sql, chain: string): Promise<AuditHead | null> {
  const [head] = await findHead(db, { chain });
  return head ? { ...head, sequence: Number(head.sequence) } : null;
}

const findHead = statement("audit_head", (param: Params<{ chain: string }>) =>
  kysely.selectFrom("auditHeads").select(["chain", "sequence", "hash"]).where("chain", "=", param.chain),
);

/** Length prefixes (`-` for null) keep different fields from producing the same text. */
function hashAuditFields(fields: readonly (string | null)[]): string {
  const text = fields
    .map((field) => (field === null ? "-" : `${Buffer.byteLength(field)}:${field}`))
    .join("");
  return createHash("sha256").update(text).digest("hex");
}

export interface AuditCheckpoint {
  sequence: number;
  hash: string;
  at: Date;
}

/** Verifies a chain's rows against each other and against checkpoints. Continues after an issue. */
export class AuditChainCheck {
  readonly issues: AuditIssue[] = [];
  private readonly checkpoints: readonly AuditCheckpoint[];
  private nextCheckpoint = 0;
  private sequence: number;
  private hash: string;

  constructor(
    checkpoints: readonly AuditCheckpoint[] = [],
    start: { sequence: number; hash: string } | null = null,
  ) {
    this.sequence = start?.sequence ?? 0;
    this.hash = start?.hash ?? "";
    this.checkpoints = checkpoints.toSorted((one, other) => one.sequence - other.sequence);
  }

  get last(): { sequence: number; hash: string } {
    return { sequence: this.sequence, hash: this.hash };
  }

  /** Rows must be in sequence order. */
  add(link: AuditLink): void {
    const expected = this.sequence + 1;
    if (link.sequence < expected) this.addIssue(link.sequence, "is repeated or out of order");
    else if (link.sequence > expected) this.addIssue(expected, describeMissing(expected, link.sequence - 1));
    else if (link.prevHash !== this.hash) this.addIssue(expected, "does not follow the row before it");
    if (hashAuditFields(link.fields) !== link.hash) this.addIssue(link.sequence, "was changed");
    if (link.sequence < expected) return;
    for (const checkpoint of this.takeCheckpointsThrough(link.sequence)) {
      if (checkpoint.sequence !== link.sequence || checkpoint.hash !== link.hash)
        this.addIssue(checkpoint.sequence, `differs from the checkpoint at ${checkpoint.at.toISOString()}`);
    }
    this.sequence = link.sequence;
    this.hash = link.hash;
  }

  /** Compares the last row with the recorded end of the chain. */
  end(head: { sequence: number; hash: string } | null): void {
    const { sequence, hash } = head ?? { sequence: 0, hash: "" };
    if (sequence > this.sequence) {
      const missingRows = describeMissing(this.sequence + 1, sequence);
      this.addIssue(this.sequence + 1, `${missingRows}: the end was cut off`);
    } else if (sequence < this.sequence) {
      this.addIssue(sequence + 1, "is after the recorded end of the chain");
    } else if (hash !== this.hash) {
      this.addIssue(sequence, "differs from the recorded end of the chain");
    }
    for (const checkpoint of this.takeCheckpointsThrough(Number.POSITIVE_INFINITY)) {
      const { sequence: count, at } = checkpoint;
      const missingRows = describeMissing(this.sequence + 1, count);
      this.addIssue(this.sequence + 1, `${missingRows}: there were ${count} rows at ${at.toISOString()}`);
    }
  }

  private *takeCheckpointsThrough(sequence: number): Generator<AuditCheckpoint> {
    for (;;) {
      const checkpoint = this.checkpoints[this.nextCheckpoint];
      if (!checkpoint || checkpoint.sequence > sequence) return;
      this.nextCheckpoint += 1;
      // A checkpoint of an empty chain has no hash to compare.
      if (checkpoint.sequence > 0) yield checkpoint;
    }
  }

  private addIssue(sequence: number, detail: string): void {
    this.issues.push({ sequence, detail });
  }
}

function describeMissing(first: number, last: number): string {
  return first === last ? "is missing" : `and all entries through ${last} are missing`;
}
