export interface ToolSource {
  name: string;
  /** Provides the summary, the scope and the input. */
  operation: string;
  /** Follows the operation's summary and details. */
  note?: string;
  /** Omits operation details that do not help callers of the tool. */
  omitsDetails?: boolean;
  /** A person confirms each call of a tool that changes data. */
  isWrite?: boolean;
}

/** Clients list the tools in this order. Their code is in `src/tools`. */
export const TOOL_LIST: readonly ToolSource[] = [
  {
    name: "preview_rollover",
    operation: "previewRollover",
    note: "Use it to answer questions before an account or a rollover exists.",
  },
  { name: "check_eligibility", operation: "checkEligibility" },
  { name: "list_custodians", operation: "listCustodians" },
  { name: "list_accounts", operation: "listAccounts" },
  {
    name: "find_rollovers",
    operation: "searchRollovers",
    note: "Returns a summary of each rollover. `get_rollover` returns all of its fields.",
    omitsDetails: true,
  },
  { name: "get_rollover", operation: "getRollover" },
  {
    name: "explain_rollover",
    operation: "listActions",
    note: "Also returns the state, the party that must act next, the deadlines, the missing documents and the rules that apply. Each available action has the JSON Schema of its parameters.",
  },
  { name: "create_account", operation: "createOrRetrieveAccount", isWrite: true },
  { name: "create_rollover", operation: "createRollover", isWrite: true },
  {
    name: "act_on_rollover",
    operation: "executeAction",
    note: "`explain_rollover` lists the available actions with their parameters.",
    isWrite: true,
  },
];
