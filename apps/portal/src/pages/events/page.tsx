import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Schemas } from "../../api/client.ts";
import { getQuery, listQuery, rowsOf } from "../../api/queries.ts";
import { useAddress, writeAddress } from "../../shell/address.ts";
import {
  type Column,
  ComboBox,
  CopyAsCurl,
  EmptyState,
  Loaded,
  LoadMore,
  PageHeader,
  RelativeTime,
  Table,
  TextField,
  TextLink,
} from "../../ui/index.ts";
import { strings } from "./strings.ts";
import "./events.css";

type Event = Schemas["Event"];

const COLUMNS: readonly Column<Event>[] = [
  { id: "type", title: strings.type, cell: ({ type }) => <code>{type}</code> },
  { id: "about", title: strings.about, cell: ({ data }) => <About data={data} /> },
  { id: "id", title: strings.id, isSecondary: true, cell: ({ id }) => <span className="mono">{id}</span> },
  {
    id: "at",
    title: strings.at,
    cell: ({ createdAt }) => <RelativeTime clock="organization" at={createdAt} />,
  },
];

export function Page() {
  const [address, setAddress] = useAddress();
  const { data: types } = useQuery({ ...getQuery("/v1/event-types"), staleTime: Number.POSITIVE_INFINITY });
  const { type, rolloverId } = address;
  const isFit = rolloverId === undefined || /^rol_\w{26}$/.test(rolloverId);
  const query = {
    limit: 50,
    ...(type ? { type: type as never } : {}),
    ...(rolloverId && isFit ? { rolloverId } : {}),
  };
  const events = useInfiniteQuery(listQuery("/v1/events", { params: { query } }));
  const isNarrowed = type !== undefined || rolloverId !== undefined;
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={<CopyAsCurl call={{ method: "GET", path: `/v1/events${writeAddress(query)}` }} />}
      >
        {strings.lead}
      </PageHeader>
      <div className="event-filters">
        <ComboBox
          label={strings.type}
          placeholder={strings.anyType}
          options={(types?.data ?? []).map(({ name }) => ({ id: name, label: name }))}
          selectedKey={type ?? null}
          key={types ? "known" : "asked"}
          onSelectionChange={(key) => setAddress({ type: key === null ? undefined : String(key) })}
        />
        <TextField
          label={strings.rollover}
          placeholder="rol_…"
          value={rolloverId ?? ""}
          onChange={(text) => setAddress({ rolloverId: text.trim() || undefined }, { replace: true })}
          isInvalid={!isFit}
          {...(isFit ? {} : { hint: strings.badId })}
          isMono
        />
      </div>
      <Loaded query={events}>
        {(data) => (
          <Table
            label={strings.title}
            columns={COLUMNS}
            rows={rowsOf<Event>(data)}
            href={({ id }) => `/events/${id}`}
            empty={
              <EmptyState title={isNarrowed ? strings.noneTitle : strings.emptyTitle}>
                {isNarrowed ? strings.none : strings.empty}
              </EmptyState>
            }
          />
        )}
      </Loaded>
      <LoadMore query={events} />
    </>
  );
}

function About({ data }: { data: Event["data"] }) {
  const [place] = PLACES.filter(({ name }) => typeof data[name] === "string");
  if (!place) return <span className="soft">–</span>;
  const id = String(data[place.name]);
  return (
    <TextLink href={`${place.path}/${id}`}>
      <span className="mono">{id}</span>
    </TextLink>
  );
}

const PLACES = [
  { name: "rolloverId", path: "/rollovers" },
  { name: "accountId", path: "/accounts" },
  { name: "keyId", path: "/keys" },
  { name: "webhookEndpointId", path: "/webhooks" },
];
