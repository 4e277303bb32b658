import { useInfiniteQuery } from "@tanstack/react-query";
import type { Schemas } from "../../api/client.ts";
import { listQuery } from "../../api/queries.ts";
import { useAddress } from "../../shell/address.ts";
import {
  type Column,
  formatEnumValue,
  Money,
  PagedTable,
  RelativeTime,
  Section,
  Select,
  State,
} from "../../ui/index.ts";
import type { Rollover } from "../rollover/rollover.ts";
import { strings } from "./strings.ts";
import "./plan-rollovers.css";

/** For each filter, the values of `pendingOn` that it shows. */
const PENDING_ON = {
  all: undefined,
  open: "operations,integrator,participant,source_custodian,destination_custodian",
  finished: "none",
} as const;
type Filter = keyof typeof PENDING_ON;
const FILTERS = Object.keys(PENDING_ON) as Filter[];

export function PlanRollovers({ plan: { id } }: { plan: Schemas["Plan"] }) {
  const [address, setAddress] = useAddress();
  const filter = FILTERS.find((name) => name === address.rollovers) ?? "all";
  const pendingOn = PENDING_ON[filter];
  const query = useInfiniteQuery(
    listQuery("/v1/rollovers", { params: { query: { planId: id, pendingOn, limit: 20 } } }),
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
      <div className="plan-rollovers-filter">
        <Select
          label={strings.show}
          options={FILTERS.map((name) => ({ id: name, label: strings.filters[name] }))}
          selectedKey={filter}
          onSelectionChange={(key) =>
            setAddress({ rollovers: key === "all" ? undefined : String(key) }, { replace: true })
          }
        />
      </div>
      <PagedTable<Rollover>
        query={query}
        label={strings.rollovers}
        columns={columns}
        href={(rollover) => `/rollovers/${rollover.id}`}
        empty={<p className="soft">{strings.noRollovers[filter]}</p>}
      />
    </Section>
  );
}
