import { useInfiniteQuery } from "@tanstack/react-query";
import { type Actor, useActorNames } from "../../api/actor-names.ts";
import { flattenPages } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import { type PaymentDetails, paymentDetailsByStatusQuery } from "../../payment-details/payment-details.ts";
import { PaymentStatusBadge } from "../../payment-details/payment-status-badge.tsx";
import { useAddress } from "../../shell/address.ts";
import { type Column, EmptyState, PagedTable, RelativeTime, Select } from "../../ui/index.ts";
import { strings } from "./strings.ts";
import { toSubjectHref, useSubjectNames } from "./subject-names.ts";

const STATUSES = ["unconfirmed", "confirmed", "all"] as const;

export function PaymentsTab() {
  const [{ show }, setAddress] = useAddress();
  const { memberId } = useMe();
  const status = STATUSES.find((one) => one === show) ?? "unconfirmed";
  const query = useInfiniteQuery(paymentDetailsByStatusQuery(status === "all" ? null : status));
  const rows = flattenPages<PaymentDetails>(query.data);
  const getSubjectName = useSubjectNames(rows);
  const formatActor = useActorNames(rows.map(({ createdBy }) => createdBy));
  const columns: readonly Column<PaymentDetails>[] = [
    { id: "subject", title: strings.subject, cell: getSubjectName },
    {
      id: "status",
      title: strings.status,
      cell: (row) => (
        <>
          <PaymentStatusBadge status={row.status} />
          {row.status === "unconfirmed" && row.createdBy.id === memberId && (
            <div className="soft">{strings.ownEntry}</div>
          )}
        </>
      ),
    },
    { id: "payee", title: strings.payee, cell: ({ payee }) => payee, isSecondary: true },
    {
      id: "by",
      title: strings.by,
      cell: ({ createdBy }) => formatActor(createdBy as Actor),
      isSecondary: true,
    },
    {
      id: "entered",
      title: strings.entered,
      cell: ({ createdAt }) => <RelativeTime clock="organization" time={createdAt} />,
      isSecondary: true,
    },
  ];
  return (
    <div className="stack">
      <div className="plan-filter">
        <Select
          label={strings.show}
          options={STATUSES.map((id) => ({ id, label: strings.paymentStatuses[id] }))}
          selectedKey={status}
          onSelectionChange={(key) => setAddress({ show: key === "unconfirmed" ? undefined : String(key) })}
        />
      </div>
      <PagedTable<PaymentDetails>
        query={query}
        label={strings.paymentStatuses[status]}
        columns={columns}
        href={toSubjectHref}
        empty={
          status === "unconfirmed" ? (
            <EmptyState title={strings.noPayments}>{strings.noPaymentsHint}</EmptyState>
          ) : (
            <EmptyState title={strings.noPaymentsWithStatus} />
          )
        }
      />
    </div>
  );
}
