import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../../api/queries.ts";
import { useHasScope, useMe } from "../../api/session.ts";
import { fetchAccountNames, useCustodianNames } from "../../pickers/names.ts";
import { LinkButton, ShortId, Skeleton, State, TextLink, useNow, useToday } from "../../ui/index.ts";
import { describeSituation } from "../rollover/situation.ts";
import { PENDING_ON, serializeFilters } from "../rollovers/filters.ts";
import type { RolloverCounts } from "./counts.tsx";
import { workStrings as strings } from "./role-strings.ts";
import "./home.css";

/** Rollovers that have not ended. */
const OPEN = PENDING_ON.filter((party) => party !== "none").join(",");

const countOpen = (counts: RolloverCounts | undefined) =>
  counts?.pendingOn.reduce((sum, { pendingOn, count }) => sum + (pendingOn === "none" ? 0 : count), 0);

/** Links to all rollovers until `dueBefore` is loaded. */
const toDueHref = (dueBefore: string | undefined) =>
  dueBefore === undefined
    ? "/rollovers?sort=deadline"
    : `/rollovers?${serializeFilters({ overdue: "false", dueBefore })}`;

export function Work({ counts }: { counts: RolloverCounts }) {
  const { memberId } = useMe();
  const due = useQuery(getQuery("/portal/api/due-rollovers", {}));
  const mine = useQuery(getQuery("/v1/rollovers/counts", { params: { query: { assigneeId: memberId } } }));
  const unassigned = useQuery(getQuery("/v1/rollovers/counts", { params: { query: { unassigned: true } } }));
  const tiles = [
    { id: "overdue", count: counts.overdue, href: "/rollovers?overdue=true" },
    { id: "dueToday", count: due.data?.dueToday, href: toDueHref(due.data?.endOfToday) },
    { id: "dueInSevenDays", count: due.data?.dueInSevenDays, href: toDueHref(due.data?.endOfSevenDays) },
    {
      id: "mine",
      count: countOpen(mine.data),
      href: `/rollovers?${serializeFilters({ assigneeId: memberId, pendingOn: OPEN })}`,
    },
    { id: "unassigned", count: unassigned.data?.total, href: "/rollovers?unassigned=true" },
  ] as const;
  return (
    <section className="stack" aria-labelledby="your-work">
      <h2 id="your-work">{strings.title}</h2>
      <NextCase />
      <ul className="home-counts">
        {tiles.map(({ id, count, href }) => (
          <li
            key={id}
            className="card"
            data-tone={id === "overdue" && counts.overdue > 0 ? "bad" : undefined}
          >
            <span className="home-count">{count?.toLocaleString("en-US") ?? "–"}</span>
            <TextLink href={href}>{strings.tiles[id]}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NextCase() {
  const hasScope = useHasScope();
  const now = useNow("organization");
  const today = useToday();
  const next = useQuery(
    getQuery("/v1/rollovers", {
      params: { query: { pendingOn: "operations", sort: "deadline", limit: 1 } },
    } as never),
  );
  const rollover = next.data?.data[0];
  const name = useQuery({
    queryKey: ["account-names", rollover?.accountId ?? ""],
    enabled: rollover !== undefined,
    staleTime: 60_000,
    queryFn: ({ signal }) => fetchAccountNames([rollover?.accountId ?? ""], signal),
  });
  const { source, destination } = rollover ?? {};
  const custodians = useCustodianNames(
    [source?.custodianId ?? "", destination?.custodianId ?? ""].filter(Boolean),
  );
  // Same height as the loaded case, to avoid a layout shift.
  if (next.isPending || name.isLoading) {
    return (
      <div className="card next-case-loading">
        <Skeleton lines={3} />
      </div>
    );
  }
  if (!rollover) return <p className="card soft">{strings.nothingNext}</p>;
  const { id, accountId, externalId, state } = rollover;
  const situation = describeSituation(rollover, {
    now,
    today,
    canOperate: hasScope("rollovers:operate"),
    source: custodians.get(rollover.source.custodianId) ?? strings.sourceCustodian,
    destination: custodians.get(rollover.destination.custodianId) ?? strings.destinationCustodian,
    approval: null,
  });
  return (
    <div className="card next-case" data-tone={situation.tone === "bad" ? "bad" : undefined}>
      <span className="home-item-text">
        <span className="soft">{strings.next}</span>
        <strong>{name.data?.get(accountId) ?? externalId ?? <ShortId id={id} />}</strong>
        <span className="row soft">
          <State state={state} />
          <span className={situation.tone === "bad" ? "text-overdue" : undefined}>{situation.text}</span>
        </span>
      </span>
      <LinkButton variant="primary" href={`/rollovers/${id}`}>
        {strings.openNext}
      </LinkButton>
    </div>
  );
}
