import { useInfiniteQuery } from "@tanstack/react-query";
import type { ApiResponse } from "../../api/client.ts";
import { listQuery } from "../../api/queries.ts";
import { toLabel } from "../../forms/labels.ts";
import { type Column, EmptyState, PagedTable, RelativeTime } from "../../ui/index.ts";
import { strings } from "./strings.ts";

type Consent = ApiResponse<"/v1/consents/{id}">;
type Side = Consent["rollover"]["source"];

const formatSide = ({ custodianName, custodianId, accountType }: Side) =>
  `${custodianName ?? custodianId ?? "–"}, ${toLabel(accountType)}`;

const COLUMNS: readonly Column<Consent>[] = [
  { id: "from", title: strings.from, cell: ({ rollover }) => formatSide(rollover.source) },
  { id: "to", title: strings.to, cell: ({ rollover }) => formatSide(rollover.destination) },
  {
    id: "statements",
    title: strings.statements,
    cell: ({ statements }) => statements.length,
    align: "end",
    isSecondary: true,
  },
  { id: "given", title: strings.given, cell: ({ createdAt }) => <RelativeTime time={createdAt} /> },
];

export function Consents({ accountId }: { accountId: string }) {
  const query = useInfiniteQuery(
    listQuery("/v1/accounts/{id}/consents", { params: { path: { id: accountId }, query: { limit: 20 } } }),
  );
  return (
    <PagedTable<Consent>
      query={query}
      label={strings.consents}
      columns={COLUMNS}
      href={({ id }) => `/consents/${id}`}
      empty={<EmptyState title={strings.noConsent}>{strings.noConsentHint}</EmptyState>}
    />
  );
}
