export const AUTH_PATH = "/portal/auth";

/** Carries the client address, resolved through trusted proxies. */
export const ADDRESS_HEADER = "x-svc-client-address";

/** Provider ID of the institution's single sign-on. */
export const SSO = "sso";
