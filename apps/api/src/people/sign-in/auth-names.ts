export const AUTH_PATH = "/portal/auth";

/** Carries the client address, resolved through trusted proxies. */
export const ADDRESS_HEADER = "x-svc-client-address";

/** The ID of the single sign-on provider in better-auth and in `portal_credentials`. */
export const SSO_PROVIDER_ID = "sso";
