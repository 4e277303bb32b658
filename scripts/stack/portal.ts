import type { StackSecrets } from "./data-dir.ts";
import { type ServiceOptions, startService } from "./processes.ts";
import type { StackSettings } from "./settings.ts";

interface PortalVariables {
  PORTAL_URL: string;
  PORTAL_SECRET: string;
}

/**
 * Prefers configured values. Returns null if `PORTAL_URL` is not set and the environment is live or the port is not known yet.
 *
 * @param port of the API or the development server; 0 if the server chooses it
 */
export function buildPortalVariables(
  { environment }: StackSettings,
  { PORTAL_SECRET }: StackSecrets,
  port: number,
): PortalVariables | null {
  const configuredUrl = process.env.PORTAL_URL;
  if (configuredUrl)
    return { PORTAL_URL: configuredUrl, PORTAL_SECRET: process.env.PORTAL_SECRET || PORTAL_SECRET };
  // Uses a domain name, because passkeys cannot be bound to an IP address.
  return environment === "live" || port === 0
    ? null
    : { PORTAL_URL: `http://localhost:${port}`, PORTAL_SECRET };
}

export function startPortalServer(
  nodeFlags: readonly string[],
  { environment, portalPort }: StackSettings,
  { apiUrl, ...options }: { apiUrl: string } & Pick<ServiceOptions, "onStarted" | "onLine">,
) {
  const env = {
    ...process.env,
    SVC_ENVIRONMENT: environment,
    PORTAL_API_URL: apiUrl,
    PORTAL_PORT: String(portalPort),
  };
  return startService("portal", [...nodeFlags, "apps/portal/dev-server.ts"], { env, ...options });
}
