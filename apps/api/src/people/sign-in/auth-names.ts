export const AUTH_PATH = "/portal/auth";

/** Carries the client address, resolved through trusted proxies. */
export const ADDRESS_HEADER = "x-svc-client-address";

export const SSO = "sso";
