import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { type Answer, answer, api } from "../../api/client.ts";
import { getQuery, listQuery, queryClient, refetch, rowsOf } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import { nameOfAccount } from "../../pickers/index.ts";
import {
  Button,
  type Column,
  ConfirmByTyping,
  CopyAsCurl,
  EmptyState,
  LinkButton,
  Loaded,
  LoadedPage,
  LoadMore,
  Money,
  Notice,
  PageHeader,
  RelativeTime,
  State,
  Table,
  toast,
  wordsOf,
} from "../../ui/index.ts";
import { Section } from "../../ui/section.tsx";
import { tagOf } from "../rollover/queries.ts";
import type { Rollover } from "../rollover/rollover.ts";
import { Consents } from "./consents.tsx";
import { AccountDetails } from "./details.tsx";
import { EditAccount } from "./edit-account.tsx";
import { strings } from "./strings.ts";

type Account = Answer<"/v1/accounts/{id}">;

export function Page() {
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(getQuery("/v1/accounts/{id}", { params: { path: { id } } }));
  return (
    <LoadedPage query={query} noun="Account" list={{ href: "/accounts", title: "Accounts" }} lines={10}>
      {(account) => <Shown account={account} />}
    </LoadedPage>
  );
}

function Shown({ account }: { account: Account }) {
  const may = useMay();
  const [asked, setAsked] = useState<"edit" | "erase" | null>(null);
  const { id, status } = account;
  const name = nameOfAccount(account) ?? id;
  const isActive = status === "active";
  const close = () => setAsked(null);
  const erase = async () => {
    const erased = await answer(
      api.DELETE("/v1/accounts/{id}", {
        params: { path: { id }, header: { "If-Match": tagOf(account) } },
      }),
    );
    queryClient.setQueryData(getQuery("/v1/accounts/{id}", { params: { path: { id } } }).queryKey, erased);
    toast({ title: strings.wasErased, tone: "good" });
    await refetch("/v1/accounts", "/v1/rollovers");
  };
  return (
    <>
      <PageHeader
        title={name}
        mark={<State state={isActive ? "active" : "erased"} />}
        actions={
          <>
            {isActive && may("rollovers:write") && (
              <LinkButton look="primary" href={`/rollovers/new?account=${id}`}>
                {strings.newRollover}
              </LinkButton>
            )}
            {isActive && may("accounts:write") && (
              <>
                <Button onPress={() => setAsked("edit")}>{strings.edit}</Button>
                <Button look="danger" onPress={() => setAsked("erase")}>
                  {strings.erase}
                </Button>
              </>
            )}
            <CopyAsCurl call={{ method: "GET", path: `/v1/accounts/${id}` }} />
          </>
        }
      />
      {!isActive && (
        <Notice tone="neutral" title={strings.erased}>
          <p>{strings.erasedHint}</p>
        </Notice>
      )}
      <AccountDetails account={account} />
      <Section title={strings.rollovers}>
        <Rollovers accountId={id} />
      </Section>
      <Section title={strings.consents}>
        <Consents accountId={id} />
      </Section>
      {asked === "edit" && <EditAccount account={account} onClose={close} />}
      <ConfirmByTyping
        title={strings.eraseTitle}
        isOpen={asked === "erase"}
        onClose={close}
        text={name}
        action={strings.eraseAction}
        onConfirm={erase}
      >
        <p>{strings.eraseHint}</p>
      </ConfirmByTyping>
    </>
  );
}

const COLUMNS: readonly Column<Rollover>[] = [
  {
    id: "amount",
    title: strings.amount,
    cell: ({ amount }) => (amount.requested === null ? strings.whole : <Money amount={amount.requested} />),
  },
  { id: "state", title: strings.state, cell: ({ state }) => <State state={state} /> },
  {
    id: "pendingOn",
    title: strings.pendingOn,
    cell: ({ pendingOn }) => (pendingOn === "none" ? "–" : wordsOf(pendingOn)),
    isSecondary: true,
  },
  {
    id: "updated",
    title: strings.updated,
    cell: ({ updatedAt }) => <RelativeTime clock="organization" at={updatedAt} />,
  },
];

function Rollovers({ accountId }: { accountId: string }) {
  const query = useInfiniteQuery(listQuery("/v1/rollovers", { params: { query: { accountId, limit: 20 } } }));
  return (
    <>
      <Loaded query={query}>
        {(data) => (
          <Table
            label={strings.rollovers}
            columns={COLUMNS}
            rows={rowsOf<Rollover>(data)}
            href={({ id }) => `/rollovers/${id}`}
            empty={<EmptyState title={strings.none}>{strings.noneHint}</EmptyState>}
          />
        )}
      </Loaded>
      <LoadMore query={query} />
    </>
  );
}
