import { beforeAll, describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import * as store from "../src/account-store.ts";
import type { Account } from "../src/index.ts";
import { buildSessionClaim, FACTORS, startTestAccounts, type TestAccounts } from "./start-test-accounts.ts";

type StoreRead = (accounts: TestAccounts, organizationId: string, account: Account) => Promise<unknown>;

const find =
  (toMatch: (account: Account) => store.AccountMatch): StoreRead =>
  ({ ctx }, org, account) =>
    store.findAccount(ctx.db.sql, ctx, { organizationId: org, match: toMatch(account) });

const READS: Record<string, StoreRead> = {
  "findAccount by id": find(({ id }) => ({ id })),
  "findAccount by external id": find(() => ({ externalId: "u-1" })),
  "findAccount by session": find(() => ({ createdBySessionId: "ses_1" })),
  readAccountPage: ({ ctx }, org) =>
    store.readAccountPage(ctx.db.sql, ctx, { organizationId: org, filter: {}, after: null, limit: 5 }),
  "readAccountPage by external id": ({ ctx }, org) =>
    store.readAccountPage(ctx.db.sql, ctx, {
      organizationId: org,
      filter: { externalId: "u-1" },
      after: null,
      limit: 5,
    }),
  findAccountsByIds: ({ ctx }, org, { id }) =>
    store.findAccountsByIds(ctx.db.sql, ctx, { organizationId: org, ids: [id] }),
  "lockAccount to share": ({ ctx }, org, { id }) =>
    store.lockAccount(ctx.db.sql, ctx, { organizationId: org, id, lock: "share" }),
  "lockAccount to change": ({ ctx }, org, { id }) =>
    store.lockAccount(ctx.db.sql, ctx, { organizationId: org, id, lock: "change" }),
};

describe("Reads of the account store by one organization", () => {
  const accounts = useResource(startTestAccounts);
  let owner: string;
  let account: Account;
  beforeAll(async () => {
    owner = await accounts.createOrganization();
    ({ account } = await accounts.createOrRetrieve(owner, buildSessionClaim("ses_1", "u-1"), FACTORS));
    const change = { createdBySessionId: "ses_1" };
    await accounts.test.db.prisma.account.update({ where: { id: account.id }, data: change });
  });

  it.each(Object.keys(READS))("%s finds nothing of another organization", async (name) => {
    const read = READS[name] as StoreRead;
    expect(JSON.stringify(await read(accounts, owner, account))).toContain(account.id);
    const foreign = await read(accounts, await accounts.createOrganization(), account);
    expect(JSON.stringify(foreign)).not.toContain(account.id);
  });
});
