import * as approvals from "../../src/people/second-person/approval-store.ts";
import { identifyPerson } from "../../src/people/second-person/person.ts";
import { listStandingApprovals } from "../../src/people/second-person/standing-approvals-store.ts";
import { readWholeRollovers } from "../../src/rollovers/store/read-rollover.ts";
import type { OrganizationRead } from "../organization-boundary.ts";

const LONG_AGO = new Date(0);
export const REQUESTER = "usr_00000000000000000000000001";
export const APPROVAL = "apr_00000000000000000000000001";

export const APPROVAL_READS: Record<string, OrganizationRead> = {
  findApproval: (tx, org) => approvals.findApproval(tx, org, { id: APPROVAL, now: LONG_AGO }),
  lockApproval: (tx, org) => approvals.lockApproval(tx, org, { id: APPROVAL, now: LONG_AGO }),
  listApprovalPage: (tx, org) =>
    approvals.listApprovalPage(tx, org, { filter: {}, now: LONG_AGO, after: null, limit: 5 }),
  countApprovals: (tx, org) => approvals.countApprovals(tx, org, { filter: {}, now: LONG_AGO }),
  lockOpenApprovals: (tx, org, { rolloverId }) =>
    approvals.lockOpenApprovals(tx, org, { action: "reveal", rolloverId, now: LONG_AGO }),
  findLastConfirmedFacts: (tx, org, { rolloverId }) => approvals.findLastConfirmedFacts(tx, org, rolloverId),
  listStandingApprovals: (tx, org, { accountId }) => listStandingApprovals(tx, org, accountId),
  lockOpenByRequester: (tx, org) =>
    approvals.lockOpenByRequester(tx, org, { userId: REQUESTER, now: LONG_AGO }),
  readWholeRollovers: (tx, org, { rolloverId }) => readWholeRollovers(tx, org, [rolloverId]),
  eraseApprovals: async (tx, org, { rolloverId }) => {
    await approvals.eraseApprovals(tx, org, [rolloverId]);
    return tx.query({ text: "SELECT state FROM approvals WHERE id = $1", values: [APPROVAL] });
  },
  identifyPerson: (tx, organizationId, { keyId }) =>
    identifyPerson(tx, { organizationId, keyId, actor: { type: "api_key", id: "" }, personId: null }),
};
