import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type Actor, useActorNames } from "../../api/actor-names.ts";
import { getQuery, listQuery, rowsOf } from "../../api/queries.ts";
import { useAddress } from "../../shell/address.ts";
import {
  type Column,
  CopyAsCurl,
  EmptyState,
  Loaded,
  LoadMore,
  PageHeader,
  RelativeTime,
  Table,
  Tabs,
} from "../../ui/index.ts";
import { type Approval, nameOfApproval } from "./approval.ts";
import { ApprovalDialog, ApprovalState } from "./approval-dialog.tsx";
import { amountOf } from "./rollover-facts.tsx";
import { strings } from "./strings.ts";

const PENDING = { state: "pending", limit: 100 } as const;

export function Page() {
  const [{ tab = "decide", id }, setAddress] = useAddress();
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={<CopyAsCurl call={{ method: "GET", path: "/v1/approvals?state=pending" }} />}
      >
        {strings.hint}
      </PageHeader>
      <Tabs
        label={strings.title}
        chosen={tab}
        onChange={(next) => setAddress({ tab: next === "decide" ? undefined : next })}
        tabs={[
          { id: "decide", title: strings.toDecide, children: <Pending own={false} /> },
          { id: "asked", title: strings.asked, children: <Pending own /> },
          { id: "history", title: strings.history, children: <History /> },
        ]}
      />
      {id && <ApprovalDialog id={id} onClose={() => setAddress({ id: undefined })} />}
    </>
  );
}

function Pending({ own }: { own: boolean }) {
  const query = useInfiniteQuery(listQuery("/v1/approvals", { params: { query: PENDING } }));
  // Confirmed requests that the requester still has to perform.
  const confirmed = useQuery({
    ...getQuery("/v1/approvals", { params: { query: { state: "confirmed", limit: 100 } } }),
    enabled: own,
  });
  const opened = own ? (confirmed.data?.data ?? []) : [];
  return (
    <>
      <Loaded query={query}>
        {(data) => (
          <Approvals
            label={own ? strings.asked : strings.toDecide}
            rows={[...opened, ...rowsOf<Approval>(data)].filter(({ isOwn }) => isOwn === own)}
            empty={
              <EmptyState title={own ? strings.nothingAsked : strings.nothingToDecide}>
                {own ? strings.nothingAskedHint : strings.nothingToDecideHint}
              </EmptyState>
            }
          />
        )}
      </Loaded>
      <LoadMore query={query} />
    </>
  );
}

function History() {
  const query = useInfiniteQuery(listQuery("/v1/approvals", { params: { query: { limit: 50 } } }));
  return (
    <>
      <Loaded query={query}>
        {(data) => (
          <Approvals
            label={strings.history}
            rows={rowsOf<Approval>(data)}
            empty={<EmptyState title={strings.nothingYet}>{strings.nothingYetHint}</EmptyState>}
          />
        )}
      </Loaded>
      <LoadMore query={query} />
    </>
  );
}

function Approvals({
  label,
  rows,
  empty,
}: {
  label: string;
  rows: readonly Approval[];
  empty: React.ReactNode;
}) {
  const [, setAddress] = useAddress();
  const nameOf = useActorNames(
    rows.flatMap(({ requestedBy, params }) => [
      requestedBy,
      typeof params?.keyId === "string" ? { type: "api_key", id: params.keyId } : null,
    ]),
  );
  const columns: readonly Column<Approval>[] = [
    { id: "what", title: strings.what, cell: nameOfApproval },
    { id: "about", title: strings.about, cell: (row) => <About approval={row} nameOf={nameOf} /> },
    {
      id: "by",
      title: strings.by,
      cell: ({ requestedBy }) => nameOf(requestedBy),
      isSecondary: true,
    },
    {
      id: "when",
      title: strings.when,
      cell: ({ requestedAt }) => <RelativeTime at={requestedAt} />,
      isSecondary: true,
    },
    {
      id: "until",
      title: strings.until,
      cell: ({ expiresAt }) => <RelativeTime at={expiresAt} />,
      isSecondary: true,
    },
    {
      id: "state",
      title: strings.state,
      cell: (row) => (
        <>
          <ApprovalState approval={row} />
          {!row.isOwn && row.state === "pending" && row.cannotDecide && (
            <div className="soft">{strings.cannotDecide}</div>
          )}
        </>
      ),
    },
  ];
  return (
    <Table
      label={label}
      columns={columns}
      rows={rows}
      onOpen={({ id }) => setAddress({ id })}
      empty={empty}
    />
  );
}

function About({ approval, nameOf }: { approval: Approval; nameOf: (actor: Actor) => string }) {
  const { rollover, params } = approval;
  if (rollover) {
    const { source, destination } = rollover;
    return (
      <>
        <div>
          <strong>{rollover.participantName ?? strings.unnamed}</strong> · {amountOf(rollover)}
        </div>
        <div className="soft">
          {nameOfSide(source)} → {nameOfSide(destination)}
        </div>
      </>
    );
  }
  if (typeof params?.keyId === "string") return nameOf({ type: "api_key", id: params.keyId });
  if (typeof params?.name === "string") return params.name;
  return [params?.remove ?? []]
    .flat()
    .map((one) => nameOfApproval({ action: one as never }))
    .join(", ");
}

const nameOfSide = ({ custodianName, accountNumberMask }: NonNullable<Approval["rollover"]>["source"]) =>
  `${custodianName ?? strings.unknownCustodian} ${accountNumberMask}`;
