import { flattenPages } from "../api/queries.ts";
import { LoadMore, type PagedQuery } from "./load-more.tsx";
import { Loaded } from "./loaded.tsx";
import { Table, type TableProps } from "./table.tsx";

/** Renders the rows of a paginated query, with a button for the next page. */
export function PagedTable<Row extends { id: string }>({
  query,
  lines,
  ...tableProps
}: Omit<TableProps<Row>, "rows"> & { query: PagedQuery<Row>; lines?: number }) {
  return (
    <>
      <Loaded query={query} lines={lines}>
        {(data) => <Table {...tableProps} rows={flattenPages(data)} />}
      </Loaded>
      <LoadMore query={query} />
    </>
  );
}
