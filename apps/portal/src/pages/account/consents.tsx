import { useInfiniteQuery } from "@tanstack/react-query";
import type { Answer } from "../../api/client.ts";
import { listQuery, rowsOf } from "../../api/queries.ts";
import { toWords } from "../../forms/words.ts";
import { type Column, EmptyState, Loaded, LoadMore, RelativeTime, Table } from "../../ui/index.ts";
import { strings } from "./strings.ts";

type Consent = Answer<"/v1/consents/{id}">;
type Side = Consent["rollover"]["source"];

const nameOf = ({ custodianName, custodianId, accountType }: Side) =>
  `${custodianName ?? custodianId ?? "–"}, ${toWords(accountType)}`;

const COLUMNS: readonly Column<Consent>[] = [
  { id: "from", title: strings.from, cell: ({ rollover }) => nameOf(rollover.source) },
  { id: "to", title: strings.to, cell: ({ rollover }) => nameOf(rollover.destination) },
  {
    id: "statements",
    title: strings.statements,
    cell: ({ statements }) => statements.length,
    align: "end",
    isSecondary: true,
  },
  { id: "given", title: strings.given, cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
];

export function Consents({ accountId }: { accountId: string }) {
  const query = useInfiniteQuery(
    listQuery("/v1/accounts/{id}/consents", { params: { path: { id: accountId }, query: { limit: 20 } } }),
  );
  return (
    <>
      <Loaded query={query}>
        {(data) => (
          <Table
            label={strings.consents}
            columns={COLUMNS}
            rows={rowsOf<Consent>(data)}
            href={({ id }) => `/consents/${id}`}
            empty={<EmptyState title={strings.noConsent}>{strings.noConsentHint}</EmptyState>}
          />
        )}
      </Loaded>
      <LoadMore query={query} />
    </>
  );
}
