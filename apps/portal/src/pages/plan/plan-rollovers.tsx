import { useInfiniteQuery } from "@tanstack/react-query";
import type { Schemas } from "../../api/client.ts";
import { listQuery } from "../../api/queries.ts";
import {
  type Column,
  formatEnumValue,
  Money,
  PagedTable,
  RelativeTime,
  Section,
  State,
} from "../../ui/index.ts";
import type { Rollover } from "../rollover/rollover.ts";
import { strings } from "./strings.ts";

/** Open rollovers wait for one of these parties. */
const OPEN = "operations,integrator,participant,source_custodian,destination_custodian";

/** Lists open rollovers, because the API examines only a limited number of rollovers. */
export function PlanRollovers({ plan: { id } }: { plan: Schemas["Plan"] }) {
  const query = useInfiniteQuery(
    listQuery("/v1/rollovers", { params: { query: { planId: id, pendingOn: OPEN, limit: 20 } } }),
  );
  const columns: readonly Column<Rollover>[] = [
    {
      id: "amount",
      title: strings.amount,
      cell: ({ amount }) =>
        amount.requested === null ? strings.fullBalance : <Money amount={amount.requested} />,
    },
    {
      id: "side",
      title: strings.side,
      cell: ({ source }) => (source.planId === id ? strings.sides.source : strings.sides.destination),
    },
    { id: "state", title: strings.state, cell: ({ state }) => <State state={state} /> },
    {
      id: "pendingOn",
      title: strings.pendingOn,
      cell: ({ pendingOn }) => (pendingOn === "none" ? "–" : formatEnumValue(pendingOn)),
      isSecondary: true,
    },
    {
      id: "updated",
      title: strings.updatedAt,
      cell: ({ updatedAt }) => <RelativeTime clock="organization" time={updatedAt} />,
      isSecondary: true,
    },
  ];
  return (
    <Section title={strings.rollovers}>
      <PagedTable<Rollover>
        query={query}
        label={strings.rollovers}
        columns={columns}
        href={(rollover) => `/rollovers/${rollover.id}`}
        empty={<p className="soft">{strings.noRollovers}</p>}
      />
    </Section>
  );
}
