import { useInfiniteQuery } from "@tanstack/react-query";
import { listQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { serializeAddress, useAddress } from "../../shell/address.ts";
import {
  Button,
  type Column,
  CopyAsCurl,
  EmptyState,
  formatEnumValue,
  Money,
  PagedTable,
  PageHeader,
  Tabs,
} from "../../ui/index.ts";
import { FundsDialog } from "./funds-dialog.tsx";
import type { IncomingFunds } from "./incoming-funds.ts";
import { RecordMoney } from "./record-money.tsx";
import { strings } from "./strings.ts";
import { Today } from "./today.tsx";

const STATUSES = ["unmatched", "suspense", "applied", "returned"] as const;
type Status = (typeof STATUSES)[number];

export function Page() {
  const hasScope = useHasScope();
  const [address, setAddress] = useAddress();
  const status = STATUSES.find((one) => one === address.tab) ?? "unmatched";
  const setRecording = (isOpen: boolean) => setAddress({ new: isOpen ? "1" : undefined }, { replace: true });
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          <>
            <CopyAsCurl call={{ method: "GET", path: `/v1/incoming-funds${serializeAddress({ status })}` }} />
            {hasScope("rollovers:operate") && (
              <Button variant="primary" onPress={() => setRecording(true)}>
                {strings.record}
              </Button>
            )}
          </>
        }
      >
        {strings.lead}
      </PageHeader>
      <Today />
      <Tabs
        label={strings.money}
        selectedId={status}
        onChange={(next) => setAddress({ tab: next === "unmatched" ? undefined : next })}
        tabs={STATUSES.map((one) => ({
          id: one,
          title: strings.tabs[one],
          children: <FundsTable status={one} />,
        }))}
      />
      {address.new && hasScope("rollovers:operate") && (
        <RecordMoney
          onClose={() => setRecording(false)}
          onRecorded={(id) => setAddress({ new: undefined, id }, { replace: true })}
        />
      )}
      {address.id && (
        <FundsDialog key={address.id} id={address.id} onClose={() => setAddress({ id: undefined })} />
      )}
    </>
  );
}

function FundsTable({ status }: { status: Status }) {
  const [, setAddress] = useAddress();
  const query = useInfiniteQuery(
    listQuery("/v1/incoming-funds", { params: { query: { status, limit: 50 } } }),
  );
  return (
    <PagedTable<IncomingFunds>
      query={query}
      label={strings.tabs[status]}
      columns={status === "suspense" ? [...COLUMNS, ...SUSPENSE_COLUMNS] : COLUMNS}
      onOpen={({ id }) => setAddress({ id })}
      empty={<EmptyState title={strings.noMoney}>{strings.noMoneyHint}</EmptyState>}
    />
  );
}

const COLUMNS: readonly Column<IncomingFunds>[] = [
  { id: "payer", title: strings.payer, cell: ({ payerName }) => payerName ?? strings.unknownPayer },
  { id: "amount", title: strings.amount, align: "end", cell: ({ amount }) => <Money amount={amount} /> },
  { id: "received", title: strings.received, cell: ({ receivedOn }) => receivedOn },
  { id: "method", title: strings.method, isSecondary: true, cell: ({ method }) => formatEnumValue(method) },
  { id: "payee", title: strings.payee, isSecondary: true, cell: ({ payee }) => payee },
];

const SUSPENSE_COLUMNS: readonly Column<IncomingFunds>[] = [
  { id: "reason", title: strings.reason, cell: ({ suspense }) => formatEnumValue(suspense?.reason ?? "") },
  { id: "owner", title: strings.owner, isSecondary: true, cell: ({ ownerId }) => ownerId },
  { id: "returnBy", title: strings.returnBy, cell: ({ suspense }) => suspense?.returnBy },
];
