import { useAssignees } from "../../pickers/index.ts";
import { Badge, type Column, Day, EmptyState, formatEnumValue, Money, PagedTable } from "../../ui/index.ts";
import type { PagedQuery } from "../../ui/load-more.tsx";
import { ReturnBy, SuspenseAge } from "./funds-details.tsx";
import type { IncomingFunds, Status } from "./incoming-funds.ts";
import { strings } from "./strings.ts";

interface FundsTableProps {
  status: Status;
  query: PagedQuery<IncomingFunds>;
  onOpen: (id: string) => void;
}

export function FundsTable({ status, query, onOpen }: FundsTableProps) {
  const { getName } = useAssignees();
  return (
    <div className="desk-queue">
      <PagedTable<IncomingFunds>
        query={query}
        label={strings.tabs[status]}
        columns={status === "suspense" ? toSuspenseColumns(getName) : [...COLUMNS, ...OTHER_COLUMNS]}
        onOpen={({ id }) => onOpen(id)}
        empty={<EmptyState title={strings.noMoney}>{strings.noMoneyHint}</EmptyState>}
      />
    </div>
  );
}

const COLUMNS: readonly Column<IncomingFunds>[] = [
  {
    id: "payer",
    title: strings.payer,
    cell: ({ payerName, suspectedDuplicateOf }) => (
      <span className="row">
        {payerName ?? strings.unknownPayer}
        {suspectedDuplicateOf !== null && <Badge tone="warn">{strings.duplicateBadge}</Badge>}
      </span>
    ),
  },
  { id: "amount", title: strings.amount, align: "end", cell: ({ amount }) => <Money amount={amount} /> },
  {
    id: "received",
    title: strings.received,
    cell: ({ receivedOn }) => <Day day={receivedOn} />,
  },
];

const OTHER_COLUMNS: readonly Column<IncomingFunds>[] = [
  { id: "method", title: strings.method, isSecondary: true, cell: ({ method }) => formatEnumValue(method) },
  { id: "payee", title: strings.payee, isSecondary: true, cell: ({ payee, memo }) => payee ?? memo },
];

function toSuspenseColumns(getName: (id: string) => string): Column<IncomingFunds>[] {
  return [
    ...COLUMNS,
    {
      id: "reason",
      title: strings.reason,
      isSecondary: true,
      cell: ({ suspense, note }) => (
        <>
          {formatEnumValue(suspense?.reason ?? "")}
          {note && <div className="soft desk-note">{note}</div>}
        </>
      ),
    },
    {
      id: "owner",
      title: strings.owner,
      isSecondary: true,
      cell: ({ ownerId }) => (ownerId === null ? strings.noOwner : getName(ownerId)),
    },
    {
      id: "age",
      title: strings.age,
      cell: ({ suspense }) => suspense && <SuspenseAge suspense={suspense} />,
    },
    {
      id: "returnBy",
      title: strings.returnBy,
      cell: ({ suspense }) => suspense && <ReturnBy suspense={suspense} />,
    },
  ];
}

/** Moves the focus by one row. If no row has the focus, focuses the first or last row. */
export function moveInQueue(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(".desk-queue tbody [role=row]")];
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const firstOrLast = step === 1 ? 0 : rows.length - 1;
  const target = current < 0 ? firstOrLast : Math.min(rows.length - 1, Math.max(0, current + step));
  rows[target]?.focus();
}
