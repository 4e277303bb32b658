import type { Answer } from "../../api/client.ts";
import { wordsOf } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export type Approval = Answer<"/v1/approvals/{id}">;

/** What deciding takes: what the action itself takes. */
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  reveal: ["rollovers:reveal"],
  create_live_key: ["keys:manage"],
  rotate_live_key: ["keys:manage"],
  change_live_key: ["keys:manage"],
  relax_second_person: ["members:write"],
};
const OF_ACTIONS = ["rollovers:act", "rollovers:operate"];

export const scopesToDecide = ({ action }: Approval) => SCOPES[action] ?? OF_ACTIONS;

export const nameOfApproval = ({ action }: Pick<Approval, "action">) =>
  strings.actions[action] ?? wordsOf(action);

/** Whether it is done to its rollover when it is confirmed. */
export const isDoneAtOnce = ({ action }: Approval) => SCOPES[action] === undefined;
