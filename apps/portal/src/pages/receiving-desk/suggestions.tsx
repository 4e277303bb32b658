import { useMutation, useQuery } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { getQuery, idParams } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { Button, ErrorNotice, formatEnumValue, QueryContent, TextLink, toast } from "../../ui/index.ts";
import { type IncomingFunds, refetchFunds, reloadAfterConflict } from "./incoming-funds.ts";
import { strings } from "./strings.ts";

export function Suggestions({ funds, canApply }: { funds: IncomingFunds; canApply: boolean }) {
  const query = useQuery(getQuery("/v1/incoming-funds/{id}/suggestions", idParams(funds.id)));
  const idempotencyKeyFor = useIdempotencyKey();
  const apply = useMutation({
    mutationFn: (body: { rolloverId: string; transferId?: string }) =>
      getBody(
        api.POST("/v1/incoming-funds/{id}/apply", {
          params: {
            path: { id: funds.id },
            header: { "If-Match": `"${funds.version}"`, "Idempotency-Key": idempotencyKeyFor(body) },
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
    <section className="stack" aria-labelledby="suggestions">
      <h3 id="suggestions">{strings.suggestions}</h3>
      <ErrorNotice error={apply.error} />
      <QueryContent query={query}>
        {({ suggestions }) =>
          suggestions.length === 0 ? (
            <p className="soft">{strings.noSuggestions}</p>
          ) : (
            <table className="table" aria-label={strings.suggestions}>
              <thead>
                <tr>
                  <th scope="col">{strings.rollover}</th>
                  <th scope="col">{strings.score}</th>
                  <th scope="col">{strings.reasons}</th>
                  <th scope="col">{strings.action}</th>
                </tr>
              </thead>
              <tbody>
                {suggestions.map(({ rolloverId, score, reasons, transferId, state, canApply: isAllowed }) => (
                  <tr key={rolloverId}>
                    <th scope="row">
                      <TextLink href={`/rollovers/${rolloverId}`}>{rolloverId}</TextLink>{" "}
                      <span className="soft">{formatEnumValue(state)}</span>
                    </th>
                    <td className="numbers">{score}</td>
                    <td>{reasons.map(({ code }) => formatEnumValue(code)).join(", ")}</td>
                    <td>
                      {!isAllowed && <span className="soft">{strings.cannotApply}</span>}
                      {isAllowed && canApply && (
                        <Button
                          size="small"
                          variant="primary"
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
                ))}
              </tbody>
            </table>
          )
        }
      </QueryContent>
    </section>
  );
}
