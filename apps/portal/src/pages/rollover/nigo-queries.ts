import { refetch } from "../../api/queries.ts";
import { refetchRollover } from "./queries.ts";

export const refetchNigo = () =>
  Promise.all([refetch("/v1/rollovers/{id}/nigo-items", "/v1/rollovers/nigo-statistics"), refetchRollover()]);
