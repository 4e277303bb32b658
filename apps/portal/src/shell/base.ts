/** Where the portal is served. */
export const BASE = "/portal";
