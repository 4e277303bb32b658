import { API_ROLE, WIDGET_AUTH_ROLE } from "@svc/database/roles";
import type { StackSecrets } from "./data-dir.ts";

/** What both services are told; passwords of the database are not among it. */
export function serviceSecrets({
  KEY_PEPPERS,
  DATA_KEYS,
  INDEX_KEY,
  CHAIN_KEY,
  SESSION_SECRETS,
}: StackSecrets) {
  return { KEY_PEPPERS, DATA_KEYS, INDEX_KEY, CHAIN_KEY, SESSION_SECRETS };
}

/** Each service's variables. */
export interface ServiceEnvs {
  api: NodeJS.ProcessEnv;
  widgetAuth: NodeJS.ProcessEnv;
}

/** They differ in the role that it uses the database with. */
export function serviceEnvs(
  env: NodeJS.ProcessEnv,
  databaseUrl: string,
  roles: { api: string; widgetAuth: string } | null,
): ServiceEnvs {
  if (!roles) return { api: env, widgetAuth: env };
  const as = (role: string, password: string): NodeJS.ProcessEnv => {
    const url = new URL(databaseUrl);
    url.username = role;
    url.password = password;
    return { ...env, DATABASE_URL: url.href };
  };
  return { api: as(API_ROLE, roles.api), widgetAuth: as(WIDGET_AUTH_ROLE, roles.widgetAuth) };
}
