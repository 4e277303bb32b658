import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { toKeyActor, useActorNames } from "../../api/actor-names.ts";
import { api } from "../../api/client.ts";
import { saveFile } from "../../api/files.ts";
import { flattenPages, listQuery } from "../../api/queries.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Button,
  CodeText,
  type Column,
  EmptyState,
  LoadMore,
  PageHeader,
  QueryContent,
  RelativeTime,
  Table,
  toast,
} from "../../ui/index.ts";
import { type Entry, EntryDialog } from "./entry-dialog.tsx";
import { type AuditFilters, Filters, parseFilters } from "./filters.tsx";
import { strings } from "./strings.ts";
import { VerificationNotice } from "./verification-notice.tsx";

type Row = Entry & { id: string };

const toColumns = ({ formatActor, formatTarget }: EntryNames): readonly Column<Row>[] => [
  { id: "when", title: strings.time, cell: ({ at }) => <RelativeTime time={at} /> },
  { id: "who", title: strings.actor, cell: formatActor },
  {
    id: "what",
    title: strings.action,
    cell: ({ action }) => <CodeText text={action} />,
    isRowHeader: true,
  },
  {
    id: "target",
    title: strings.target,
    cell: ({ targetId }) => formatTarget(targetId),
    isSecondary: true,
  },
];

export function Page() {
  const [address] = useAddress();
  const [openEntry, setOpenEntry] = useState<Entry | null>(null);
  const filters = parseFilters(address);
  const query = useInfiniteQuery(
    listQuery("/portal/api/audit", { params: { query: { ...filters, limit: 50 } } }),
  );
  const entries = flattenPages<Entry>(query.data);
  const names = useEntryNames(entries);
  const isFiltered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeader title={strings.title} actions={<ExportButton filters={filters} />}>
        {strings.hint}
      </PageHeader>
      <VerificationNotice />
      <Filters key={JSON.stringify(filters)} filters={filters} />
      <QueryContent query={query} lines={10}>
        {() => (
          <Table
            label={strings.title}
            columns={toColumns(names)}
            rows={entries.map((entry) => ({ ...entry, id: String(entry.sequence) }))}
            onOpen={setOpenEntry}
            empty={
              <EmptyState title={isFiltered ? strings.noMatches : strings.none}>
                {isFiltered ? strings.noMatchesHint : strings.noneHint}
              </EmptyState>
            }
          />
        )}
      </QueryContent>
      <LoadMore query={query} />
      {openEntry && (
        <EntryDialog
          entry={openEntry}
          actorName={names.formatActor(openEntry)}
          onClose={() => setOpenEntry(null)}
        />
      )}
    </>
  );
}

interface EntryNames {
  formatActor: (entry: Entry) => string;
  formatTarget: (targetId: string) => ReactNode;
}

/** Looks up API keys only, because entries contain the other names. */
function useEntryNames(entries: readonly Entry[]): EntryNames {
  const isKey = (id: string | null) => id?.startsWith("key_") === true;
  const keyIds = entries.flatMap(({ actor, targetId }) => [actor.id, targetId]).filter(isKey);
  const formatKey = useActorNames(keyIds.map(toKeyActor));
  return {
    formatActor({ actor }) {
      if (isKey(actor.id)) return formatKey(toKeyActor(actor.id));
      return actor.name ?? (actor.id === null ? actor.type : `${actor.type} ${actor.id}`);
    },
    formatTarget: (targetId) => (isKey(targetId) ? formatKey(toKeyActor(targetId)) : <code>{targetId}</code>),
  };
}

function ExportButton({ filters }: { filters: AuditFilters }) {
  const save = useMutation({
    async mutationFn() {
      const { data } = await api.GET("/portal/api/audit/export", {
        params: { query: filters },
        parseAs: "blob",
      });
      saveFile(data as unknown as Blob, "audit.ndjson");
    },
    onError: (error) => toast({ title: error.message, tone: "bad" }),
  });
  return (
    <Button onPress={() => save.mutate()} isPending={save.isPending}>
      {strings.export}
    </Button>
  );
}
