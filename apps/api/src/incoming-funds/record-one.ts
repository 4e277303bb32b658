import type { CustodianDirectory } from "@svc/custodians";
import type { ApiChange } from "../context/define-operation.ts";
import type { IncomingFundsInput } from "./funds-input.ts";
import type { IncomingFunds } from "./incoming-funds.ts";
import { recordFunds } from "./record-funds.ts";

/** @throws Problem `validation_failed` */
export async function recordOne(
  call: ApiChange,
  input: IncomingFundsInput,
  _directory: CustodianDirectory,
): Promise<IncomingFunds> {
  const [row] = await recordFunds(call, [input], () => "#");
  if (!row) throw new Error("no row was recorded");
  return row;
}
