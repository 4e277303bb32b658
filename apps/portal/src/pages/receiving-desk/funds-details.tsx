import { useAssignees } from "../../pickers/index.ts";
import {
  Badge,
  Day,
  DefinitionList,
  formatEnumValue,
  Money,
  TextLink,
  useNow,
  useToday,
} from "../../ui/index.ts";
import type { IncomingFunds } from "./incoming-funds.ts";
import { useRolloverSummaries } from "./rollover-summaries.ts";
import { strings } from "./strings.ts";

export function FundsDetails({ funds }: { funds: IncomingFunds }) {
  const { suspense, outcome, allocations } = funds;
  const { getName } = useAssignees();
  const toTextItem = (label: string, value: string | null) => value !== null && ([label, value] as const);
  return (
    <DefinitionList
      items={[
        [strings.amount, <Money key="amount" amount={funds.amount} />],
        [strings.received, <Day key="received" day={funds.receivedOn} />],
        [strings.method, formatEnumValue(funds.method)],
        toTextItem(strings.payer, funds.payerName),
        toTextItem(strings.payee, funds.payee),
        toTextItem(strings.memo, funds.memo),
        toTextItem(strings.checkNumber, funds.checkNumber),
        toTextItem(strings.traceNumber, funds.traceNumber),
        toTextItem(strings.bankReference, funds.bankReference),
        toTextItem(strings.account, funds.accountNumberMask),
        suspense !== null && [strings.reason, formatEnumValue(suspense.reason)],
        suspense !== null && [strings.age, <SuspenseAge key="age" suspense={suspense} />],
        suspense !== null && [strings.returnBy, <ReturnBy key="by" suspense={suspense} />],
        funds.ownerId !== null && [strings.owner, getName(funds.ownerId)],
        toTextItem(strings.note, funds.note),
        outcome !== null && [
          strings.returnDetails,
          <span key="outcome">
            {[outcome.reason, outcome.code, outcome.trackingNumber].filter(Boolean).join(", ")}{" "}
            <Day day={outcome.on} />
          </span>,
        ],
        allocations.length > 0 && [
          strings.rollovers,
          <Allocations key="rollovers" allocations={allocations} />,
        ],
      ]}
    />
  );
}

const DAY_MS = 86_400_000;

type Suspense = NonNullable<IncomingFunds["suspense"]>;

export function SuspenseAge({ suspense: { since } }: { suspense: Suspense }) {
  const now = useNow("organization");
  if (now === null) return "–";
  return strings.ageInDays(Math.max(0, Math.floor((now - Date.parse(since)) / DAY_MS)));
}

export function ReturnBy({ suspense: { returnBy } }: { suspense: Suspense }) {
  const today = useToday();
  const isOverdue = today !== null && returnBy < today;
  return (
    <span className="row">
      <Day day={returnBy} /> {isOverdue && <Badge tone="bad">{strings.overdue}</Badge>}
    </span>
  );
}

function Allocations({ allocations }: Pick<IncomingFunds, "allocations">) {
  const summaries = useRolloverSummaries(allocations.map(({ rolloverId }) => rolloverId));
  return allocations.map(({ rolloverId, amount }) => (
    <div key={rolloverId}>
      <Money amount={amount} /> {summaries.get(rolloverId)?.participant}{" "}
      <TextLink href={`/rollovers/${rolloverId}`}>{rolloverId}</TextLink>
    </div>
  ));
}
