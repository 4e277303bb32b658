import { Badge } from "../../ui/index.ts";
import type { IncomingFunds } from "./incoming-funds.ts";
import { strings } from "./strings.ts";

export function FundsStatus({ status }: Pick<IncomingFunds, "status">) {
  return <Badge>{status === "reversed" ? strings.reversed : strings.tabs[status]}</Badge>;
}
