import { useIsFetching, useQuery } from "@tanstack/react-query";
import { useActorNames } from "../../api/actor-names.ts";
import type { Schemas } from "../../api/client.ts";
import { getQuery, idParams } from "../../api/queries.ts";
import { toLabel, toPhrase } from "../../forms/labels.ts";
import { DefinitionList, formatDay, Money, Notice, QueryContent, useNow } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { type LedgerLine, toLedgerLines, totalsMatch } from "./ledger.ts";
import { strings } from "./ledger-strings.ts";
import { isPositive } from "./money.ts";
import { rolloverQuery } from "./queries.ts";
import type { Rollover } from "./rollover.ts";
import { RowLink, toLedgerRowId } from "./row-link.tsx";
import "./ledger.css";

export function LedgerView({ rollover }: { rollover: Rollover }) {
  const query = useQuery(getQuery("/v1/rollovers/{id}/ledger", idParams(rollover.id)));
  return (
    <section className="stack stack-tight" aria-labelledby="ledger">
      <h3 id="ledger">{strings.title}</h3>
      <QueryContent query={query}>
        {(ledger) =>
          ledger.movements.length === 0 ? (
            <p className="soft">{strings.empty}</p>
          ) : (
            <>
              <p className="soft">{strings.hint}</p>
              <Movements ledger={ledger} rollover={rollover} />
              <UnreplacedPayments payments={ledger.unreplacedPayments} />
              <Totals ledger={ledger} rollover={rollover} />
            </>
          )
        }
      </QueryContent>
    </section>
  );
}

interface LedgerProps {
  ledger: Schemas["Ledger"];
  rollover: Rollover;
}

function Movements({ ledger: { movements }, rollover }: LedgerProps) {
  const formatActor = useActorNames(movements.map(({ recordedBy }) => recordedBy));
  return (
    <TableFrame label={strings.title}>
      <table className="table ledger" aria-label={strings.title}>
        <thead>
          <tr>
            <th scope="col">{strings.number}</th>
            <th scope="col">{strings.day}</th>
            <th scope="col">{strings.movement}</th>
            <th scope="col" className="table-end">
              {strings.amount}
            </th>
            <th scope="col" className="table-end table-secondary">
              {strings.balance}
            </th>
          </tr>
        </thead>
        <tbody>
          {toLedgerLines(movements, rollover).map((line) => (
            <Line key={line.movement.id} line={line} formatActor={formatActor} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Line({ line, formatActor }: { line: LedgerLine; formatActor: ReturnType<typeof useActorNames> }) {
  const { number, movement, balance, isVoid, replacedBy, replaces } = line;
  const { type, account, amount, on, reason, recordedBy } = movement;
  const kind = strings.types[type] ?? toLabel(type);
  const accountName = strings.accounts[account] ?? toPhrase(account);
  const now = useNow("organization");
  return (
    <tr id={toLedgerRowId(number)} tabIndex={-1} data-void={isVoid || undefined}>
      <td className="numbers">{number}</td>
      <td className="ledger-day">{on === null ? strings.noDay : formatDay(on, now)}</td>
      <th scope="row">
        {isVoid ? <s>{kind}</s> : kind}{" "}
        {kind.toLowerCase() !== accountName && <span className="soft">({accountName})</span>}
        {isVoid && <span className="visually-hidden"> {strings.void}</span>}
        <div className="ledger-details">
          {reason && reason !== type && <span>{toLabel(reason)}</span>}
          {replacedBy !== null && (
            <RowLink rowId={toLedgerRowId(replacedBy)}>{strings.replacedBy(replacedBy)}</RowLink>
          )}
          {replaces !== null && (
            <RowLink rowId={toLedgerRowId(replaces)}>{strings.replaces(replaces)}</RowLink>
          )}
          <span>{recordedBy ? strings.recordedBy(formatActor(recordedBy)) : strings.recordedEarlier}</span>
        </div>
      </th>
      <td className="table-end">
        {isVoid ? (
          <s>
            <Money amount={amount} />
          </s>
        ) : (
          <Money amount={amount} />
        )}
        <div className="ledger-narrow soft">
          <Money amount={balance} /> {accountName}
        </div>
      </td>
      <td className="table-end table-secondary">
        <Money amount={balance} />
        <div className="soft">{accountName}</div>
      </td>
    </tr>
  );
}

function UnreplacedPayments({ payments }: { payments: LedgerProps["ledger"]["unreplacedPayments"] }) {
  if (payments.length === 0) return null;
  return (
    <section className="stack stack-tight" aria-label={strings.unreplaced}>
      <h4>{strings.unreplaced}</h4>
      <DefinitionList
        items={payments.map(({ transferId, amount, voidedOn, isReported }) => [
          voidedOn === null ? strings.unknownDay : formatDay(voidedOn, null),
          <span key={transferId}>
            <Money amount={amount} />{" "}
            <span className="soft">{isReported ? strings.reported : strings.notReported}</span>
          </span>,
        ])}
      />
    </section>
  );
}

function Totals({ ledger, rollover }: LedgerProps) {
  const { totals } = ledger;
  // While the rollover or its ledger is loading, the two can be from different versions.
  const rolloverFetchCount = useIsFetching({ queryKey: rolloverQuery(rollover.id).queryKey });
  const ledgerFetchCount = useIsFetching({
    queryKey: getQuery("/v1/rollovers/{id}/ledger", idParams(rollover.id)).queryKey,
  });
  const { accounts } = strings;
  const toTotalItem = (label: string | undefined, amount: string) =>
    [toLabel(label ?? ""), <Money key={label} amount={amount} />] as const;
  return (
    <section className="stack stack-tight" aria-label={strings.totals}>
      <DefinitionList
        items={[
          toTotalItem(accounts.sent, totals.sent),
          isPositive(totals.withheldFederal) &&
            toTotalItem(accounts.withheld_federal, totals.withheldFederal),
          isPositive(totals.withheldState) && toTotalItem(accounts.withheld_state, totals.withheldState),
          toTotalItem(accounts.received, totals.received),
          toTotalItem(accounts.posted, totals.posted),
        ]}
      />
      {totalsMatch(ledger, rollover) ? (
        <p className="soft">{strings.tied}</p>
      ) : (
        rolloverFetchCount + ledgerFetchCount === 0 && (
          <Notice tone="bad" title={strings.notTied}>
            <p>{strings.notTiedHint}</p>
          </Notice>
        )
      )}
    </section>
  );
}
