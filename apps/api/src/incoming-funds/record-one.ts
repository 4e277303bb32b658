import type { CustodianDirectory } from "@svc/custodians";
import type { ApiChange } from "../context/define-operation.ts";
import { readFundsRules } from "../people/organizations/incoming-funds-rules.ts";
import { autoApply } from "./auto-apply.ts";
import type { IncomingFundsInput } from "./funds-input.ts";
import type { IncomingFunds } from "./incoming-funds.ts";
import { recordFunds } from "./record-funds.ts";
import { requireCustodians } from "./require-custodians.ts";

/**
 * Also applies the money if the organization's rule finds a clear match.
 * @throws Problem `not_found` for an unknown custodian; `validation_failed`
 */
export async function recordOne(
  call: ApiChange,
  input: IncomingFundsInput,
  directory: CustodianDirectory,
): Promise<IncomingFunds> {
  requireCustodians(directory, [input], () => "#");
  const [row] = await recordFunds(call, [input], () => "#");
  if (!row) throw new Error("no row was recorded");
  const { autoApplyThreshold } = await readFundsRules(call.tx, call.principal.organizationId);
  if (autoApplyThreshold === null) return row;
  return (await autoApply(call, row, { threshold: autoApplyThreshold, directory })) ?? row;
}
