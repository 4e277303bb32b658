/** Where better-auth answers. */
export const AUTH_PATH = "/portal/auth";

/** In which it is told the client's address, as the proxies that we trust lead to it. */
export const ADDRESS_HEADER = "x-svc-client-address";

/** The institution's own sign-in, as better-auth calls it. */
export const SSO = "sso";
