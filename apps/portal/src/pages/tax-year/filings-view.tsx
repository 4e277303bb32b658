import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useActorNames } from "../../api/actor-names.ts";
import { flattenPages, getQuery, idParams } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Button,
  type Column,
  EmptyState,
  ErrorNotice,
  formatDay,
  PagedTable,
  RelativeTime,
} from "../../ui/index.ts";
import { FilingDialog } from "./filing-dialog.tsx";
import { RecordFiling } from "./record-filing.tsx";
import { strings } from "./strings.ts";
import { filingsQuery, type TaxFiling } from "./tax-report.ts";

export function FilingsView({ year }: { year: number }) {
  const canRecord = useHasScope()("rollovers:operate");
  const [address, setAddress] = useAddress();
  const query = useInfiniteQuery(filingsQuery(year));
  const filings = flattenPages<TaxFiling>(query.data);
  const listed = filings.find(({ id }) => id === address.filing);
  // The filing in the URL can be missing from the loaded pages of the list.
  const single = useQuery({
    ...getQuery("/v1/tax-filings/{id}", idParams(address.filing ?? "")),
    enabled: address.filing !== undefined && query.data !== undefined && !listed,
  });
  const opened = listed ?? single.data;
  const formatActor = useActorNames([...filings, ...(opened ? [opened] : [])].map((one) => one.recordedBy));
  const columns: readonly Column<TaxFiling>[] = [
    {
      id: "form",
      title: strings.form,
      isRowHeader: true,
      cell: ({ form, number }) => strings.filing(form, number),
    },
    { id: "filedOn", title: strings.filedOn, cell: ({ filedOn }) => formatDay(filedOn, null) },
    { id: "count", title: strings.lineCount, align: "end", cell: ({ lineCount }) => lineCount },
    {
      id: "by",
      title: strings.recordedBy,
      isSecondary: true,
      cell: ({ recordedBy, createdAt }) => (
        <>
          {formatActor(recordedBy)},{" "}
          <span className="soft">
            <RelativeTime clock="organization" time={createdAt} />
          </span>
        </>
      ),
    },
  ];
  return (
    <div className="stack">
      {canRecord && (
        <div className="row">
          <Button variant="primary" onPress={() => setAddress({ new: "1" })}>
            {strings.recordFiling}
          </Button>
        </div>
      )}
      <PagedTable<TaxFiling>
        query={query}
        label={strings.filings}
        columns={columns}
        onOpen={({ id }) => setAddress({ filing: id })}
        empty={<EmptyState title={strings.noFilings}>{strings.noFilingsHint}</EmptyState>}
      />
      {address.new && canRecord && (
        <RecordFiling
          year={year}
          onClose={() => setAddress({ new: undefined }, { replace: true })}
          onRecorded={(filing) => setAddress({ new: undefined, filing }, { replace: true })}
        />
      )}
      <ErrorNotice error={opened ? null : single.error} />
      {opened && (
        <FilingDialog
          filing={opened}
          recordedBy={formatActor(opened.recordedBy)}
          onClose={() => setAddress({ filing: undefined })}
        />
      )}
    </div>
  );
}
