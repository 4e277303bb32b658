import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { flattenPages, getQuery, idParams } from "../../api/queries.ts";
import { toLabel, toPhrase } from "../../forms/labels.ts";
import { formatDay, formatMoney, Money, TextLink, useNow } from "../../ui/index.ts";
import { type FlowItem, type Stage, toFlow } from "./flow.ts";
import { FlowDrawing } from "./flow-drawing.tsx";
import { strings } from "./flow-strings.ts";
import { lettersQuery } from "./letter-calls.ts";
import { formatLetterKind, isCurrent, type Letter } from "./letters.ts";
import { isPositive } from "./money.ts";
import type { Rollover } from "./rollover.ts";
import { RowLink, toEntryRowId, toLedgerRowId, toLetterRowId } from "./row-link.tsx";
import "./flow.css";

/** The sent stage links to a current letter of the first available kind. */
const PAYMENT_LETTERS: readonly string[] = ["payment_transmittal", "letter_of_acceptance"];

export function FlowView({ rollover }: { rollover: Rollover }) {
  const ledger = useQuery(getQuery("/v1/rollovers/{id}/ledger", idParams(rollover.id)));
  const stages = toFlow(rollover, ledger.data?.movements ?? []);
  const requested = rollover.amount.requested;
  return (
    <div className="flow">
      <FlowDrawing stages={stages} />
      <ol className="flow-stages" aria-label={strings.title}>
        {stages.map((stage) => (
          <li
            key={stage.name}
            className="flow-stage"
            data-stage={stage.name}
            data-empty={stage.percent === 0}
          >
            <FlowBar stage={stage} />
            <span className="flow-name">{strings.stages[stage.name]}</span>
            <span className="flow-amount">
              <Money amount={stage.amount} />
            </span>
            {stage.name === "sent" && requested !== null && (
              <span className="flow-note">{strings.requested(formatMoney(requested))}</span>
            )}
            {stage.branches.map(({ kind, amount }) => (
              <span key={kind} className="flow-branch" data-kind={kind}>
                {formatMoney(amount)} {strings.branches[kind]}
              </span>
            ))}
            {stage.items.length > 0 && (
              <ul className="flow-items">
                {stage.items.map((item) => (
                  <li key={item.id}>
                    <Item item={item} isInTransit={stage.name === "in_transit"} />
                  </li>
                ))}
              </ul>
            )}
            {stage.name === "sent" && isPositive(stage.amount) && <LetterLink rolloverId={rollover.id} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function FlowBar({ stage: { percent } }: { stage: Stage }) {
  return (
    <svg className="flow-bar" width="100%" height="6" aria-hidden="true" focusable="false">
      <rect className="flow-bar-ground" width="100%" height="6" rx="3" />
      <rect className="flow-bar-part" width={`${percent}%`} height="6" rx="3" />
    </svg>
  );
}

function Item({ item, isInTransit }: { item: FlowItem; isInTransit: boolean }) {
  const { id, kind, checkNumber, method, day, amount, isVoid, voidReason, ledgerLine } = item;
  const now = useNow("organization");
  const name = checkNumber !== null ? strings.check(checkNumber) : toLabel(method ?? kind);
  return (
    <>
      <RowLink rowId={toEntryRowId(id)} label={strings.entryLabel(name)}>
        {isVoid ? <s>{name}</s> : name}
      </RowLink>
      <span className="flow-note">
        {[formatMoney(amount), day && formatDay(day, now)].filter(Boolean).join(" · ")}
        {isVoid && ` · ${strings.void(toPhrase(voidReason ?? ""))}`}
      </span>
      {ledgerLine !== null && !isInTransit && (
        <RowLink rowId={toLedgerRowId(ledgerLine)} label={strings.lineLabel(ledgerLine)}>
          {strings.line(ledgerLine)}
        </RowLink>
      )}
      {item.code1099R !== null && day !== null && !isInTransit && (
        <TextLink href={`/tax-year?year=${day.slice(0, 4)}`}>{strings.form1099R(item.code1099R)}</TextLink>
      )}
      {isInTransit && item.trackingUrl !== null && (
        <a href={item.trackingUrl} target="_blank" rel="noreferrer">
          {strings.track} {item.trackingNumber}
        </a>
      )}
    </>
  );
}

function LetterLink({ rolloverId }: { rolloverId: string }) {
  const { data } = useInfiniteQuery(lettersQuery(rolloverId));
  const letters = flattenPages<Letter>(data).filter(isCurrent);
  const letter = PAYMENT_LETTERS.flatMap((kind) => letters.find((one) => one.kind === kind) ?? []).at(0);
  if (!letter) return null;
  return (
    <RowLink rowId={toLetterRowId(letter.id)} label={formatLetterKind(letter.kind)}>
      {formatLetterKind(letter.kind)}
    </RowLink>
  );
}
