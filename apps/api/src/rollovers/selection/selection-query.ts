import type { Scope } from "@svc/keys";
import { enumField } from "@svc/service-kit/fields";
import { fieldsField, namesField } from "../../context/names-field.ts";
import { SUMMARY_FIELDS } from "../views/rollover-summary.ts";
import { EXPANSIONS, rolloverSchema } from "../views/rollover-view.ts";

// REST only: GraphQL selects fields and links itself.

const MEMBERS: readonly string[] = Object.keys(rolloverSchema.shape).filter((name) => name !== "account");

const fieldsOfRollover = fieldsField(MEMBERS, "rollover");

const expandField = namesField(
  EXPANSIONS,
  {
    account: "Adds `account`, the participant's account.",
    custodians: "Adds `custodian` to `source` and `destination`.",
  },
  "Objects to include, separated by commas: `account` (also requires the scope `accounts:read`), `custodians` (also requires `custodians:read`).",
);

export const viewField = enumField("RolloverListView", "How much of each rollover to return.", {
  full: "All members.",
  summary: "Only the members that describe the rollover: no money, documents, deadlines or tax treatment.",
})
  .optional()
  .describe(
    "`summary` returns a part of each rollover, `full` all members. Default: `full`. Not with `fields`.",
  );

export const selectionFields = { fields: fieldsOfRollover, expand: expandField };

interface SelectionQuery {
  fields?: readonly string[] | undefined;
  expand?: readonly string[] | undefined;
  view?: "full" | "summary" | undefined;
}

export interface Selection {
  /** Null selects all members. */
  members: ReadonlySet<string> | null;
  expansions: ReadonlySet<string>;
}

/** Returns null if the response has every member and nothing else, so that stored responses can be sent unchanged. */
export function readSelection({ fields, expand = [], view }: SelectionQuery): Selection | null {
  const members = fields ? new Set(["id", "object", ...fields]) : view === "summary" ? SUMMARY_MEMBERS : null;
  return members === null && expand.length === 0 ? null : { members, expansions: new Set(expand) };
}

const SUMMARY_MEMBERS: ReadonlySet<string> = new Set([...SUMMARY_FIELDS, "object"]);

export function listExpansionScopes({ expand = [] }: SelectionQuery): Scope[] {
  return [
    ...(expand.includes("account") ? (["accounts:read"] as const) : []),
    ...(expand.includes("custodians") ? (["custodians:read"] as const) : []),
  ];
}
