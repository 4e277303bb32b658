import type { SqlRewrite } from "./world/world.ts";

/** Deliberate bug, to test that the simulation finds it. */
export interface Plant {
  rewriteSql: SqlRewrite;
  /** Changes the database of a run. */
  sql: string;
}

const unchanged: SqlRewrite = (_name, text) => text;

/** @throws Error if the statement no longer contains the text */
function replaceOnce(text: string, part: string, replacement: string): string {
  if (!text.includes(part)) throw new Error(`a planted bug does not match its statement: ${part}`);
  return text.replace(part, replacement);
}

const SETTLE = /^webhook_settle/;
const KEY_OWNERS = "coalesce(json_agg(DISTINCT created_by) FILTER (WHERE created_by IS NOT NULL), '[]')";

/** Planted bugs by the name that `--plant` accepts. */
export const PLANTS = {
  /** A worker removes an empty lane even if an event joined it meanwhile. */
  "lane-guard": {
    rewriteSql: (name, text) =>
      SETTLE.test(name)
        ? replaceOnce(text, "AND lane = r.lane AND touched = r.touched", "AND lane = r.lane")
        : text,
    sql: "",
  },
  /** The first event after a failover does not raise the offset, so followers have already passed the positions of new events. */
  "event-position": {
    rewriteSql: unchanged,
    sql: `CREATE OR REPLACE FUNCTION public.place_event() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = sim, pg_catalog, public, pg_temp AS $$
      BEGIN
        NEW.position := (SELECT event_offset FROM deployment) + pg_current_xact_id()::text::bigint;
        IF NEW.sequence > 1 THEN
          NEW.position := greatest(NEW.position, (SELECT position FROM events
            WHERE rollover_id = NEW.rollover_id AND sequence < NEW.sequence ORDER BY sequence DESC LIMIT 1));
        END IF;
        RETURN NEW;
      END $$`,
  },
  /** A rotated key loses its owner, who can then confirm the key's request as a second person. */
  "four-eyes": {
    // Stays an aggregate, so that the query returns one row.
    rewriteSql: (_name, text) =>
      text.replaceAll(KEY_OWNERS, "coalesce(json_agg(created_by) FILTER (WHERE false), '[]')"),
    sql: `CREATE FUNCTION sim.forget_owner() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.rotated_from_id IS NOT NULL THEN NEW.created_by := NULL; END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER sim_forget_owner BEFORE INSERT ON api_keys FOR EACH ROW EXECUTE FUNCTION sim.forget_owner()`,
  },
} as const satisfies Record<string, Plant>;

export type PlantName = keyof typeof PLANTS;

/** Statements that can stop between their snapshot and their first lock. */
export const PAUSABLE: ReadonlySet<string> = new Set([
  "webhook_settle",
  "webhook_settle_again",
  "webhook_claim",
]);

/** Adds pause points and the changes of a planted bug. */
export function buildSqlRewrite(plant: Plant | null): SqlRewrite {
  return (name, text) => {
    const planted = plant ? plant.rewriteSql(name, text) : text;
    if (SETTLE.test(name))
      return replaceOnce(planted, "place BETWEEN 0 AND 1000", "place BETWEEN 0 AND 1000 AND sim.pause()");
    if (name === "webhook_claim")
      return replaceOnce(
        planted,
        "share.lanes BETWEEN 1 AND 1000",
        "share.lanes BETWEEN 1 AND 1000 AND sim.pause()",
      );
    return planted;
  };
}
