import { Badge, type Tone } from "../ui/index.ts";
import type { PaymentStatus } from "./payment-details.ts";
import { strings } from "./strings.ts";

const STATUS_TONES: Readonly<Record<PaymentStatus, Tone>> = {
  unconfirmed: "warn",
  confirmed: "good",
  rejected: "bad",
  superseded: "neutral",
};

export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={STATUS_TONES[status]}>{strings.statuses[status]}</Badge>;
}
