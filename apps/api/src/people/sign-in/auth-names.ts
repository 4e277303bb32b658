export const AUTH_PATH = "/portal/auth";

/** Client address, resolved through trusted proxies. */
export const ADDRESS_HEADER = "x-svc-client-address";

/** Provider ID in better-auth and in `portal_credentials`. */
export const SSO_PROVIDER_ID = "sso";
