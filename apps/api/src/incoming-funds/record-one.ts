import type { CustodianDirectory } from "@svc/custodians";
import type { ApiChange } from "../context/define-operation.ts";
import type { IncomingFundsInput } from "./funds-input.ts";
import type { IncomingFunds } from "./incoming-funds.ts";
import { recordFunds } from "./record-funds.ts";
import { requireCustodians } from "./require-custodians.ts";

/** @throws Problem as `requireCustodians` and `recordFunds` do */
export async function recordOne(
  call: ApiChange,
  input: IncomingFundsInput,
  directory: CustodianDirectory,
): Promise<IncomingFunds> {
  requireCustodians(directory, [input], () => "#");
  const [row] = await recordFunds(call, [input], () => "#");
  if (!row) throw new Error("no row was recorded");
  return row;
}
