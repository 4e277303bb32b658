import type { Link } from "../transport/graphql/links.ts";
import { readRolloversOfAccounts } from "./account-rollovers-store.ts";
import { readRolloverCursor } from "./rollover-query.ts";
import { rolloverSchema, toRolloverView } from "./rollover-view.ts";

/** What leads to rollovers. */
export const rolloverLinks: readonly Link[] = [
  {
    on: "Account",
    field: "rollovers",
    description: "The participant's rollovers, newest first. One read for all accounts of an answer.",
    scope: "rollovers:read",
    view: rolloverSchema,
    gives: "page",
    async many({ db, principal, environment, custodians }, ids, { limit, cursor }) {
      const after = readRolloverCursor(cursor);
      const directory = await custodians.get();
      const pages = await readRolloversOfAccounts(db.sql, principal.organizationId, ids, after, limit);
      return new Map(
        [...pages].map(([id, page]) => [
          id,
          { ...page, items: page.items.map((rollover) => toRolloverView(rollover, environment, directory)) },
        ]),
      );
    },
  },
];
