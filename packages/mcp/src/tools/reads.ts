import type { Body, Query } from "@svc/client";
import type { ReadName } from "../generated/tools.ts";
import { explainState, summarizeRollover } from "./rollover-summary.ts";
import type { Input, Read } from "./tool.ts";

/** Small, because models read whole pages. */
const PAGE_SIZE = 10;

/** Tools that change nothing. */
export const READS: Readonly<Record<ReadName, Read>> = {
  preview_rollover: (client, input, options) =>
    client.rollovers.preview(input as Body<"previewRollover">, options),
  check_eligibility: (client, input, options) =>
    client.rollovers.checkEligibility(input as Body<"checkEligibility">, options),
  list_custodians: (client, input, options) => {
    const { cursor, query } = readPage<Query<"listCustodians">>(input);
    return client.custodians.list(query).page(cursor, options);
  },
  list_accounts: (client, input, options) => {
    const { cursor, query } = readPage<Query<"listAccounts">>(input);
    return client.accounts.list(query).page(cursor, options);
  },
  async find_rollovers(client, input, options) {
    const filters = { limit: PAGE_SIZE, ...input } as Body<"searchRollovers">;
    const { data, ...page } = await client.rollovers.search(filters, options);
    return { ...page, data: data.map(summarizeRollover) };
  },
  get_rollover: (client, { rolloverId }, options) => client.rollovers.get(String(rolloverId), options),
  async explain_rollover(client, { rolloverId }, options) {
    const id = String(rolloverId);
    const [rollover, actions] = await Promise.all([
      client.rollovers.get(id, options),
      client.rollovers.actions(id, options),
    ]);
    return explainState(rollover, actions);
  },
};

function readPage<ListQuery>({ cursor, ...query }: Input) {
  return {
    cursor: typeof cursor === "string" ? cursor : undefined,
    query: { limit: PAGE_SIZE, ...query } as ListQuery,
  };
}
