import { useQuery } from "@tanstack/react-query";
import { getQuery, idParams } from "../../api/queries.ts";
import { toLabel } from "../../forms/labels.ts";
import { BulletList, SendTo } from "../../requirements/requirement-facts.tsx";
import { REQUIREMENT_NAMES } from "../../requirements/requirement-sets.ts";
import { strings as requirementStrings } from "../../requirements/strings.ts";
import { DefinitionList, formatBusinessDays, Notice, QueryContent, TextLink } from "../../ui/index.ts";
import { strings } from "./requirements-strings.ts";
import type { Rollover } from "./rollover.ts";

/** Combines the directory's and the organization's requirements. */
export function RequirementsView({ rollover: { id, source } }: { rollover: Rollover }) {
  const query = useQuery(getQuery("/v1/rollovers/{id}/requirements", idParams(id)));
  return (
    <QueryContent query={query}>
      {({ requirements, enclosures, signers, sendTo, processingDays, hasUnconfirmed, requirementSets }) => {
        const required = REQUIREMENT_NAMES.filter((name) => requirements[name]);
        const notes = requirementSets.flatMap(({ note }) => note ?? []);
        return (
          <>
            {hasUnconfirmed && (
              <Notice tone="warn" title={strings.unconfirmed}>
                <p>{strings.unconfirmedHint}</p>
                <p className="row">
                  {requirementSets
                    .filter(({ isUnconfirmed }) => isUnconfirmed)
                    .map(({ id: setId, planId }) => (
                      <TextLink
                        key={setId}
                        href={planId === null ? `/custodians/${source.custodianId}` : `/plans/${planId}`}
                      >
                        {planId === null ? strings.openCustodian : strings.openPlan}
                      </TextLink>
                    ))}
                </p>
              </Notice>
            )}
            <DefinitionList
              items={[
                [
                  strings.required,
                  required.length === 0 ? (
                    strings.nothing
                  ) : (
                    <BulletList
                      key="required"
                      items={required.map((name) => requirementStrings.names[name])}
                    />
                  ),
                ],
                enclosures.length > 0 && [
                  strings.enclosures,
                  <BulletList
                    key="enclosures"
                    items={enclosures.map(({ detail, isUnconfirmed }) =>
                      isUnconfirmed ? `${detail} (${strings.unconfirmedItem})` : detail,
                    )}
                  />,
                ],
                signers.length > 0 && [strings.signers, signers.map(toLabel).join(", ")],
                sendTo !== null && [strings.sendTo, <SendTo key="send" sendTo={sendTo} />],
                processingDays !== null && [strings.days, formatBusinessDays(processingDays)],
                notes.length > 0 && [strings.notes, notes.join("\n")],
              ]}
            />
          </>
        );
      }}
    </QueryContent>
  );
}
