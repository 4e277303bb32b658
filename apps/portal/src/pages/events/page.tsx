import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Schemas } from "../../api/client.ts";
import { getQuery, listQuery } from "../../api/queries.ts";
import { serializeAddress, useAddress } from "../../shell/address.ts";
import {
  type Column,
  ComboBox,
  CopyAsCurl,
  EmptyState,
  IdText,
  PagedTable,
  PageHeader,
  RelativeTime,
  TextField,
  TextLink,
} from "../../ui/index.ts";
import { strings } from "./strings.ts";
import "./events.css";

type Event = Schemas["Event"];

const ROLLOVER_ID = /^rol_\w{26}$/;

const COLUMNS: readonly Column<Event>[] = [
  {
    id: "type",
    title: strings.type,
    cell: ({ type, data }) => (
      <>
        <code>{type}</code>
        <div className="event-object-narrow">
          <EventObject data={data} />
        </div>
      </>
    ),
  },
  { id: "about", title: strings.object, isSecondary: true, cell: ({ data }) => <EventObject data={data} /> },
  { id: "id", title: strings.id, isSecondary: true, cell: ({ id }) => <span className="mono">{id}</span> },
  {
    id: "at",
    title: strings.occurred,
    cell: ({ createdAt }) => <RelativeTime clock="organization" time={createdAt} />,
  },
];

export function Page() {
  const [address, setAddress] = useAddress();
  const { data: types } = useQuery({ ...getQuery("/v1/event-types"), staleTime: Number.POSITIVE_INFINITY });
  const { type, rolloverId } = address;
  const isValidId = rolloverId === undefined || ROLLOVER_ID.test(rolloverId);
  const query = {
    limit: 50,
    ...(type ? { type: type as never } : {}),
    ...(rolloverId && isValidId ? { rolloverId } : {}),
  };
  const events = useInfiniteQuery(listQuery("/v1/events", { params: { query } }));
  const isFiltered = type !== undefined || rolloverId !== undefined;
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={<CopyAsCurl call={{ method: "GET", path: `/v1/events${serializeAddress(query)}` }} />}
      >
        {strings.lead}
      </PageHeader>
      <div className="event-filters">
        <ComboBox
          label={strings.type}
          placeholder={strings.anyType}
          options={(types?.data ?? []).map(({ name }) => ({ id: name, label: name }))}
          selectedKey={type ?? null}
          // Remounts when the options are loaded, so that the field shows the selected type.
          key={types ? "loaded" : "loading"}
          onSelectionChange={(key) => setAddress({ type: key === null ? undefined : String(key) })}
        />
        <TextField
          label={strings.rollover}
          placeholder="rol_…"
          value={rolloverId ?? ""}
          onChange={(text) => setAddress({ rolloverId: text.trim() || undefined }, { replace: true })}
          isInvalid={!isValidId}
          {...(isValidId ? {} : { hint: strings.badId })}
          isMono
        />
      </div>
      <PagedTable<Event>
        query={events}
        label={strings.title}
        columns={COLUMNS}
        href={({ id }) => `/events/${id}`}
        empty={
          <EmptyState title={isFiltered ? strings.noMatches : strings.emptyTitle}>
            {isFiltered ? strings.noMatchesHint : strings.empty}
          </EmptyState>
        }
      />
    </>
  );
}

function EventObject({ data }: { data: Event["data"] }) {
  const page = OBJECT_PAGES.find(({ name }) => typeof data[name] === "string");
  if (!page) return <span className="soft">–</span>;
  const id = String(data[page.name]);
  return (
    <TextLink href={page.path + id}>
      <IdText text={id} />
    </TextLink>
  );
}

/** Object pages, in order: an event links to the first object that it has. */
const OBJECT_PAGES = [
  { name: "rolloverId", path: "/rollovers/" },
  { name: "accountId", path: "/accounts/" },
  { name: "keyId", path: "/keys/" },
  { name: "webhookEndpointId", path: "/webhooks/" },
  { name: "approvalId", path: "/approvals/" },
  { name: "planId", path: "/plans/" },
  { name: "custodianId", path: "/custodians/" },
  { name: "incomingFundsId", path: "/receiving-desk?id=" },
  { name: "fileId", path: "/receiving-desk?tab=files&file=" },
];
