import { emailIndexOf } from "@svc/accounts";
import { TEST_BLIND_INDEX } from "@svc/testing";
import * as counted from "../src/rollovers/lists/counts-store.ts";
import type { SearchTerms, WorkFilter } from "../src/rollovers/lists/work-list.ts";
import * as work from "../src/rollovers/lists/work-list-store.ts";
import type { Ask, Belongings } from "./organization-reads.ts";

/** The distribution that the belongings' rollover is of. */
export const DISTRIBUTION = "dst_00000000000000000000000001";

/** What an operations team asks for. */
export const WORK_READS: Record<string, Ask> = {
  "readWorkList by deadline": listWork(() => ({ order: "deadline" })),
  "readWorkList by last change, of an assignee": listWork(() => ({ order: "updated", assigneeId: "ops-1" })),
  "readWorkList of an account": listWork(({ accountId }) => ({ order: "deadline", accountId })),
  "readWorkList of an external id": listWork(() => ({ order: "deadline", externalId: "x-1" })),
  "readWorkList of a distribution": listWork(() => ({ order: "newest", distributionId: DISTRIBUTION })),
  "readWorkList of an external id that is searched for": searchWork({ text: "x-1" }),
  "readWorkList of a name": searchWork({ name: "ada lovelace" }),
  "readWorkList of an address": searchWork((org) => ({
    emailIndex: emailIndexOf(TEST_BLIND_INDEX, org, "ada@example.com"),
  })),
  "readWorkList of the last four": searchWork({ mask: "****8877" }),
  countClasses: (_, org, __, { db }) => counted.countClasses(db, org, {}),
  "countClasses of an assignee": (_, org, __, { db }) =>
    counted.countClasses(db, org, { assigneeId: "ops-1" }),
};

function listWork(filterOf: (of: Belongings, organizationId: string) => WorkFilter): Ask {
  return async (_, organizationId, of, { db }) =>
    (await work.readWorkList(db, organizationId, filterOf(of, organizationId), null, 5)).items;
}

function searchWork(terms: Partial<SearchTerms> | ((organizationId: string) => Partial<SearchTerms>)): Ask {
  const none = { text: "-", name: "-", emailIndex: null, mask: null };
  return listWork((_, organizationId) => {
    const given = typeof terms === "function" ? terms(organizationId) : terms;
    return { order: "newest", search: { ...none, ...given } };
  });
}
