import type { ActionName } from "../workflow/transitions.ts";
import { isNigoCode, type NigoCode } from "./nigo-codes.ts";

const NIGO_REPORTERS = ["source_custodian", "destination_custodian", "operations"] as const;
export type NigoReporter = (typeof NIGO_REPORTERS)[number];

/** Actions whose `code` can be a NIGO reason. */
const REPORTERS: { [Name in ActionName]?: NigoReporter } = {
  custodian_soft_reject: "source_custodian",
  custodian_reject: "source_custodian",
  reject: "operations",
  reject_document: "operations",
};

/** Returns null if the action's code is not a NIGO code. */
export function findReportedNigo(
  action: ActionName,
  params: Record<string, unknown>,
): { code: NigoCode; reportedBy: NigoReporter } | null {
  const reportedBy = REPORTERS[action];
  const { code } = params;
  return reportedBy && typeof code === "string" && isNigoCode(code) ? { code, reportedBy } : null;
}
