import { useInfiniteQuery } from "@tanstack/react-query";
import { type Column, EmptyState, Money, PagedTable, RelativeTime } from "../../ui/index.ts";
import { type BankFileSummary, filesQuery } from "./bank-files.ts";
import { ControlTotalBadge } from "./file-dialog.tsx";
import { importStrings as strings } from "./import-strings.ts";

export function FilesTable({ onOpen }: { onOpen: (id: string) => void }) {
  const query = useInfiniteQuery(filesQuery());
  return (
    <PagedTable<BankFileSummary>
      query={query}
      label={strings.files}
      columns={COLUMNS}
      onOpen={({ id }) => onOpen(id)}
      empty={<EmptyState title={strings.noFiles}>{strings.noFilesHint}</EmptyState>}
    />
  );
}

const COLUMNS: readonly Column<BankFileSummary>[] = [
  { id: "name", title: strings.name, cell: ({ name }) => <span className="break-anywhere">{name}</span> },
  {
    id: "at",
    title: strings.importedAt,
    isSecondary: true,
    cell: ({ createdAt }) => <RelativeTime clock="organization" time={createdAt} />,
  },
  {
    id: "format",
    title: strings.format,
    isSecondary: true,
    cell: ({ format }) => strings.formatNames[format] ?? format,
  },
  {
    id: "credits",
    title: strings.credits,
    align: "end",
    cell: ({ totals }) => <Money amount={totals.credits} />,
  },
  { id: "control", title: strings.control, cell: (file) => <ControlTotalBadge file={file} /> },
  {
    id: "arrivals",
    title: strings.arrivals,
    align: "end",
    isSecondary: true,
    cell: ({ totals }) => totals.arrivals,
  },
  {
    id: "returns",
    title: strings.returnCount,
    align: "end",
    isSecondary: true,
    cell: (file) => file.returnCount,
  },
  {
    id: "warnings",
    title: strings.warnings,
    align: "end",
    isSecondary: true,
    cell: (file) => file.issueCount,
  },
];
