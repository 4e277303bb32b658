import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useActorNames } from "../../api/actor-names.ts";
import type { Schemas } from "../../api/client.ts";
import { flattenPages, listQuery } from "../../api/queries.ts";
import { formatEnumValue, LoadMore, QueryContent, RelativeTime } from "../../ui/index.ts";
import { strings } from "./strings.ts";

type Entry = Schemas["IncomingFundsEntry"];

const historyQuery = (id: string) =>
  listQuery("/v1/incoming-funds/{id}/history", { params: { path: { id }, query: { limit: 50 } } });

export function FundsHistory({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{strings.history}</summary>
      {isOpen && <Entries id={id} />}
    </details>
  );
}

function Entries({ id }: { id: string }) {
  const query = useInfiniteQuery(historyQuery(id));
  const entries = flattenPages<Entry>(query.data);
  const formatActor = useActorNames(entries.map(({ actor }) => actor));
  return (
    <>
      <QueryContent query={query}>
        {() => (
          <ol className="bare-list">
            {entries.map(({ sequence, type, at, actor, data }) => (
              <li key={sequence}>
                {strings.historyTypes[type] ?? formatEnumValue(type)}{" "}
                <span className="soft">
                  {strings.by} {formatActor(actor)}, <RelativeTime clock="organization" time={at} />
                </span>
                {typeof data.reason === "string" && <div>{formatEnumValue(data.reason)}</div>}
              </li>
            ))}
          </ol>
        )}
      </QueryContent>
      <LoadMore query={query} />
    </>
  );
}
