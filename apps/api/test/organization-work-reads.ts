import { computeEmailIndexes } from "@svc/accounts";
import { TEST_BLIND_INDEX } from "@svc/testing";
import type { SearchTerms } from "../src/accounts-and-consents/accounts/search-terms.ts";
import * as counts from "../src/rollovers/lists/counts-store.ts";
import { countDueBefore } from "../src/rollovers/lists/due-counts-store.ts";
import type { Order } from "../src/rollovers/lists/list-order.ts";
import { readNameSearchPage } from "../src/rollovers/lists/name-search.ts";
import type { WorkFilter } from "../src/rollovers/lists/work-list.ts";
import * as work from "../src/rollovers/lists/work-list-store.ts";
import { SAVED_VIEW_ID } from "../src/rollovers/saved-views/saved-view-examples.ts";
import type { OrganizationData, OrganizationRead } from "./organization-boundary.ts";
import type { TestApi } from "./start-test-api.ts";

export const DISTRIBUTION_ID = "dst_00000000000000000000000001";
export const PLAN_ID = "pln_00000000000000000000000001";
export const MEMBER_ID = "mem_00000000000000000000000001";

export async function buildSavedView({ db }: TestApi, organizationId: string): Promise<void> {
  const at = new Date();
  const user = { id: "usr_1", name: "Ada", email: "ada@example.com", emailVerified: true };
  await db.prisma.portalUser.create({ data: { ...user, createdAt: at, updatedAt: at } });
  const base = { organizationId, createdAt: at };
  await db.prisma.member.create({ data: { id: MEMBER_ID, userId: user.id, role: "viewer", ...base } });
  await db.prisma.savedView.create({
    data: { id: SAVED_VIEW_ID, memberId: MEMBER_ID, name: "Late", query: "", isShared: false, ...base },
  });
}

export const WORK_READS: Record<string, OrganizationRead> = {
  "readWorkList by deadline": listWork(() => ({ order: "deadline" })),
  "readWorkList by last change, for an assignee": listWork(() => ({ order: "updated", assigneeId: "ops-1" })),
  "readWorkList unassigned": listWork(() => ({ order: "deadline", unassigned: true })),
  "readWorkList for a priority": listWork(() => ({ order: "deadline", priority: "urgent" })),
  "readWorkList by urgency": listWork(() => ({ order: "urgency" })),
  "readWorkList by urgency, for an account": listWork(({ accountId }) => ({ order: "urgency", accountId })),
  findWorkPositions: (tx, organizationId) =>
    work.findWorkPositions(tx, organizationId, {
      filter: { order: "urgency", assigneeId: "ops-1" },
      limit: 5,
      timeZone: "America/New_York",
    }),
  "findWorkPositions unassigned": (tx, organizationId) =>
    work.findWorkPositions(tx, organizationId, {
      filter: { order: "urgency", unassigned: true },
      limit: 5,
      timeZone: "UTC",
    }),
  "readWorkList for a tag": listWork(() => ({ order: "deadline", tag: "vip" })),
  "readWorkList for an account": listWork(({ accountId }) => ({ order: "deadline", accountId })),
  "readWorkList for an account, newest first": listWork(({ accountId }) => ({ order: "newest", accountId })),
  "readWorkList for an external ID, newest first": listWork(() => ({ order: "newest", externalId: "x-1" })),
  "readWorkList for an external ID": listWork(() => ({ order: "deadline", externalId: "x-1" })),
  "readWorkList for a plan": listWork(() => ({ order: "newest", planId: PLAN_ID })),
  "readWorkList for a plan, by deadline": listWork(() => ({ order: "deadline", planId: PLAN_ID })),
  "readWorkList for a distribution": listWork(() => ({ order: "newest", distributionId: DISTRIBUTION_ID })),
  "readWorkList searching an external ID": searchWork({ text: "x-1" }),
  "readWorkList searching a name": searchWork({ name: "ada lovelace" }),
  "readWorkList searching an email": searchWork((org) => ({
    emailIndexes: computeEmailIndexes(TEST_BLIND_INDEX, org, "ada@example.com"),
  })),
  "readWorkList searching the last four digits": searchWork({ mask: "****8877" }),
  "readNameSearchPage for an external ID": searchNamePage({ text: "x-1" }),
  "readNameSearchPage for a name": searchNamePage({ name: "ada lovelace" }),
  "readNameSearchPage for a name, by deadline": searchNamePage({ name: "ada lovelace" }, "deadline"),
  "readNameSearchPage for a name, by urgency": searchNamePage({ name: "ada lovelace" }, "urgency"),
  "readNameSearchPage for a name, by last change": searchNamePage({ name: "ada lovelace" }, "updated"),
  "readNameSearchPage for an email": searchNamePage((org) => ({
    emailIndexes: computeEmailIndexes(TEST_BLIND_INDEX, org, "ada@example.com"),
  })),
  "readNameSearchPage for the last four digits": searchNamePage({ mask: "****8877" }),
  countWorkList: countWork({ order: "newest" }),
  "countWorkList for a tag": countWork({ order: "newest", tag: "vip" }),
  "countWorkList for an external ID": countWork({ order: "newest", externalId: "x-1" }),
  countDueBefore: (_, org, __, { db }) => countDueBefore(db, org, new Date("2999-01-01")),
  countClasses: (_, org, __, { db }) => counts.countClasses(db, org, {}),
  "countClasses unassigned": (_, org, __, { db }) => counts.countClasses(db, org, { unassigned: true }),
  "countClasses for a priority": (_, org, __, { db }) => counts.countClasses(db, org, { priority: "urgent" }),
  "countClasses for an assignee": (_, org, __, { db }) =>
    counts.countClasses(db, org, { assigneeId: "ops-1" }),
};

function listWork(
  toFilter: (owner: OrganizationData, organizationId: string) => WorkFilter,
): OrganizationRead {
  return async (tx, organizationId, owner) =>
    (
      await work.readWorkList(tx, organizationId, {
        filter: toFilter(owner, organizationId),
        after: null,
        limit: 5,
      })
    )?.items ?? [];
}

function countWork(filter: WorkFilter): OrganizationRead {
  return async (tx, organizationId) =>
    (await work.countWorkList(tx, organizationId, filter)) === 0 ? [] : ["counted"];
}

type Terms = Partial<SearchTerms> | ((organizationId: string) => Partial<SearchTerms>);

function toWorkFilter(terms: Terms, organizationId: string, order: Order = "newest"): WorkFilter {
  // Matches nothing.
  const none = { text: "-", name: "-", emailIndexes: [], mask: null };
  const resolvedTerms = typeof terms === "function" ? terms(organizationId) : terms;
  return { order, search: { ...none, ...resolvedTerms } };
}

function searchWork(terms: Terms): OrganizationRead {
  return listWork((_, organizationId) => toWorkFilter(terms, organizationId));
}

function searchNamePage(terms: Terms, order?: Order): OrganizationRead {
  return async (tx, organizationId) => {
    const filter = toWorkFilter(terms, organizationId, order);
    return (
      (await readNameSearchPage(tx, organizationId, { filter, limit: 5, start: null, after: null }))?.items ??
      []
    );
  };
}
