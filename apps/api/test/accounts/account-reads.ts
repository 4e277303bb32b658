import { BlindIndex, ensureTextsKey } from "@svc/accounts";
import { eraseCustodianRequests, findCustodianRequests } from "@svc/custodians/requests";
import { parseSecretsWithOptionalIds } from "@svc/service-kit/config";
import { TEST_BLIND_INDEX, TEST_CIPHER, TEST_SECRETS } from "@svc/testing";
import * as accounts from "../../../../packages/accounts/src/account-store.ts";
import * as checks from "../../../../packages/accounts/src/identity-check-store.ts";
import * as persons from "../../../../packages/accounts/src/person-accounts.ts";
import { searchAccounts } from "../../../../packages/accounts/src/search-accounts.ts";
import { lockDraftAccount } from "../../src/rollovers/drafts/draft-account.ts";
import { type OrganizationRead, PERSON } from "../organization-boundary.ts";

const LONG_AGO = new Date(0);
const MATCH = { email: PERSON.email, dateOfBirth: PERSON.dateOfBirth, ssnLast4: undefined };
const SECRETS = { cipher: TEST_CIPHER, blindIndex: TEST_BLIND_INDEX };
const TWO_INDEX_KEYS = {
  cipher: TEST_CIPHER,
  blindIndex: new BlindIndex(
    parseSecretsWithOptionalIds(`${TEST_SECRETS.INDEX_KEY},i2:${TEST_SECRETS.CHAIN_KEY}`),
  ),
};

export const ACCOUNT_READS: Record<string, OrganizationRead> = {
  "findAccount by ID": (tx, org, { accountId }) =>
    accounts.findAccount(tx, SECRETS, { organizationId: org, match: { id: accountId } }),
  "findAccount by external ID": (tx, org) =>
    accounts.findAccount(tx, SECRETS, { organizationId: org, match: { externalId: "x-1" } }),
  "findAccount by session": (tx, org) =>
    accounts.findAccount(tx, SECRETS, { organizationId: org, match: { createdBySessionId: "ses_1" } }),
  "findAccount by email": (tx, org) =>
    accounts.findAccount(tx, SECRETS, { organizationId: org, match: MATCH }),
  readAccountsByEmail: (tx, org) =>
    accounts.readAccountsByEmail(tx, SECRETS, { organizationId: org, match: MATCH }),
  countListedAccounts: async (tx, org) =>
    (await accounts.countListedAccounts(tx, org, {})) === 0 ? [] : ["counted"],
  readAccountPage: (tx, org) =>
    accounts.readAccountPage(tx, SECRETS, { organizationId: org, filter: {}, after: null, limit: 5 }),
  searchAccounts: (tx, org) =>
    searchAccounts(tx, SECRETS, {
      organizationId: org,
      terms: { name: "ada", text: "x-1", emailIndexes: [] },
      limit: 5,
    }),
  "readAccountPage by external ID": (tx, org) =>
    accounts.readAccountPage(tx, SECRETS, {
      organizationId: org,
      filter: { externalId: "x-1" },
      after: null,
      limit: 5,
    }),
  findAccountsByIds: (tx, org, { accountId }) =>
    accounts.findAccountsByIds(tx, SECRETS, { organizationId: org, ids: [accountId] }),
  "lockAccount for share": (tx, org, { accountId }) =>
    accounts.lockAccount(tx, SECRETS, { organizationId: org, id: accountId, lock: "share" }),
  lockDraftAccount: (tx, org, { accountId }) => {
    const ctx = { cipher: TEST_CIPHER, clock: { now: () => LONG_AGO }, environment: "test" } as const;
    return lockDraftAccount(ctx, tx, { organizationId: org, accountId });
  },
  "lockAccount for update": (tx, org, { accountId }) =>
    accounts.lockAccount(tx, SECRETS, { organizationId: org, id: accountId, lock: "change" }),
  ensureTextsKey: (tx, org, { accountId }) =>
    ensureTextsKey(tx, TEST_CIPHER, { organizationId: org, accountId }).catch(() => "none"),
  findLockoutEnd: (tx, org, { accountId }) =>
    checks.findLockoutEnd(tx, org, { accountIds: [accountId], now: LONG_AGO }),
  deleteIdentityCheck: (tx, org, { accountId }) => checks.deleteIdentityCheck(tx, org, accountId),
  findCustodianRequests: (tx, organizationId, { accountId }) =>
    findCustodianRequests(tx, { organizationId, accountId }),
  eraseCustodianRequests: (tx, organizationId, { accountId }) =>
    eraseCustodianRequests(tx, { organizationId, accountId }),
  findAccountsOfPerson: async (tx, organizationId, { accountId }) =>
    (await persons.findAccountsOfPerson(tx, SECRETS, { organizationId, accountId })).indexes,
  "findAccountsOfPerson with two index keys": async (tx, organizationId, { accountId }) =>
    (await persons.findAccountsOfPerson(tx, TWO_INDEX_KEYS, { organizationId, accountId })).indexes,
};
