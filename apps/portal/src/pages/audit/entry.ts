import type { ApiResponse } from "../../api/client.ts";

export type Entry = ApiResponse<"/portal/api/audit">["data"][number];

export const formatActor = ({ actor: { type, id, name } }: Entry) =>
  name ?? (id === null ? type : `${type} ${id}`);
