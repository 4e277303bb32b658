import { z } from "zod";

/** Where pages under development are served from, on any port. */
export const LOCAL_ORIGINS: readonly string[] = ["http://localhost:*", "http://127.0.0.1:*"];

const ANY_PORT = ":*";
/** Scheme and host alone. The URL parser would drop or mend what else was written, and take it for this. */
const ORIGIN_SHAPE = /^https?:\/\/[^\s/\\?#@*]+$/i;

/** A web origin as browsers send it (RFC 6454), or one whose port is `*`. */
export const originField = z
  .string("must be an origin such as https://app.example.com")
  .max(255, "is too long")
  .transform((text, context) => {
    const origin = normaliseOrigin(text);
    if (origin !== null) return origin;
    context.addIssue({
      code: "custom",
      message: "must be an origin such as https://app.example.com, without a path",
    });
    return z.NEVER;
  })
  .meta({ pattern: "^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s\\/\\\\?#@*]+(:\\*)?$" });

function normaliseOrigin(text: string): string | null {
  const isAnyPort = text.endsWith(ANY_PORT);
  const bare = isAnyPort ? text.slice(0, -ANY_PORT.length) : text;
  if (!ORIGIN_SHAPE.test(bare) || !URL.canParse(bare)) return null;
  const url = new URL(bare);
  if (isAnyPort && url.port !== "") return null;
  return isAnyPort ? url.origin + ANY_PORT : url.origin;
}

/** Whether a browser's `Origin` header is among these origins. `null`, which opaque pages send, never is. */
export function isOriginAllowed(origin: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, origin: exact } = new URL(origin);
  return (
    exact === origin && (allowed.includes(exact) || allowed.includes(`${protocol}//${hostname}${ANY_PORT}`))
  );
}
