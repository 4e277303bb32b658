export const CUSTODIAN_REQUEST_AUDIT_ACTIONS = ["custodian_request.settled"] as const;
