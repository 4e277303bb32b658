import type { ApiResponse } from "../../api/client.ts";
import { formatEnumValue } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export type Approval = ApiResponse<"/v1/approvals/{id}">;

/** The requester performs these actions after the confirmation. Others run on confirmation. */
const TWO_STEP_ACTIONS = ["reveal", "create_live_key", "rotate_live_key", "change_live_key"];

export const formatApprovalName = ({ action }: Pick<Approval, "action">) =>
  strings.actions[action] ?? formatEnumValue(action);

export const runsOnConfirm = ({ action }: Approval) => !TWO_STEP_ACTIONS.includes(action);

export const isRolloverAction = (approval: Approval) =>
  approval.rolloverId !== null && runsOnConfirm(approval);

export const canConfirm = (approval: Approval) =>
  approval.state === "pending" && approval.cannotDecide === null && !isOutdated(approval);

export const isOutdated = ({ changes }: Approval) => changes.length > 0;
