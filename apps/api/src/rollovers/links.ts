import { decodeCursor, toTotalCounts } from "@svc/service-kit/lists";
import type { Link } from "../context/links.ts";
import { countRolloversByAccount, readRolloversByAccount } from "./lists/account-rollovers-store.ts";
import { readViews } from "./responses/read-responses.ts";
import { rolloverSchema } from "./views/rollover-view.ts";

export const rolloverLinks: readonly Link[] = [
  {
    parentType: "Account",
    field: "rollovers",
    description:
      "The participant's rollovers, newest first. One query loads them for all accounts in the response.",
    scope: "rollovers:read",
    view: rolloverSchema,
    cardinality: "page",
    async countMany({ db, principal }, ids) {
      return toTotalCounts(await countRolloversByAccount(db.sql, principal.organizationId, ids), ids);
    },
    async loadMany(call, ids, { limit, cursor }) {
      const { db, principal } = call;
      const after = decodeCursor(cursor, "rol");
      const pages = await readRolloversByAccount(db.sql, principal.organizationId, {
        accountIds: ids,
        after,
        limit,
      });
      const views = await readViews(
        call,
        [...pages.values()].flatMap(({ items }) => items),
      );
      const byAccount = Map.groupBy(views, ({ accountId }) => accountId);
      return new Map([...pages].map(([id, page]) => [id, { ...page, items: byAccount.get(id) ?? [] }]));
    },
  },
];
