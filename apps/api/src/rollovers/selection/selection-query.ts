import type { Scope } from "@svc/keys";
import { enumField } from "@svc/service-kit/fields";
import { z } from "zod";
import { SUMMARY_FIELDS } from "../views/rollover-summary.ts";
import { EXPANSIONS, rolloverSchema } from "../views/rollover-view.ts";

// REST only: GraphQL selects fields and links itself.

const MEMBERS: readonly string[] = Object.keys(rolloverSchema.shape).filter((name) => name !== "account");

const splitNames = (value: string | readonly string[]) => [value].flat().flatMap((text) => text.split(","));

/** Returns a parameter with names that are separated by commas or sent repeatedly. Reports every unknown name. */
function namesField(names: readonly string[], texts: Readonly<Record<string, string>>, description: string) {
  return z
    .union([z.string(), z.array(z.string())], `must be one or more of ${names.join(", ")}`)
    .transform(splitNames)
    .superRefine((values, ctx) => {
      const unknown = values.filter((value) => !names.includes(value));
      if (unknown.length === 0) return;
      const list = unknown.map((name) => `"${name.slice(0, 50)}"`).join(", ");
      ctx.addIssue({
        code: "custom",
        message: `has no member ${list}. Use names from this list, separated by commas: ${names.join(", ")}`,
      });
    })
    .optional()
    .meta({
      description,
      as: {
        anyOf: [
          { type: "string", enum: names, "x-enumDescriptions": texts },
          { type: "array", items: { type: "string", enum: names, "x-enumDescriptions": texts } },
          { type: "string", pattern: "," },
        ],
      },
    });
}

const MEMBER_TEXTS = Object.fromEntries(MEMBERS.map((name) => [name, `The member \`${name}\`.`]));

const fieldsField = namesField(
  MEMBERS,
  MEMBER_TEXTS,
  "Only these members of each rollover, separated by commas, and always `id` and `object`. The response omits the others, even those that the schema requires.",
);

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

export const selectionFields = { fields: fieldsField, expand: expandField };

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
