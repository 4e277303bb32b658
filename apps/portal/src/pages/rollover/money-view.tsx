import { Fragment, type ReactNode } from "react";
import { toLabel, toPhrase } from "../../forms/labels.ts";
import { Badge, formatDay, formatMoney, Money, useNow } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { FlowView } from "./flow-view.tsx";
import { LedgerView } from "./ledger-view.tsx";
import { isPositive, toMoneySummary } from "./money.ts";
import { Assets, formatAsset, SourceLines, TaxView } from "./money-parts.tsx";
import { strings } from "./money-strings.ts";
import type { Rollover } from "./rollover.ts";
import { toEntryRowId } from "./row-link.tsx";
import { TrackingLink } from "./tracking-link.tsx";
import "./money.css";

export function MoneyView({ rollover }: { rollover: Rollover }) {
  const { lines, unmatched } = toMoneySummary(rollover);
  const shortfallStatus = rollover.amountMismatch?.difference.startsWith("-")
    ? rollover.amountMismatch.status
    : null;
  return (
    <>
      <FlowView rollover={rollover} />
      {lines.length + unmatched.length > 0 && (
        <TableFrame label={strings.lines}>
          <table className="table table-stacked money-lines">
            <caption className="visually-hidden">{strings.lines}</caption>
            <thead>
              <tr>
                <th scope="col">{strings.entry}</th>
                <th scope="col">{strings.day}</th>
                <th scope="col">{strings.details}</th>
                <th scope="col" className="table-end">
                  {strings.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ transfer, receipts, outstanding }) => (
                <Fragment key={transfer.id}>
                  <TransferRow
                    transfer={transfer}
                    outstanding={outstanding}
                    shortfallStatus={shortfallStatus}
                  />
                  {receipts.map((receipt) => (
                    <ReceiptRow key={receipt.id} receipt={receipt} isNested />
                  ))}
                </Fragment>
              ))}
              {unmatched.map((receipt) => (
                <ReceiptRow key={receipt.id} receipt={receipt} />
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      <SourceLines rollover={rollover} />
      <Assets rollover={rollover} />
      <LedgerView rollover={rollover} />
      <TaxView tax={rollover.taxTreatment} />
    </>
  );
}

function TransferRow({
  transfer,
  outstanding,
  shortfallStatus,
}: {
  transfer: Rollover["transfers"][number];
  outstanding: string | null;
  /** Status of the mismatch if too little arrived. */
  shortfallStatus: "open" | "resolved" | null;
}) {
  const { method, sentTo, payableTo, trackingNumber, checkNumber, payee, sixtyDayDueOn, voidReason } =
    transfer;
  const { withheldFederal, withheldState, code1099R, assets, sources } = transfer;
  const { carrier, trackingUrl, expectedOn } = transfer;
  const details: (string | false | null)[] = [
    strings.sentTo(sentTo),
    payableTo && strings.payableTo(payableTo),
    carrier && toLabel(carrier),
    trackingNumber && trackingUrl === null && strings.tracking(trackingNumber),
    expectedOn && strings.expected(expectedOn),
    checkNumber && strings.check(checkNumber),
    payee && strings.payee(payee),
    isPositive(withheldFederal) && strings.federal(formatMoney(withheldFederal)),
    isPositive(withheldState) && strings.state(formatMoney(withheldState)),
    code1099R && strings.code(code1099R),
    sixtyDayDueOn && strings.sixtyDays(sixtyDayDueOn),
    ...sources.map(({ kind, amount }) => `${toLabel(kind)} ${formatMoney(amount)}`),
    ...assets.map(formatAsset),
  ];
  return (
    <Row
      id={transfer.id}
      isVoid={transfer.status === "void"}
      day={transfer.sentOn ?? transfer.recordedOn}
      amount={transfer.amount}
      details={details}
      link={trackingUrl === null ? null : <TrackingLink url={trackingUrl} number={trackingNumber ?? ""} />}
    >
      {strings.sentBy(toPhrase(method))}
      {voidReason && <Badge tone="bad">{toLabel(voidReason)}</Badge>}
      {isPositive(outstanding) &&
        (shortfallStatus === null ? (
          <Badge tone="warn">{strings.inTransit(formatMoney(outstanding))}</Badge>
        ) : shortfallStatus === "open" ? (
          <Badge tone="bad">{strings.short(formatMoney(outstanding))}</Badge>
        ) : (
          <Badge tone="neutral">{strings.shortAccepted(formatMoney(outstanding))}</Badge>
        ))}
    </Row>
  );
}

function ReceiptRow({
  receipt,
  isNested = false,
}: {
  receipt: Rollover["receipts"][number];
  isNested?: boolean;
}) {
  const { method, checkNumber, lateAmount, lateReason, lateReasonCode, assets, voidReason } = receipt;
  const details: (string | false | null)[] = [
    method && strings.receivedBy(toPhrase(method)),
    checkNumber && strings.check(checkNumber),
    isPositive(lateAmount) && strings.late(formatMoney(lateAmount)),
    lateReasonCode ? toLabel(lateReasonCode) : lateReason,
    receipt.selfCertification && strings.certified(receipt.selfCertification.certifiedOn),
    ...assets.map(formatAsset),
  ];
  return (
    <Row
      id={receipt.id}
      isVoid={receipt.status === "void"}
      day={receipt.receivedOn}
      amount={receipt.amount}
      details={details}
      isNested={isNested}
    >
      {strings.receipt}
      {voidReason && <Badge tone="bad">{toLabel(voidReason)}</Badge>}
    </Row>
  );
}

function Row({
  id,
  isVoid,
  isNested = false,
  day,
  amount,
  details,
  link = null,
  children,
}: {
  id: string;
  isVoid: boolean;
  isNested?: boolean;
  day: string | null;
  amount: string;
  details: readonly (string | false | null)[];
  link?: ReactNode;
  children: ReactNode;
}) {
  const now = useNow("organization");
  return (
    <tr id={toEntryRowId(id)} tabIndex={-1} data-void={isVoid || undefined}>
      <th scope="row" className={isNested ? "money-nested" : undefined}>
        <span className="row">{children}</span>
      </th>
      <td>{day === null ? "–" : formatDay(day, now)}</td>
      <td className="soft">
        {details.filter(Boolean).join(" · ")}
        {link && <> · {link}</>}
      </td>
      <td className="table-end">
        {isVoid ? (
          <s>
            <Money amount={amount} />
          </s>
        ) : (
          <Money amount={amount} />
        )}
      </td>
    </tr>
  );
}
