import type { Answer } from "../../api/client.ts";

/** A row of the log. */
export type Entry = Answer<"/portal/api/audit">["data"][number];

/** Who did it, by name where there is one. */
export const nameOfActor = ({ actor: { type, id, name } }: Entry) =>
  name ?? (id === null ? type : `${type} ${id}`);
