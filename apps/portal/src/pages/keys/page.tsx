import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Badge,
  Button,
  type Column,
  EmptyState,
  formatEnumValue,
  PagedTable,
  PageHeader,
  RelativeTime,
  SearchField,
  Select,
  State,
} from "../../ui/index.ts";
import { GenerateDialog } from "./generate-dialog.tsx";
import { formatKeyHint, type Key } from "./key.ts";
import { toSearch } from "./key-formats.ts";
import { strings } from "./strings.ts";
import "./keys.css";

const COLUMNS: readonly Column<Key>[] = [
  { id: "name", title: strings.columns.name, isRowHeader: true, cell: ({ name }) => name },
  { id: "key", title: strings.columns.key, cell: (key) => <code>{formatKeyHint(key)}</code> },
  {
    id: "environment",
    title: strings.columns.environment,
    isSecondary: true,
    cell: ({ environment }) => (
      <Badge tone={environment === "live" ? "bad" : "info"}>{formatEnumValue(environment)}</Badge>
    ),
  },
  {
    id: "scopes",
    title: strings.columns.scopes,
    isSecondary: true,
    cell: ({ scopes }) => strings.scopeCount(scopes.length),
  },
  {
    id: "lastUsed",
    title: strings.columns.lastUsed,
    cell: ({ lastUsedAt }) => <RelativeTime time={lastUsedAt} otherwise={strings.neverUsed} />,
  },
  {
    id: "expires",
    title: strings.columns.expires,
    isSecondary: true,
    cell: ({ expiresAt }) => <RelativeTime time={expiresAt} otherwise={strings.neverExpires} />,
  },
  { id: "state", title: strings.columns.state, cell: ({ status }) => <State state={status} /> },
];

/** Active keys, with or without an expiration date. */
const DEFAULT_STATUS = "living";
const ANY_TYPE = "any";
const STATUSES = Object.entries(strings.statuses).map(([id, label]) => ({ id, label }));
const TYPES = [
  { id: ANY_TYPE, label: strings.anyType },
  ...Object.entries(strings.types).map(([id, { name }]) => ({ id, label: name })),
];

export function Page() {
  const hasScope = useHasScope();
  const [address, setAddress] = useAddress();
  const [isGenerating, setGenerating] = useState(false);
  const { q, type, status = DEFAULT_STATUS, approval: approvalId } = address;
  const query = {
    limit: 50,
    ...(q ? { q: toSearch(q) } : {}),
    ...(type ? { type } : {}),
    ...(status === "all" ? {} : { status }),
  };
  const keys = useInfiniteQuery(listQuery("/portal/api/keys", { params: { query: query as never } }));
  const generate = hasScope("keys:manage") && (
    <Button variant="primary" onPress={() => setGenerating(true)}>
      {strings.generate}
    </Button>
  );
  const isFiltered = q !== undefined || type !== undefined || address.status !== undefined;
  return (
    <>
      <PageHeader title={strings.title} actions={generate}>
        {strings.lead}
      </PageHeader>
      <div className="columns key-filters">
        <SearchField
          label={strings.search}
          value={q ?? ""}
          onChange={(text) => setAddress({ q: text || undefined }, { replace: true })}
        />
        <Select
          label={strings.type}
          options={TYPES}
          value={type ?? ANY_TYPE}
          onChange={(id) => setAddress({ type: id === ANY_TYPE ? undefined : String(id) })}
        />
        <Select
          label={strings.status}
          options={STATUSES}
          value={status}
          onChange={(id) => setAddress({ status: id === DEFAULT_STATUS ? undefined : String(id) })}
        />
      </div>
      <PagedTable<Key>
        query={keys}
        label={strings.title}
        columns={COLUMNS}
        href={({ id }) => `/keys/${id}`}
        empty={
          <EmptyState
            title={isFiltered ? strings.noMatches : strings.emptyTitle}
            action={isFiltered ? undefined : generate}
          >
            {isFiltered ? strings.noMatchesHint : strings.empty}
          </EmptyState>
        }
      />
      <GenerateDialog
        isOpen={isGenerating || approvalId !== undefined}
        approvalId={approvalId}
        onClose={() => {
          setGenerating(false);
          setAddress({ approval: undefined }, { replace: true });
        }}
      />
    </>
  );
}
