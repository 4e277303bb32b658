import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** Who signs in to the demo's portal; not there where there is none. */
export interface DemoPeople {
  SVC_PORTAL_URL: string;
  /** The owner's. */
  SVC_PORTAL_EMAIL: string;
  SVC_PORTAL_PASSWORD: string;
  SVC_PORTAL_OPERATIONS_EMAIL: string;
  SVC_PORTAL_OPERATIONS_PASSWORD: string;
  SVC_PORTAL_VIEWER_EMAIL: string;
  SVC_PORTAL_VIEWER_PASSWORD: string;
}

/** What a person needs to try the service out, in shell syntax. */
export interface DemoEnv extends Partial<DemoPeople> {
  SVC_API_URL: string;
  SVC_WIDGET_AUTH_URL: string;
  /** The organization's id, as the operator's command takes it. */
  SVC_ORGANIZATION: string;
  SVC_PK: string;
  SVC_SK: string;
  SVC_AK: string;
}

/** Reads what an earlier start wrote; empty where there is nothing. */
export function readDemoEnv(file: string): Partial<DemoEnv> {
  return existsSync(file) ? (parseEnv(readFileSync(file, "utf8")) as Partial<DemoEnv>) : {};
}

/** Writes the file anew, whole or not at all, for its owner's eyes only. */
export function writeDemoEnv(file: string, env: DemoEnv): void {
  const text = Object.entries(env).map(([name, value]) => `${name}=${value}\n`);
  const draft = `${file}.new`;
  writeFileSync(draft, text.join(""), { mode: 0o600 });
  renameSync(draft, file);
}
