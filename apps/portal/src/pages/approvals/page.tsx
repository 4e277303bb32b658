import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { type Actor, useActorNames } from "../../api/actor-names.ts";
import { flattenPages, getQuery, listQuery } from "../../api/queries.ts";
import { useAddress } from "../../shell/address.ts";
import {
  type Column,
  CopyAsCurl,
  EmptyState,
  LoadMore,
  PageHeader,
  QueryContent,
  RelativeTime,
  Table,
  Tabs,
} from "../../ui/index.ts";
import { type Approval, formatApprovalName } from "./approval.ts";
import { ApprovalState } from "./approval-facts.tsx";
import { formatAmount } from "./rollover-facts.tsx";
import { strings } from "./strings.ts";

const PENDING = { state: "pending", limit: 100 } as const;

export function Page() {
  const [{ tab = "decide" }, setAddress] = useAddress();
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
        selectedId={tab}
        onChange={(next) => setAddress({ tab: next === "decide" ? undefined : next })}
        tabs={[
          { id: "decide", title: strings.toDecide, children: <Pending showsOwn={false} /> },
          { id: "own", title: strings.ownRequests, children: <Pending showsOwn /> },
          { id: "history", title: strings.history, children: <History /> },
        ]}
      />
    </>
  );
}

function Pending({ showsOwn }: { showsOwn: boolean }) {
  const query = useInfiniteQuery(listQuery("/v1/approvals", { params: { query: PENDING } }));
  // Confirmed requests stay listed, because their requesters can still perform the action.
  const confirmed = useQuery({
    ...getQuery("/v1/approvals", { params: { query: { state: "confirmed", limit: 100 } } }),
    enabled: showsOwn,
  });
  const confirmedRequests = showsOwn ? (confirmed.data?.data ?? []) : [];
  return (
    <>
      <QueryContent query={query}>
        {(data) => (
          <Approvals
            label={showsOwn ? strings.ownRequests : strings.toDecide}
            rows={[...confirmedRequests, ...flattenPages<Approval>(data)].filter(
              ({ isOwn }) => isOwn === showsOwn,
            )}
            empty={
              <EmptyState title={showsOwn ? strings.noRequests : strings.nothingToDecide}>
                {showsOwn ? strings.noRequestsHint : strings.nothingToDecideHint}
              </EmptyState>
            }
          />
        )}
      </QueryContent>
      <LoadMore query={query} />
    </>
  );
}

function History() {
  const query = useInfiniteQuery(listQuery("/v1/approvals", { params: { query: { limit: 50 } } }));
  return (
    <>
      <QueryContent query={query}>
        {(data) => (
          <Approvals
            label={strings.history}
            rows={flattenPages<Approval>(data)}
            empty={<EmptyState title={strings.noHistory}>{strings.noHistoryHint}</EmptyState>}
          />
        )}
      </QueryContent>
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
  const formatActor = useActorNames(
    rows.flatMap(({ requestedBy, params }) => [
      requestedBy,
      typeof params?.keyId === "string" ? { type: "api_key", id: params.keyId } : null,
    ]),
  );
  const columns: readonly Column<Approval>[] = [
    { id: "what", title: strings.action, cell: formatApprovalName },
    {
      id: "about",
      title: strings.details,
      cell: (row) => <ApprovalSubject approval={row} formatActor={formatActor} />,
    },
    {
      id: "by",
      title: strings.requestedBy,
      cell: ({ requestedBy }) => formatActor(requestedBy),
      isSecondary: true,
    },
    {
      id: "when",
      title: strings.requestedAt,
      cell: ({ requestedAt }) => <RelativeTime time={requestedAt} />,
      isSecondary: true,
    },
    {
      id: "until",
      title: strings.expiresAt,
      cell: ({ expiresAt }) => <RelativeTime time={expiresAt} />,
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
    <Table label={label} columns={columns} rows={rows} href={({ id }) => `/approvals/${id}`} empty={empty} />
  );
}

function ApprovalSubject({
  approval,
  formatActor,
}: {
  approval: Approval;
  formatActor: (actor: Actor) => string;
}) {
  const { rollover, params } = approval;
  if (rollover) {
    const { source, destination } = rollover;
    return (
      <>
        <div>
          <strong>{rollover.participantName ?? strings.unnamed}</strong> · {formatAmount(rollover)}
        </div>
        <div className="soft">
          {formatSide(source)} → {formatSide(destination)}
        </div>
      </>
    );
  }
  if (typeof params?.keyId === "string") return formatActor({ type: "api_key", id: params.keyId });
  if (typeof params?.name === "string") return params.name;
  const removedActions = [params?.remove ?? []].flat();
  return removedActions.map((action) => formatApprovalName({ action: action as never })).join(", ");
}

const formatSide = ({ custodianName, accountNumberMask }: NonNullable<Approval["rollover"]>["source"]) =>
  `${custodianName ?? strings.unknownCustodian} ${accountNumberMask}`;
