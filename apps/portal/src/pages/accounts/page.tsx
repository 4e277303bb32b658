import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { type Answer, answer, api } from "../../api/client.ts";
import { listQuery, rowsOf } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import { nameOfAccount } from "../../pickers/index.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Button,
  type Column,
  CopyAsCurl,
  EmptyState,
  Loaded,
  LoadMore,
  PageHeader,
  RelativeTime,
  SearchField,
  State,
  Table,
} from "../../ui/index.ts";
import { maskEmail } from "./mask.ts";
import { NewAccount } from "./new-account.tsx";
import { strings } from "./strings.ts";

type Account = Answer<"/v1/accounts/{id}">;

const COLUMNS: readonly Column<Account>[] = [
  { id: "name", title: strings.name, cell: (account) => nameOfAccount(account) ?? account.id },
  { id: "email", title: strings.email, cell: ({ email }) => email && maskEmail(email), isSecondary: true },
  {
    id: "externalId",
    title: strings.externalId,
    cell: ({ externalId }) => <span className="mono">{externalId}</span>,
    isSecondary: true,
  },
  { id: "status", title: strings.status, cell: ({ status }) => <State state={status} /> },
  { id: "created", title: strings.created, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
];
const hrefOf = ({ id }: Account) => `/accounts/${id}`;
/** Shorter queries match too much. */
const SHORTEST = 2;

export function Page() {
  const may = useMay();
  const [address, setAddress] = useAddress();
  // The search text can be a name, so it stays out of the URL, which servers log.
  const [typed, setTyped] = useState("");
  const q = useDeferredValue(typed.trim());
  const open = (isOpen: boolean) => setAddress({ new: isOpen ? "1" : undefined }, { replace: true });
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          <>
            <CopyAsCurl call={{ method: "GET", path: "/v1/accounts" }} />
            {may("accounts:write") && (
              <Button look="primary" onPress={() => open(true)}>
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
        value={typed}
        onChange={setTyped}
      />
      {q.length < SHORTEST ? <All /> : <Found q={q} />}
      {address.new && may("accounts:write") && <NewAccount onClose={() => open(false)} />}
    </>
  );
}

function All() {
  const query = useInfiniteQuery(listQuery("/v1/accounts", { params: { query: { limit: 50 } } }));
  return (
    <>
      <Loaded query={query} lines={8}>
        {(data) => (
          <Table
            label={strings.title}
            columns={COLUMNS}
            rows={rowsOf<Account>(data)}
            href={hrefOf}
            empty={<EmptyState title={strings.none}>{strings.noneHint}</EmptyState>}
          />
        )}
      </Loaded>
      <LoadMore query={query} />
    </>
  );
}

function Found({ q }: { q: string }) {
  const query = useQuery({
    queryKey: ["accounts", "search", q],
    queryFn: ({ signal }) => answer(api.POST("/portal/api/accounts/search", { body: { q }, signal })),
    placeholderData: keepPreviousData,
  });
  return (
    <Loaded query={query} lines={8}>
      {({ data }) => (
        <>
          <p className="soft" role="status">
            {strings.found(data.length)}
          </p>
          <Table
            label={strings.title}
            columns={COLUMNS}
            rows={data}
            href={hrefOf}
            empty={<EmptyState title={strings.noneFound}>{strings.noneFoundHint}</EmptyState>}
          />
        </>
      )}
    </Loaded>
  );
}
