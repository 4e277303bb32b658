import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Logins of an owner, an operations specialist and a viewer. Omitted if the portal is off. */
export interface DemoPeople {
  SVC_PORTAL_URL: string;
  SVC_PORTAL_EMAIL: string;
  SVC_PORTAL_PASSWORD: string;
  SVC_PORTAL_OPERATIONS_EMAIL: string;
  SVC_PORTAL_OPERATIONS_PASSWORD: string;
  SVC_PORTAL_VIEWER_EMAIL: string;
  SVC_PORTAL_VIEWER_PASSWORD: string;
}

export interface DemoEnv extends Partial<DemoPeople> {
  SVC_API_URL: string;
  SVC_WIDGET_AUTH_URL: string;
  SVC_ORGANIZATION: string;
  SVC_PK: string;
  SVC_SK: string;
  SVC_AK: string;
}

export function readDemoEnv(file: string): Partial<DemoEnv> {
  return existsSync(file) ? (parseEnv(readFileSync(file, "utf8")) as Partial<DemoEnv>) : {};
}

/** Replaces the file atomically, readable only by its owner. */
export function writeDemoEnv(file: string, env: DemoEnv): void {
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
  const temporaryFile = `${file}.new`;
  writeFileSync(temporaryFile, lines.join(""), { mode: 0o600 });
  renameSync(temporaryFile, file);
}
