import { type Draft, ScaffoldError } from "./draft.ts";
import { PLACES } from "./places.ts";

export interface Subject {
  /** Without the underscore. */
  idPrefix: string;
  /** In kebab-case, singular. */
  noun: string;
  /** Contains the folder `operations`. */
  folder: string;
  /** First segment of its REST paths, after `/v1`. */
  path: string;
  /** Part of its scopes before the colon. */
  scope: string;
  model: string;
  /** Constant in `context/example-values.ts`. */
  exampleId?: string;
  /** Code in `full-twin.ts` that adds such an object to a test organization. Not set if `buildFullTwin` creates one. */
  prepare?: string;
}

/** Objects that the shared tests create. Their rows belong to an organization. */
export const SUBJECTS: readonly Subject[] = [
  {
    idPrefix: "rol",
    noun: "rollover",
    folder: "rollovers",
    path: "rollovers",
    scope: "rollovers",
    model: "Rollover",
    exampleId: "ROLLOVER_ID",
  },
  {
    idPrefix: "dst",
    noun: "distribution",
    folder: "rollovers",
    path: "distributions",
    scope: "rollovers",
    model: "Distribution",
    exampleId: "DISTRIBUTION_ID",
    prepare: "addDistribution",
  },
  {
    idPrefix: "apr",
    noun: "approval",
    folder: "approvals",
    path: "approvals",
    scope: "rollovers",
    model: "Approval",
    exampleId: "APPROVAL_ID",
    prepare: '(twin) => addPendingApproval(twin, "itself")',
  },
  {
    idPrefix: "acct",
    noun: "account",
    folder: "accounts",
    path: "accounts",
    scope: "accounts",
    model: "Account",
    exampleId: "ACCOUNT_ID",
  },
  {
    idPrefix: "cons",
    noun: "consent",
    folder: "consents",
    path: "consents",
    scope: "accounts",
    model: "Consent",
  },
  {
    idPrefix: "whe",
    noun: "webhook-endpoint",
    folder: "webhooks",
    path: "webhook-endpoints",
    scope: "webhooks",
    model: "WebhookEndpoint",
  },
  { idPrefix: "evt", noun: "event", folder: "events", path: "events", scope: "events", model: "Event" },
];

/** IDs in examples: prefix, underscore, and this suffix. */
export const EXAMPLE_SUFFIX = "01m7zh3ya3enbshk7cpns2c2fe";

export function readScopes(draft: Draft): string[] {
  return readStrings(draft, PLACES.scopes, /^const (API|MEMBER)_SCOPES = \[$/);
}

function readStrings(draft: Draft, path: string, opening: RegExp): string[] {
  const lines = draft.read(path).split("\n");
  const starts = [...lines.keys()].filter((index) => opening.test(lines[index] ?? ""));
  if (starts.length === 0)
    throw new ScaffoldError(`${path}:1: no line matches ${opening}. Correct scripts/new/nouns.ts.`);
  return starts.flatMap((start) => {
    const followingLines = lines.slice(start + 1);
    const block = followingLines.slice(
      0,
      followingLines.findIndex((line) => line.startsWith("]")),
    );
    return block.flatMap((line) => /^ {2}"([\w:]+)",$/.exec(line)?.[1] ?? []);
  });
}

/**
 * Returns the table's name in Kysely.
 *
 * @throws ScaffoldError if the rows do not belong to an organization
 */
export function readTable(draft: Draft, model: string): { table: string; hasCreatedAt: boolean } {
  const path = PLACES.schema;
  const block = draft.readBlock(path, new RegExp(`^model ${model} \\{$`)).join("\n");
  const mapped = /@@map\("(\w+)"\)/.exec(block)?.[1];
  if (!mapped || !/^ {2}organizationId /m.test(block))
    throw new ScaffoldError(
      `${path}: the rows of ${model} do not belong to an organization. Copy the most similar operation by hand.`,
    );
  const table = mapped.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { table, hasCreatedAt: /^ {2}createdAt +DateTime /m.test(block) };
}
