import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Schemas } from "../../api/client.ts";
import { browserClock } from "../../api/clock.ts";
import { getQuery, listQuery } from "../../api/queries.ts";
import { useAddress } from "../../shell/address.ts";
import { type Column, EmptyState, PagedTable, PageHeader, RelativeTime } from "../../ui/index.ts";
import { Filters, isFiltered } from "./filters.tsx";
import { type LoggedRequest, RequestRoute, StatusBadge } from "./parts.tsx";
import { strings } from "./strings.ts";
import "./logs.css";

/** Length of each period that the `since` filter can select. Without `since`, the list covers all stored requests. */
const PERIODS_MS: Readonly<Record<string, number>> = { hour: 3_600_000, day: 86_400_000 };
const STATUS_CLASSES = ["2xx", "3xx", "4xx", "5xx"] as const;
const METHODS = ["GET", "POST", "PATCH", "DELETE"] as const;

const findValue = <Value extends string>(values: readonly Value[], text: string | undefined) =>
  values.find((value) => value === text);

export function Page() {
  const [address] = useAddress();
  const { status, method, since, key, code, route } = address;
  // Memoized: a moving start time would change the query key on every render.
  const startTime = useMemo(() => {
    const periodMs = PERIODS_MS[since ?? ""];
    return periodMs === undefined ? undefined : new Date(browserClock() - periodMs).toISOString();
  }, [since]);
  const query = {
    limit: 50 as const,
    status: findValue(STATUS_CLASSES, status),
    method: findValue(METHODS, method),
    keyId: key,
    code,
    route,
    from: startTime,
  };
  const requests = useInfiniteQuery(listQuery("/portal/api/requests", { params: { query } as never }));
  const keys = useQuery(getQuery("/v1/api-keys", { params: { query: { limit: 100 } } as never }));
  const keysById = new Map(keys.data?.data.map((key) => [key.id, key]));
  const columns: Column<LoggedRequest>[] = [
    { id: "status", title: strings.status, cell: (row) => <StatusBadge status={row.status} /> },
    {
      id: "request",
      title: strings.request,
      isRowHeader: true,
      cell: (row) => <RequestRoute request={row} />,
    },
    { id: "code", title: strings.code, cell: ({ code }) => code && <code>{code}</code>, isSecondary: true },
    {
      id: "key",
      title: strings.key,
      isSecondary: true,
      cell: ({ keyId }) => (keyId ? <KeyCell id={keyId} apiKey={keysById.get(keyId)} /> : strings.member),
    },
    {
      id: "duration",
      title: strings.duration,
      align: "end",
      isSecondary: true,
      cell: ({ durationMs }) => <span className="numbers">{durationMs} ms</span>,
    },
    { id: "when", title: strings.when, cell: ({ createdAt }) => <RelativeTime time={createdAt} /> },
  ];
  return (
    <>
      <PageHeader title={strings.title} />
      <p className="soft">{strings.lead}</p>
      <Filters keys={keys.data?.data ?? []} />
      <PagedTable<LoggedRequest>
        query={requests}
        label={strings.title}
        columns={columns}
        href={({ id }) => `/logs/${id}`}
        empty={
          <EmptyState title={strings.emptyTitle}>
            {isFiltered(address) ? strings.emptyFiltered : strings.empty}
          </EmptyState>
        }
      />
    </>
  );
}

function KeyCell({ id, apiKey }: { id: string; apiKey: Schemas["ApiKey"] | undefined }) {
  if (!apiKey) return <span className="break-anywhere">{id}</span>;
  return (
    <>
      {apiKey.name} <code className="soft">…{apiKey.last4}</code>
    </>
  );
}
