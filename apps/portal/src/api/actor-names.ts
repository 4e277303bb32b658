import { useQuery } from "@tanstack/react-query";
import { getQuery } from "./queries.ts";
import { useMe } from "./session.ts";

export interface Actor {
  type: string;
  id: string | null;
}

/** Limit of IDs per request. */
const MAX_IDS = 100;
const KINDS: Readonly<Record<string, string>> = {
  api_key: "An API key",
  session: "A widget session",
  member: "A member",
  operator: "The operator",
  service: "The service",
  timer: "A timer",
  custodian: "The sandbox custodian",
};

/** Returns a function that names an actor: `You`, a name, or a kind. Keys and members fall back to their IDs until names load. */
export function useActorNames(actors: readonly (Actor | null | undefined)[]): (actor: Actor) => string {
  const { memberId } = useMe();
  const ids = [...new Set(actors.flatMap((actor) => actor?.id ?? []))].sort().slice(0, MAX_IDS).join(",");
  const { data } = useQuery({
    ...getQuery("/portal/api/actors", { params: { query: { ids } } }),
    enabled: ids !== "",
    staleTime: 60_000,
  });
  const names = new Map(data?.data.map(({ id, name }) => [id, name]));
  return ({ type, id }) => {
    const kind = KINDS[type] ?? type;
    if (id === null) return kind;
    return id === memberId ? "You" : (names.get(id) ?? `${kind} ${id}`);
  };
}
