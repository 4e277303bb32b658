import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody, type Schemas } from "../../api/client.ts";
import { getQuery } from "../../api/queries.ts";
import { toLabel } from "../../forms/labels.ts";
import { Button, ErrorNotice, QueryContent, State } from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { NigoDialog } from "./nigo-dialog.tsx";
import { refetchNigo } from "./nigo-queries.ts";
import { strings } from "./nigo-strings.ts";

const MAX_ITEMS = 100;

export function NigoView({ rolloverId, canChange }: { rolloverId: string; canChange: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const items = useQuery(
    getQuery("/v1/rollovers/{id}/nigo-items", {
      params: { path: { id: rolloverId }, query: { limit: MAX_ITEMS } },
    }),
  );
  const resolve = useMutation({
    mutationFn: (id: string) =>
      getBody(
        api.POST("/v1/nigo-items/{id}/resolve", {
          params: { path: { id } },
          body: { resolution: "corrected" },
        }),
      ),
    onSuccess: refetchNigo,
  });
  return (
    <>
      <ErrorNotice error={resolve.error} />
      <QueryContent query={items}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="soft">{strings.none}</p>
          ) : (
            <NigoTable
              items={data}
              pendingId={resolve.isPending ? resolve.variables : null}
              onResolve={canChange ? resolve.mutate : null}
            />
          )
        }
      </QueryContent>
      {canChange && (
        <div className="row">
          <Button size="small" onPress={() => setIsOpen(true)}>
            {strings.record}
          </Button>
        </div>
      )}
      {isOpen && <NigoDialog rolloverId={rolloverId} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function NigoTable({
  items,
  pendingId,
  onResolve,
}: {
  items: readonly Schemas["NigoItem"][];
  pendingId: string | null;
  onResolve: ((id: string) => void) | null;
}) {
  return (
    <TableFrame label={strings.title}>
      <table className="table table-stacked" aria-label={strings.title}>
        <thead>
          <tr>
            <th scope="col">{strings.reason}</th>
            <th scope="col" className="table-secondary">
              {strings.fixedBy}
            </th>
            <th scope="col">{strings.status}</th>
            <th scope="col">
              <span className="visually-hidden">{strings.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, code, detail, remedy, fixedBy, status, resolution, reportedOn }) => (
            <tr key={id}>
              <th scope="row">
                <div className="document-summary">
                  <span>{toLabel(code)}</span>
                  {detail && <span className="soft">{detail}</span>}
                  <span className="soft">{remedy}</span>
                </div>
              </th>
              <td className="table-secondary">{toLabel(fixedBy)}</td>
              <td>
                <div className="document-summary">
                  <span>
                    <State state={resolution ?? status} />
                  </span>
                  <span className="soft">{strings.reported(reportedOn)}</span>
                </div>
              </td>
              <td className="table-end">
                {onResolve && status === "open" && (
                  <Button
                    size="small"
                    isPending={pendingId === id}
                    onPress={() => onResolve(id)}
                    aria-label={`${strings.resolve}: ${toLabel(code)}`}
                  >
                    {strings.resolve}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}
