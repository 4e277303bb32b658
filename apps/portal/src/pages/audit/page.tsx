import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listQuery, rowsOf } from "../../api/queries.ts";
import { useAddress } from "../../shell/address.ts";
import {
  type Column,
  EmptyState,
  Loaded,
  LoadMore,
  PageHeader,
  RelativeTime,
  Table,
} from "../../ui/index.ts";
import { type Entry, nameOfActor } from "./entry.ts";
import { EntryDialog } from "./entry-dialog.tsx";
import { ExportButton } from "./export-button.tsx";
import { Filters, readFilters } from "./filters.tsx";
import { strings } from "./strings.ts";
import { Verified } from "./verified.tsx";

type Row = Entry & { id: string };

const COLUMNS: readonly Column<Row>[] = [
  { id: "when", title: strings.when, cell: ({ at }) => <RelativeTime at={at} /> },
  { id: "who", title: strings.who, cell: nameOfActor },
  { id: "what", title: strings.what, cell: ({ action }) => <code>{action}</code>, isRowHeader: true },
  {
    id: "target",
    title: strings.target,
    cell: ({ targetId }) => <code>{targetId}</code>,
    isSecondary: true,
  },
];

export function Page() {
  const [address] = useAddress();
  const [opened, open] = useState<Entry | null>(null);
  const filters = readFilters(address);
  const query = useInfiniteQuery(
    listQuery("/portal/api/audit", { params: { query: { ...filters, limit: 50 } } }),
  );
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeader title={strings.title} actions={<ExportButton filters={filters} />}>
        {strings.hint}
      </PageHeader>
      <Verified />
      <Filters key={JSON.stringify(filters)} filters={filters} />
      <Loaded query={query} lines={10}>
        {(data) => (
          <Table
            label={strings.title}
            columns={COLUMNS}
            rows={rowsOf<Entry>(data).map((entry) => ({ ...entry, id: String(entry.sequence) }))}
            onOpen={open}
            empty={
              <EmptyState title={isNarrowed ? strings.noneFound : strings.none}>
                {isNarrowed ? strings.noneFoundHint : strings.noneHint}
              </EmptyState>
            }
          />
        )}
      </Loaded>
      <LoadMore query={query} />
      {opened && <EntryDialog entry={opened} onClose={() => open(null)} />}
    </>
  );
}
