import type { ReactNode } from "react";
import { toLabel } from "../../forms/labels.ts";
import {
  formatDay,
  formatLate,
  formatMismatch,
  Notice,
  RelativeTime,
  TextLink,
  useNow,
  useToday,
  withKeys,
} from "../../ui/index.ts";
import { findPartialReceipt } from "./money.ts";
import type { Rollover } from "./rollover.ts";
import { strings } from "./strings.ts";

export function PendingStatus({ rollover }: { rollover: Rollover }) {
  const { pendingOn, deadlines } = rollover;
  const sortedDeadlines = deadlines.toSorted((a, b) => toSortKey(a).localeCompare(toSortKey(b)));
  return (
    <>
      <dl className="pending-facts">
        <dt>{strings.waitingFor}</dt>
        <dd>
          <strong>{strings.pendingOn[pendingOn] ?? toLabel(pendingOn)}</strong>
        </dd>
        {withKeys(sortedDeadlines, ({ type, dueOn }) => `${type} ${dueOn}`).map(({ key, item }) => (
          <DeadlineLine key={key} deadline={item} />
        ))}
      </dl>
      <StatusNotices rollover={rollover} />
    </>
  );
}

/** Sorts deadlines without a day last. */
const toSortKey = ({ dueOn }: Rollover["deadlines"][number]) => dueOn ?? "9999-12-31";

function DeadlineLine({ deadline }: { deadline: Rollover["deadlines"][number] }) {
  const { type, status, dueOn, dueAt, consequence } = deadline;
  const now = useNow("organization");
  const isOverdue = status === "passed";
  const day = dueOn ?? dueAt?.slice(0, 10) ?? null;
  const today = useToday();
  const lateText =
    dueAt && now !== null && today !== null ? formatLate({ dueAt, dueOn }, now, today) : strings.overdue;
  if (isOverdue && day) {
    return (
      <>
        <dt>{strings.deadlines[type] ?? toLabel(type)}</dt>
        <dd className="text-overdue">{strings.late(formatDay(day, now), lateText)}</dd>
      </>
    );
  }
  return (
    <>
      <dt>{strings.deadlines[type] ?? toLabel(type)}</dt>
      <dd className="row">
        {status === "paused" ? strings.paused : <RelativeTime time={dueAt} clock="organization" />}
        {dueOn && <span className="soft">{strings.dueOn(formatDay(dueOn, now))}</span>}
        {isOverdue && <span className="text-overdue">{strings.overdue}</span>}
        {!isOverdue && consequence === "expires" && <span className="soft">{strings.expires}</span>}
      </dd>
    </>
  );
}

function StatusNotices({ rollover }: { rollover: Rollover }) {
  const { hold, rejection, failure, documentRequest, missingDocuments, eligibility, state } = rollover;
  const isPartlyInTransit = findPartialReceipt(rollover)?.isInTransit ?? false;
  const notices: (ReactNode | false | null)[] = [
    hold && (
      <Notice key="hold" tone="warn" title={strings.onHold}>
        <p>{formatWithCode(hold.code, hold.reason)}</p>
      </Notice>
    ),
    documentRequest && (
      <Notice key="request" tone="warn" title={strings.documentsRequested(documentRequest.from)}>
        {documentRequest.outstanding.length > 0 && (
          <p>{documentRequest.outstanding.map(toLabel).join(", ")}</p>
        )}
        {documentRequest.remedy && <p>{formatWithCode(documentRequest.code, documentRequest.remedy)}</p>}
      </Notice>
    ),
    !documentRequest && missingDocuments.length > 0 && (
      <Notice key="missing" tone="warn" title={strings.documentsMissing}>
        <ul className="plain-list">
          {missingDocuments.map(({ type, reason }) => (
            <li key={type}>
              {toLabel(type)}: {strings.missingReasons[reason]}
            </li>
          ))}
        </ul>
      </Notice>
    ),
    isPartlyInTransit && (
      <Notice key="partial" tone="info" title={strings.partialArrival}>
        <p>
          {strings.partialArrivalHint}{" "}
          <TextLink href="/rollovers?inTransit=true">{strings.moneyInTransit}</TextLink>
        </p>
      </Notice>
    ),
    ...(["amountMismatch", "requestMismatch"] as const).map((name) => {
      const mismatch = rollover[name];
      return (
        mismatch?.status === "open" && (
          <Notice key={name} tone="bad" title={strings.mismatch[name]}>
            <p>{formatMismatch(mismatch, strings.moved[name])}.</p>
          </Notice>
        )
      );
    }),
    rollover.assetMismatch?.status === "open" && (
      <Notice key="assets" tone="bad" title={strings.mismatch.assetMismatch}>
        <ul className="plain-list">
          {rollover.assetMismatch.differences.map(({ symbol, cusip, expected, received, difference }) => (
            <li key={symbol ?? cusip}>
              {symbol ?? cusip}: {strings.differs(expected, received, difference)}
            </li>
          ))}
        </ul>
      </Notice>
    ),
    rejection && (
      <Notice key="rejection" tone="bad" title={strings.rejected(rejection.by)}>
        <p>{formatWithCode(rejection.code, rejection.reason)}</p>
      </Notice>
    ),
    failure && (
      <Notice key="failure" tone="bad" title={strings.failed}>
        <p>{formatWithCode(failure.code, failure.reason)}</p>
        {failure.fundsDisposition && (
          <p>
            {strings.funds}: {failure.fundsDisposition}
          </p>
        )}
      </Notice>
    ),
    state === "draft" && eligibility.rules.length > 0 && (
      <Notice key="rules" tone="warn" title={strings.notEligible}>
        <ul className="plain-list">
          {eligibility.rules.map(({ code, detail }) => (
            <li key={code}>{detail}</li>
          ))}
        </ul>
      </Notice>
    ),
  ];
  return notices;
}

function formatWithCode(code: string | null, text: string | null): ReactNode {
  return (
    <>
      {text} {code && <code>{code}</code>}
    </>
  );
}
