import type { Answer } from "../../api/client.ts";

export type Entry = Answer<"/portal/api/audit">["data"][number];

export const nameOfActor = ({ actor: { type, id, name } }: Entry) =>
  name ?? (id === null ? type : `${type} ${id}`);
