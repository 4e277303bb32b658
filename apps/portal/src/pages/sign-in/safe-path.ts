/** Returns a path in the portal. Ignores malformed addresses and other origins, to prevent open redirects. */
export function toSafePath(next: unknown, origin: string): string {
  const url = typeof next === "string" && URL.canParse(next, origin) ? new URL(next, origin) : null;
  if (url?.origin !== origin) return "/portal/";
  if (url.pathname === "/portal" || url.pathname.startsWith("/portal/")) return url.pathname + url.search;
  return `/portal${url.pathname}${url.search}`;
}
