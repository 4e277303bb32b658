import type { Answer } from "../../api/client.ts";
import { wordsOf } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export type Approval = Answer<"/v1/approvals/{id}">;

/** The actions that the requester does once they are confirmed. */
const OPENED = ["reveal", "create_live_key", "rotate_live_key", "change_live_key"];

export const nameOfApproval = ({ action }: Pick<Approval, "action">) =>
  strings.actions[action] ?? wordsOf(action);

/** Whether confirming does it. */
export const isDoneAtOnce = ({ action }: Approval) => !OPENED.includes(action);

/** Whether confirming executes an action on a rollover. */
export const isOfRollover = (approval: Approval) => approval.rolloverId !== null && isDoneAtOnce(approval);

/** True if the viewer can confirm it now. */
export const canConfirm = (approval: Approval) =>
  approval.state === "pending" && approval.cannotDecide === null && !isOutdated(approval);

/** Whether what it covers changed after the request. */
export const isOutdated = ({ changes }: Approval) => changes.length > 0;
