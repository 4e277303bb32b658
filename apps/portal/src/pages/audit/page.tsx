import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useActorNames } from "../../api/actor-names.ts";
import { api } from "../../api/client.ts";
import { saveFile } from "../../api/files.ts";
import { flattenPages, listQuery } from "../../api/queries.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Button,
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

const toColumns = (formatActor: (entry: Entry) => string): readonly Column<Row>[] => [
  { id: "when", title: strings.time, cell: ({ at }) => <RelativeTime time={at} /> },
  { id: "who", title: strings.actorTitle, cell: formatActor },
  { id: "what", title: strings.actionTitle, cell: ({ action }) => <code>{action}</code>, isRowHeader: true },
  {
    id: "target",
    title: strings.target,
    cell: ({ targetId }) => <code>{targetId}</code>,
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
  const formatActor = useEntryActors(entries);
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
            columns={toColumns(formatActor)}
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
          actorName={formatActor(openEntry)}
          onClose={() => setOpenEntry(null)}
        />
      )}
    </>
  );
}

/** Keys are shown with their last four characters. Other names are part of the entry. */
function useEntryActors(entries: readonly Entry[]): (entry: Entry) => string {
  const isKey = ({ type }: Entry["actor"]) => type === "api_key";
  const formatKey = useActorNames(entries.flatMap(({ actor }) => (isKey(actor) ? [actor] : [])));
  return ({ actor }) => {
    if (isKey(actor)) return formatKey(actor);
    return actor.name ?? (actor.id === null ? actor.type : `${actor.type} ${actor.id}`);
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
