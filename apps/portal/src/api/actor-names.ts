import { useQuery } from "@tanstack/react-query";
import { getQuery } from "./queries.ts";
import { useMe } from "./session.ts";

export interface Actor {
  type: string;
  id: string | null;
}

export const toKeyActor = (id: string | null): Actor => ({ type: "api_key", id });

/** The API's limit of IDs per request. */
const MAX_IDS = 100;
const ACTOR_LABELS: Readonly<Record<string, string>> = {
  api_key: "An API key",
  session: "A widget session",
  member: "A member",
  operator: "The operator",
  service: "The service",
  timer: "A timer",
  custodian: "The sandbox custodian",
};

/** Returns a function that formats an actor as `You`, its name (with a key's last four characters), or a label with the ID. */
export function useActorNames(actors: readonly (Actor | null | undefined)[]): (actor: Actor) => string {
  const { memberId } = useMe();
  const ids = [...new Set(actors.flatMap((actor) => actor?.id ?? []))].sort().slice(0, MAX_IDS).join(",");
  const { data } = useQuery({
    ...getQuery("/portal/api/actors", { params: { query: { ids } } }),
    enabled: ids !== "",
    staleTime: 60_000,
  });
  const names = new Map(
    data?.data.map(({ id, name, last4 }) => [id, last4 === null ? name : `${name} (…${last4})`]),
  );
  return ({ type, id }) => {
    const label = ACTOR_LABELS[type] ?? type;
    if (id === null) return label;
    return id === memberId ? "You" : (names.get(id) ?? `${label} ${id}`);
  };
}
