import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { type ApiResponse, api, getBody } from "../../api/client.ts";
import { listQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { formatAccountName } from "../../pickers/index.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Button,
  type Column,
  CopyAsCurl,
  EmptyState,
  PagedTable,
  PageHeader,
  QueryContent,
  RelativeTime,
  SearchField,
  State,
  Table,
} from "../../ui/index.ts";
import { maskEmail } from "./mask.ts";
import { NewAccount } from "./new-account.tsx";
import { strings } from "./strings.ts";

type Account = ApiResponse<"/v1/accounts/{id}">;

const COLUMNS: readonly Column<Account>[] = [
  { id: "name", title: strings.name, cell: (account) => formatAccountName(account) ?? account.id },
  { id: "email", title: strings.email, cell: ({ email }) => email && maskEmail(email), isSecondary: true },
  {
    id: "externalId",
    title: strings.externalId,
    cell: ({ externalId }) => <span className="mono">{externalId}</span>,
    isSecondary: true,
  },
  { id: "status", title: strings.status, cell: ({ status }) => <State state={status} /> },
  { id: "created", title: strings.created, cell: ({ createdAt }) => <RelativeTime time={createdAt} /> },
];
const toHref = ({ id }: Account) => `/accounts/${id}`;
const MIN_SEARCH_LENGTH = 2;

export function Page() {
  const hasScope = useHasScope();
  const [address, setAddress] = useAddress();
  // The search text can be a name, so it stays out of the URL, which servers log.
  const [searchText, setSearchText] = useState("");
  const q = useDeferredValue(searchText.trim());
  const setOpen = (isOpen: boolean) => setAddress({ new: isOpen ? "1" : undefined }, { replace: true });
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          <>
            <CopyAsCurl call={{ method: "GET", path: "/v1/accounts" }} />
            {hasScope("accounts:write") && (
              <Button variant="primary" onPress={() => setOpen(true)}>
                {strings.new}
              </Button>
            )}
          </>
        }
      >
        {strings.hint}
      </PageHeader>
      <SearchField
        label={strings.search}
        placeholder={strings.searchHint}
        value={searchText}
        onChange={setSearchText}
      />
      {q.length < MIN_SEARCH_LENGTH ? <AllAccounts /> : <SearchResults q={q} />}
      {address.new && hasScope("accounts:write") && <NewAccount onClose={() => setOpen(false)} />}
    </>
  );
}

function AllAccounts() {
  const query = useInfiniteQuery(listQuery("/v1/accounts", { params: { query: { limit: 50 } } }));
  return (
    <PagedTable<Account>
      query={query}
      lines={8}
      label={strings.title}
      columns={COLUMNS}
      href={toHref}
      empty={<EmptyState title={strings.none}>{strings.noneHint}</EmptyState>}
    />
  );
}

function SearchResults({ q }: { q: string }) {
  const query = useQuery({
    queryKey: ["accounts", "search", q],
    queryFn: ({ signal }) => getBody(api.POST("/portal/api/accounts/search", { body: { q }, signal })),
    placeholderData: keepPreviousData,
  });
  return (
    <QueryContent query={query} lines={8}>
      {({ data }) => (
        <>
          <p className="soft" role="status">
            {strings.resultCount(data.length)}
          </p>
          <Table
            label={strings.title}
            columns={COLUMNS}
            rows={data}
            href={toHref}
            empty={<EmptyState title={strings.noMatches}>{strings.noMatchesHint}</EmptyState>}
          />
        </>
      )}
    </QueryContent>
  );
}
