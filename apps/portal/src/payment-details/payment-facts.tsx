import { type Actor, useActorNames } from "../api/actor-names.ts";
import { ByAndWhen } from "../requirements/requirement-facts.tsx";
import { DefinitionList, Lines } from "../ui/index.ts";
import type { PaymentDetails } from "./payment-details.ts";
import { strings } from "./strings.ts";

export function PaymentFacts({ details }: { details: PaymentDetails }) {
  const { payee, checkAddress, wire, ach, dtcNumber } = details;
  const { routing, account, further } = strings;
  return (
    <DefinitionList
      items={[
        [strings.payee, payee],
        checkAddress.length > 0 && [strings.checkAddress, <Lines key="check" lines={checkAddress} />],
        wire !== null && [
          strings.wire,
          <Lines
            key="wire"
            lines={[
              wire.bankName,
              `${routing} ${wire.routingNumber}`,
              wire.beneficiary,
              `${account} ${wire.accountNumberMask}`,
              ...(wire.furtherCredit === null ? [] : [`${further}: ${wire.furtherCredit}`]),
            ]}
          />,
        ],
        ach !== null && [
          strings.ach,
          <Lines
            key="ach"
            lines={[`${routing} ${ach.routingNumber}`, `${account} ${ach.accountNumberMask}`]}
          />,
        ],
        dtcNumber !== null && [strings.dtc, dtcNumber],
      ]}
    />
  );
}

export function PaymentOrigin({ details }: { details: PaymentDetails }) {
  const formatActor = useActorNames([details.createdBy, details.decidedBy]);
  const { source, contactPhone, createdBy, createdAt, decidedBy, decidedAt, callback, reason, status } =
    details;
  return (
    <DefinitionList
      items={[
        [strings.source, source],
        contactPhone !== null && [
          strings.contactPhone,
          <span key="phone">
            {contactPhone} {status === "unconfirmed" && <span className="soft">({strings.doNotCall})</span>}
          </span>,
        ],
        [strings.by, <ByAndWhen key="by" actor={formatActor(createdBy as Actor)} time={createdAt} />],
        decidedBy !== null && [
          status === "rejected" ? strings.rejectedBy : strings.confirmedBy,
          <ByAndWhen key="decided" actor={formatActor(decidedBy as Actor)} time={decidedAt} />,
        ],
        callback !== null && [
          strings.call,
          <Lines
            key="call"
            lines={[
              strings.callWith(callback.spokeWith, callback.phone),
              strings.phoneFrom(callback.phoneSource),
            ]}
          />,
        ],
        reason !== null && [strings.reason, reason],
      ]}
    />
  );
}
