import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { api, getBody, type Schemas } from "../../api/client.ts";
import { saveFile } from "../../api/files.ts";
import { listQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { serializeAddress, useAddress } from "../../shell/address.ts";
import {
  Badge,
  Button,
  type Column,
  CopyAsCurl,
  EmptyState,
  formatBusinessDays,
  formatEnumValue,
  PagedTable,
  PageHeader,
  SearchField,
  Select,
  toast,
} from "../../ui/index.ts";
import { ImportDirectory } from "./import-directory.tsx";
import { findMatch } from "./match.ts";
import { strings } from "./strings.ts";
import "./custodians.css";

type Custodian = Schemas["Custodian"];

const ANY = "any";
const ROLES = ["delivering", "receiving"] as const;
const ACCOUNT_TYPES = Object.keys(strings.accountTypes) as (keyof typeof strings.accountTypes)[];

export function Page() {
  const hasScope = useHasScope();
  const [address, setAddress] = useAddress();
  const [isImporting, setImporting] = useState(false);
  const q = useDeferredValue(address.q?.trim() ?? "");
  const role = ROLES.find((one) => one === address.role);
  const accountType = ACCOUNT_TYPES.find((one) => one === address.accountType);
  const query = {
    limit: 50,
    ...(q ? { q } : {}),
    ...(role ? { role } : {}),
    ...(accountType ? { accountType } : {}),
  };
  const custodians = useInfiniteQuery({
    ...listQuery("/v1/custodians", { params: { query } }),
    placeholderData: (previous) => previous,
  });
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          <>
            <CopyAsCurl call={{ method: "GET", path: `/v1/custodians${serializeAddress(query)}` }} />
            {hasScope("custodians:manage") && (
              <>
                <DownloadDirectory />
                <Button variant="primary" onPress={() => setImporting(true)}>
                  {strings.import}
                </Button>
              </>
            )}
          </>
        }
      >
        {strings.lead}
      </PageHeader>
      <search className="custodian-filters">
        <SearchField
          label={strings.search}
          value={address.q ?? ""}
          onChange={(text) => setAddress({ q: text || undefined }, { replace: true })}
          autoFocus
        />
        <Select
          aria-label={strings.role}
          label={strings.role}
          options={[
            { id: ANY, label: strings.anyRole },
            ...ROLES.map((one) => ({ id: one, label: strings.roles[one] })),
          ]}
          selectedKey={role ?? ANY}
          onSelectionChange={(key) => setAddress({ role: key === ANY ? undefined : String(key) })}
        />
        <Select
          label={strings.type}
          options={[
            { id: ANY, label: strings.anyType },
            ...ACCOUNT_TYPES.map((one) => ({ id: one, label: strings.accountTypes[one] })),
          ]}
          selectedKey={accountType ?? ANY}
          onSelectionChange={(key) => setAddress({ accountType: key === ANY ? undefined : String(key) })}
        />
      </search>
      <PagedTable<Custodian>
        query={custodians}
        label={strings.title}
        columns={toColumns(q)}
        href={({ id }) => `/custodians/${id}`}
        empty={<EmptyState title={strings.emptyTitle}>{strings.empty}</EmptyState>}
      />
      {isImporting && <ImportDirectory onClose={() => setImporting(false)} />}
    </>
  );
}

function toColumns(q: string): readonly Column<Custodian>[] {
  return [
    {
      id: "name",
      title: strings.name,
      cell: (custodian) => (
        <span className="custodian-name">
          <span>{custodian.name}</span>
          <MatchReason q={q} custodian={custodian} />
        </span>
      ),
    },
    { id: "kind", title: strings.kind, isSecondary: true, cell: ({ category }) => formatEnumValue(category) },
    {
      id: "roles",
      title: strings.role,
      isSecondary: true,
      cell: ({ roles }) =>
        roles.length === ROLES.length ? (
          <span className="soft">{strings.bothRoles}</span>
        ) : (
          roles.map((role) => strings.onlyRole[role]).join(", ")
        ),
    },
    {
      id: "days",
      title: strings.days,
      cell: ({ processingDays }) => <span className="numbers">{formatBusinessDays(processingDays)}</span>,
    },
    {
      id: "verified",
      title: strings.verified,
      cell: ({ verified }) =>
        verified ? <Badge tone="good">{strings.verified}</Badge> : <Badge>{strings.unverified}</Badge>,
    },
  ];
}

function MatchReason({ q, custodian }: { q: string; custodian: Custodian }) {
  if (q === "") return null;
  const { kind, text } = findMatch(q, custodian);
  if (kind === "name") return null;
  return (
    <span className="soft">
      {strings.matchReasons[kind]} {kind === "alias" && <mark>{text}</mark>}
    </span>
  );
}

/** Uses the API client, because a link can't set the organization header. */
function DownloadDirectory() {
  const download = useMutation({
    mutationFn: async () => {
      const blob = (await getBody(
        api.GET("/portal/api/custodians/export", { parseAs: "blob" } as never),
      )) as unknown as Blob;
      saveFile(blob, "custodians.csv");
    },
    onError: ({ message }) => toast({ title: message, tone: "bad" }),
  });
  return (
    <Button onPress={() => download.mutate()} isPending={download.isPending}>
      {strings.export}
    </Button>
  );
}
