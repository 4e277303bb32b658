import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { type ApiResponse, api, getBody } from "../../api/client.ts";
import { flattenPages, getQuery, listQuery, queryClient, refetch } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { formatAccountName, useCustodianNames } from "../../pickers/index.ts";
import {
  Button,
  type Column,
  ConfirmByTyping,
  CopyAsCurl,
  EmptyState,
  formatEnumValue,
  Icon,
  LinkButton,
  LoadedPage,
  Menu,
  MenuItem,
  Money,
  Notice,
  PagedTable,
  PageHeader,
  RelativeTime,
  Section,
  State,
  toast,
} from "../../ui/index.ts";
import { toEtag } from "../rollover/queries.ts";
import type { Rollover } from "../rollover/rollover.ts";
import { Consents } from "./consents.tsx";
import { AccountDetails } from "./details.tsx";
import { EditAccount } from "./edit-account.tsx";
import { strings } from "./strings.ts";

type Account = ApiResponse<"/v1/accounts/{id}">;

export function Page() {
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(getQuery("/v1/accounts/{id}", { params: { path: { id } } }));
  return (
    <LoadedPage query={query} noun="Account" list={{ href: "/accounts", title: "Accounts" }} lines={10}>
      {(account) => <AccountView account={account} />}
    </LoadedPage>
  );
}

function AccountView({ account }: { account: Account }) {
  const hasScope = useHasScope();
  const [openDialog, setOpenDialog] = useState<"edit" | "erase" | null>(null);
  const { id, status } = account;
  const name = formatAccountName(account) ?? id;
  const isActive = status === "active";
  const close = () => setOpenDialog(null);
  const erase = async () => {
    const erased = await getBody(
      api.DELETE("/v1/accounts/{id}", {
        params: { path: { id }, header: { "If-Match": toEtag(account) } },
      }),
    );
    queryClient.setQueryData(getQuery("/v1/accounts/{id}", { params: { path: { id } } }).queryKey, erased);
    toast({ title: strings.eraseDone, tone: "good" });
    await refetch("/v1/accounts", "/v1/rollovers");
  };
  return (
    <>
      <PageHeader
        title={name}
        mark={<State state={isActive ? "active" : "erased"} />}
        actions={
          <>
            {isActive && hasScope("rollovers:write") && (
              <LinkButton variant="primary" href={`/rollovers/new?account=${id}`}>
                {strings.newRollover}
              </LinkButton>
            )}
            {isActive && hasScope("accounts:write") && (
              <Button onPress={() => setOpenDialog("edit")}>{strings.edit}</Button>
            )}
            <CopyAsCurl call={{ method: "GET", path: `/v1/accounts/${id}` }} />
            {isActive && hasScope("accounts:write") && (
              <Menu variant="plain" className="button-icon">
                <MenuItem isDanger onAction={() => setOpenDialog("erase")}>
                  <Icon name="trash" />
                  {strings.erase}
                </MenuItem>
              </Menu>
            )}
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
      {openDialog === "edit" && <EditAccount account={account} onClose={close} />}
      <ConfirmByTyping
        title={strings.eraseTitle}
        isOpen={openDialog === "erase"}
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

const toColumns = (names: ReadonlyMap<string, string>): readonly Column<Rollover>[] => [
  {
    id: "route",
    title: strings.route,
    cell: ({ source, destination }) =>
      strings.routeText(names.get(source.custodianId) ?? "…", names.get(destination.custodianId) ?? "…"),
  },
  {
    id: "amount",
    title: strings.amount,
    cell: ({ amount }) =>
      amount.requested === null ? strings.fullBalance : <Money amount={amount.requested} />,
  },
  { id: "state", title: strings.state, cell: ({ state }) => <State state={state} /> },
  {
    id: "pendingOn",
    title: strings.pendingOn,
    cell: ({ pendingOn }) => (pendingOn === "none" ? "–" : formatEnumValue(pendingOn)),
    isSecondary: true,
  },
  {
    id: "updated",
    title: strings.updated,
    cell: ({ updatedAt }) => <RelativeTime clock="organization" time={updatedAt} />,
  },
];

function Rollovers({ accountId }: { accountId: string }) {
  const query = useInfiniteQuery(listQuery("/v1/rollovers", { params: { query: { accountId, limit: 20 } } }));
  const names = useCustodianNames(
    flattenPages<Rollover>(query.data).flatMap(({ source, destination }) => [
      source.custodianId,
      destination.custodianId,
    ]),
  );
  return (
    <PagedTable<Rollover>
      query={query}
      label={strings.rollovers}
      columns={toColumns(names)}
      href={({ id }) => `/rollovers/${id}`}
      empty={<EmptyState title={strings.none}>{strings.noneHint}</EmptyState>}
    />
  );
}
