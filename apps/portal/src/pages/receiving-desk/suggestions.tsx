import { useMutation, useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { api, getBody } from "../../api/client.ts";
import { getQuery, idParams } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import {
  Button,
  ErrorNotice,
  formatEnumValue,
  formatMoney,
  QueryContent,
  State,
  TextLink,
  toast,
} from "../../ui/index.ts";
import { TableFrame } from "../../ui/table-frame.tsx";
import { type IncomingFunds, refetchFunds, reloadAfterConflict } from "./incoming-funds.ts";
import { type RolloverSummary, useRolloverSummaries } from "./rollover-summaries.ts";
import { strings } from "./strings.ts";

export const suggestionsQuery = (id: string) => getQuery("/v1/incoming-funds/{id}/suggestions", idParams(id));

interface SuggestionsProps {
  funds: IncomingFunds;
  canApply: boolean;
  /** Receives the section, so that a keyboard shortcut can focus its first Apply button. */
  sectionRef: RefObject<HTMLElement | null>;
}

export function Suggestions({ funds, canApply, sectionRef }: SuggestionsProps) {
  const query = useQuery(suggestionsQuery(funds.id));
  const all = query.data?.suggestions ?? [];
  const summaries = useRolloverSummaries(all.map(({ rolloverId }) => rolloverId));
  const getIdempotencyKey = useIdempotencyKey();
  const apply = useMutation({
    mutationFn: (body: { rolloverId: string; transferId?: string }) =>
      getBody(
        api.POST("/v1/incoming-funds/{id}/apply", {
          params: {
            path: { id: funds.id },
            header: { "If-Match": `"${funds.version}"`, "Idempotency-Key": getIdempotencyKey(body) },
          },
          body,
        }),
      ),
    onError: reloadAfterConflict,
    onSuccess: () => {
      toast({ title: strings.applied, tone: "good" });
      void refetchFunds();
    },
  });
  return (
    <section ref={sectionRef} className="stack" aria-labelledby="suggestions">
      <h3 id="suggestions">{strings.suggestions}</h3>
      <ErrorNotice error={apply.error} />
      <QueryContent query={query}>
        {({ suggestions }) =>
          suggestions.length === 0 ? (
            <p className="soft">{strings.noSuggestions}</p>
          ) : (
            <TableFrame label={strings.suggestions}>
              <table className="table desk-suggestions" aria-label={strings.suggestions}>
                <thead>
                  <tr>
                    <th scope="col">{strings.rollover}</th>
                    <th scope="col">{strings.score}</th>
                    <th scope="col" className="table-secondary">
                      {strings.reasons}
                    </th>
                    <th scope="col">
                      <span className="visually-hidden">{strings.action}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {suggestions.map(
                    ({ rolloverId, score, reasons, transferId, state, canApply: stateAllowsReceipt }) => (
                      <tr key={rolloverId}>
                        <th scope="row">
                          <RolloverCell id={rolloverId} state={state} summary={summaries.get(rolloverId)} />
                          <div className="desk-narrow">
                            <Reasons reasons={reasons} />
                          </div>
                        </th>
                        <td className="numbers">{score}</td>
                        <td className="table-secondary">
                          <Reasons reasons={reasons} />
                        </td>
                        <td className="table-end">
                          {!stateAllowsReceipt && <span className="soft">{strings.cannotApply}</span>}
                          {stateAllowsReceipt && canApply && (
                            <Button
                              size="small"
                              variant="primary"
                              className="desk-apply"
                              aria-label={strings.applyTo(rolloverId)}
                              isPending={apply.isPending && apply.variables.rolloverId === rolloverId}
                              isDisabled={apply.isPending}
                              onPress={() =>
                                apply.mutate({ rolloverId, ...(transferId === null ? {} : { transferId }) })
                              }
                            >
                              {strings.apply}
                            </Button>
                          )}
                        </td>
                      </tr>
                    ),
                  )}
                </tbody>
              </table>
            </TableFrame>
          )
        }
      </QueryContent>
    </section>
  );
}

function Reasons({ reasons }: { reasons: readonly { code: string; points: number }[] }) {
  return (
    <ul className="desk-match-reasons">
      {reasons.map(({ code, points }) => (
        <li key={code}>
          {strings.reasonCodes[code] ?? formatEnumValue(code)}{" "}
          <span className="soft numbers">{strings.points(points)}</span>
        </li>
      ))}
    </ul>
  );
}

function RolloverCell({
  id,
  state,
  summary,
}: {
  id: string;
  state: string;
  summary: RolloverSummary | undefined;
}) {
  const { participant, route, requested, sent } = summary ?? {};
  const amount =
    sent && sent !== "0.00"
      ? strings.sent(formatMoney(sent))
      : requested && strings.requested(formatMoney(requested));
  return (
    <div className="desk-rollover">
      <span className="row">
        {participant && <strong>{participant}</strong>} <State state={state} />
      </span>
      <span className="soft">{[route, amount].filter(Boolean).join(", ")}</span>
      <TextLink href={`/rollovers/${id}`}>{id}</TextLink>
    </div>
  );
}
