export { CUSTODIAN_REQUEST_AUDIT_ACTIONS } from "./audit-actions.ts";
export { cleanCustodianRequests, eraseCustodianRequests } from "./delete-requests.ts";
export { findCustodianRequests } from "./find-requests.ts";
export { type CustodianRequestGroup, listCustodianRequests } from "./list-requests.ts";
export { recordCustodianRequests } from "./record-requests.ts";
export { type SettledRequests, type Settlement, settleCustodianRequests } from "./settle-requests.ts";
export { type UnlistedCustodians, unlistedCustodiansSchema } from "./unlisted-custodians.ts";
