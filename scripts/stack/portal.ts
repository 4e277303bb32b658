import type { StackSecrets } from "./data-dir.ts";
import { startService } from "./processes.ts";
import type { StackSettings } from "./settings.ts";

/** Where people reach the portal, and what its cookies are signed under. */
export interface PortalVariables {
  PORTAL_URL: string;
  PORTAL_SECRET: string;
}

/**
 * The portal's variables: those that the person has set, or this machine's. In live an address of their own is needed, with https,
 * and a port that is yet to be found is no address; then there is no portal.
 *
 * @param port where pages are served from: the API's, or the development server's
 */
export function portalVariables(
  { environment }: StackSettings,
  { PORTAL_SECRET }: StackSecrets,
  port: number,
): PortalVariables | null {
  const set = process.env.PORTAL_URL;
  if (set) return { PORTAL_URL: set, PORTAL_SECRET: process.env.PORTAL_SECRET || PORTAL_SECRET };
  // By this name, not by the address: a passkey belongs to a name.
  return environment === "live" || port === 0
    ? null
    : { PORTAL_URL: `http://localhost:${port}`, PORTAL_SECRET };
}

/** Serves the portal's sources, with reloading, and passes on to the API what is the API's. */
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
