import type { Environment } from "@svc/keys";
import { z } from "zod";
import { validationFailed } from "../endpoints/validate.ts";

export const LOCAL_ORIGINS: readonly string[] = ["http://localhost:*", "http://127.0.0.1:*"];

const ANY_PORT = ":*";
/** The URL parser would drop or repair anything beyond scheme and host. */
const ORIGIN_SHAPE = /^https?:\/\/[^\s/\\?#@*]+$/i;

/** An origin as browsers send it (RFC 6454), or with `*` as its port. */
export const originField = z
  .string("must be an origin such as https://app.example.com")
  .max(255, "is too long")
  .transform((text, context) => {
    const origin = normalizeOrigin(text);
    if (origin !== null) return origin;
    context.addIssue({
      code: "custom",
      message: "must be an origin such as https://app.example.com, without a path",
    });
    return z.NEVER;
  })
  .meta({ pattern: "^[Hh][Tt][Tt][Pp][Ss]?:\\/\\/[^\\s\\/\\\\?#@*]+(:\\*)?$" });

function normalizeOrigin(text: string): string | null {
  const isAnyPort = text.endsWith(ANY_PORT);
  const withoutAnyPort = isAnyPort ? text.slice(0, -ANY_PORT.length) : text;
  const url = ORIGIN_SHAPE.test(withoutAnyPort) ? URL.parse(withoutAnyPort) : null;
  if (url === null || (isAnyPort && url.port !== "")) return null;
  return isAnyPort ? url.origin + ANY_PORT : url.origin;
}

/** The live environment requires HTTPS, against tampering in transit, and forbids the port `*`. */
function isAllowedIn(environment: Environment, origin: string): boolean {
  return environment !== "live" || (origin.startsWith("https://") && !origin.endsWith(ANY_PORT));
}

/**
 * Rejects origins that the environment forbids.
 * @param field name of the field, for the issues' pointers
 * @throws Problem `validation_failed`
 */
export function requireAllowedOrigins(
  environment: Environment,
  origins: readonly string[],
  field: string,
): void {
  const issues = origins.flatMap((origin, index) =>
    isAllowedIn(environment, origin)
      ? []
      : [
          {
            pointer: `#/${field}/${index}`,
            detail: "in the live environment, must start with https:// and cannot have the port *",
          },
        ],
  );
  if (issues.length > 0) throw validationFailed(issues);
}

/** Omits origins that were stored before the environment forbade them. */
export function filterAllowedOrigins(
  environment: Environment,
  origins: readonly string[],
): readonly string[] {
  return origins.filter((origin) => isAllowedIn(environment, origin));
}

/** Checks a browser's `Origin` header. Opaque origins send `null`, which is never allowed. */
export function isOriginAllowed(origin: string, allowed: readonly string[]): boolean {
  const url = URL.parse(origin);
  if (url?.origin !== origin) return false;
  return allowed.includes(origin) || allowed.includes(`${url.protocol}//${url.hostname}${ANY_PORT}`);
}
