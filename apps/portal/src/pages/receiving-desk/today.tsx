import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../../api/queries.ts";
import { DefinitionList, Money, QueryContent, Section } from "../../ui/index.ts";
import { strings } from "./strings.ts";

/** Shows where today's money is. The amounts add up to the arrivals. */
export function Today() {
  const query = useQuery(getQuery("/v1/incoming-funds/summary"));
  return (
    <Section title={strings.today}>
      <QueryContent query={query}>
        {({ total }) => (
          <DefinitionList
            items={[
              [strings.arrivals, <Money key="arrivals" amount={total.arrivals} />],
              [strings.tabs.applied, <Money key="applied" amount={total.applied} />],
              [strings.tabs.unmatched, <Money key="unmatched" amount={total.unmatched} />],
              [strings.tabs.suspense, <Money key="suspense" amount={total.suspense} />],
              [strings.tabs.returned, <Money key="returned" amount={total.returned} />],
              [strings.reversed, <Money key="reversed" amount={total.reversed} />],
            ]}
          />
        )}
      </QueryContent>
    </Section>
  );
}
