import type { StackSecrets } from "./data-dir.ts";
import { startService } from "./processes.ts";
import type { StackSettings } from "./settings.ts";

interface PortalVariables {
  PORTAL_URL: string;
  PORTAL_SECRET: string;
}

/**
 * Returns the portal's variables: the configured ones, or local defaults. Null if there is no usable address: live mode requires
 * PORTAL_URL, and port 0 is not known yet.
 *
 * @param port serves the pages: the API's, or the development server's
 */
export function portalVariables(
  { environment }: StackSettings,
  { PORTAL_SECRET }: StackSecrets,
  port: number,
): PortalVariables | null {
  const set = process.env.PORTAL_URL;
  if (set) return { PORTAL_URL: set, PORTAL_SECRET: process.env.PORTAL_SECRET || PORTAL_SECRET };
  // `localhost`, not an IP address: passkeys are bound to a domain name.
  return environment === "live" || port === 0
    ? null
    : { PORTAL_URL: `http://localhost:${port}`, PORTAL_SECRET };
}

export function startPortalServer(
  nodeFlags: readonly string[],
  { environment, portalPort }: StackSettings,
  apiUrl: string,
  onLine: Parameters<typeof startService>[3],
) {
  const env = {
    ...process.env,
    SVC_ENVIRONMENT: environment,
    PORTAL_API_URL: apiUrl,
    PORTAL_PORT: String(portalPort),
  };
  return startService("portal", [...nodeFlags, "apps/portal/dev-server.ts"], env, onLine);
}
