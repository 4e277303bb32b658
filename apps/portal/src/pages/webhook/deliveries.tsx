import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getQuery, listQuery } from "../../api/queries.ts";
import { useAddress } from "../../shell/address.ts";
import {
  type Column,
  EmptyState,
  PagedTable,
  RelativeTime,
  Section,
  Select,
  State,
  TextField,
} from "../../ui/index.ts";
import type { Delivery } from "./queries.ts";
import { deliveryStrings as strings } from "./strings.ts";

const POLL_INTERVAL_MS = 5_000;
const STATUSES = ["waiting", "succeeded", "failed"] as const;
const ANY = "any";

const COLUMNS: readonly Column<Delivery>[] = [
  { id: "type", title: strings.type, cell: ({ eventType }) => <code>{eventType}</code> },
  { id: "status", title: strings.status, cell: ({ status }) => <State state={status} /> },
  { id: "attempts", title: strings.attempts, align: "end", cell: ({ attempts }) => attempts },
  {
    id: "next",
    title: strings.next,
    isSecondary: true,
    cell: ({ nextAttemptAt }) => <RelativeTime time={nextAttemptAt} otherwise="–" />,
  },
  { id: "kind", title: strings.kind, isSecondary: true, cell: ({ kind }) => strings.kinds[kind] },
  { id: "created", title: strings.created, cell: ({ createdAt }) => <RelativeTime time={createdAt} /> },
];

export function Deliveries({ id }: { id: string }) {
  const [address, setAddress] = useAddress();
  const { data: types } = useQuery({ ...getQuery("/v1/event-types"), staleTime: Number.POSITIVE_INFINITY });
  const status = STATUSES.find((one) => one === address.status);
  const eventId = address.eventId?.startsWith("evt_") ? address.eventId : undefined;
  const query = {
    limit: 25,
    ...(status ? { status } : {}),
    ...(address.type ? { type: address.type as never } : {}),
    ...(eventId ? { eventId } : {}),
  };
  const deliveries = useInfiniteQuery({
    ...listQuery("/v1/webhook-endpoints/{id}/deliveries", { params: { path: { id }, query } }),
    // Polls, because deliveries emit no change events.
    refetchInterval: POLL_INTERVAL_MS,
  });
  return (
    <Section title={strings.title}>
      <div className="filters">
        <Select
          label={strings.status}
          options={[
            { id: ANY, label: strings.anyStatus },
            ...STATUSES.map((one) => ({ id: one, label: strings.statuses[one] })),
          ]}
          selectedKey={status ?? ANY}
          onSelectionChange={(key) => setAddress({ status: key === ANY ? undefined : String(key) })}
        />
        <Select
          label={strings.type}
          options={[
            { id: ANY, label: strings.anyType },
            ...(types?.data ?? []).map(({ name }) => ({ id: name, label: name })),
          ]}
          selectedKey={address.type ?? ANY}
          onSelectionChange={(key) => setAddress({ type: key === ANY ? undefined : String(key) })}
        />
        <TextField
          label={strings.event}
          placeholder="evt_…"
          value={address.eventId ?? ""}
          onChange={(text) => setAddress({ eventId: text.trim() || undefined }, { replace: true })}
          isMono
        />
      </div>
      <PagedTable<Delivery>
        query={deliveries}
        label={strings.title}
        columns={COLUMNS}
        href={(one) => `/deliveries/${one.id}`}
        empty={<EmptyState title={strings.emptyTitle}>{strings.empty}</EmptyState>}
      />
    </Section>
  );
}
