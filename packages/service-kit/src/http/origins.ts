import type { Environment } from "@svc/keys";
import { z } from "zod";
import { validationFailed } from "../endpoints/validate.ts";

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
  const url = ORIGIN_SHAPE.test(bare) ? URL.parse(bare) : null;
  if (url === null || (isAnyPort && url.port !== "")) return null;
  return isAnyPort ? url.origin + ANY_PORT : url.origin;
}

/**
 * Whether an origin may be allowed in an environment: in live a page comes over https, so that nobody on the way can put
 * words into it, and from a port that somebody has named.
 */
function isFitFor(environment: Environment, origin: string): boolean {
  return environment !== "live" || (origin.startsWith("https://") && !origin.endsWith(ANY_PORT));
}

/**
 * Refuses origins that this environment does not allow.
 *
 * @param origins as `originField` reads them
 * @param field the member of the body that holds them
 * @throws Problem `validation_failed`, naming each
 */
export function requireFitOrigins(environment: Environment, origins: readonly string[], field: string): void {
  const issues = origins.flatMap((origin, index) =>
    isFitFor(environment, origin)
      ? []
      : [
          {
            pointer: `#/${field}/${index}`,
            detail: "in live, must begin with https:// and name its port, if any",
          },
        ],
  );
  if (issues.length > 0) throw validationFailed(issues);
}

/** Those of an organization's or a session's origins that this environment allows: some may be older than its rule. */
export function fitOrigins(environment: Environment, origins: readonly string[]): readonly string[] {
  return origins.filter((origin) => isFitFor(environment, origin));
}

/** Whether a browser's `Origin` header is among these origins. `null`, which opaque pages send, never is. */
export function isOriginAllowed(origin: string, allowed: readonly string[]): boolean {
  const url = URL.parse(origin);
  if (url?.origin !== origin) return false;
  return allowed.includes(origin) || allowed.includes(`${url.protocol}//${url.hostname}${ANY_PORT}`);
}
