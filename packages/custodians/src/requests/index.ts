export { cleanCustodianRequests, eraseCustodianRequests } from "./delete-requests.ts";
export { type CustodianRequestGroup, findCustodianRequests, listCustodianRequests } from "./list-requests.ts";
export {
  recordCustodianRequests,
  type UnlistedCustodians,
  unlistedCustodiansSchema,
} from "./record-requests.ts";
export {
  CUSTODIAN_REQUEST_AUDIT_ACTIONS,
  type SettledRequests,
  type Settlement,
  settleCustodianRequests,
} from "./settle-requests.ts";
