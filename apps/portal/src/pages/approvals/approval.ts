import type { Answer } from "../../api/client.ts";
import { wordsOf } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export type Approval = Answer<"/v1/approvals/{id}">;

/** Confirming these only permits the action; the requester then performs it. */
const OPENED = ["reveal", "create_live_key", "rotate_live_key", "change_live_key"];

export const nameOfApproval = ({ action }: Pick<Approval, "action">) =>
  strings.actions[action] ?? wordsOf(action);

export const isDoneAtOnce = ({ action }: Approval) => !OPENED.includes(action);

export const isOfRollover = (approval: Approval) => approval.rolloverId !== null && isDoneAtOnce(approval);

export const canConfirm = (approval: Approval) =>
  approval.state === "pending" && approval.cannotDecide === null && !isOutdated(approval);

export const isOutdated = ({ changes }: Approval) => changes.length > 0;
