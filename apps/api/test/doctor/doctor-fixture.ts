import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { TestClock, type TestEnvironment } from "@svc/testing";
import { type Examination, examine } from "../../src/platform/doctor/examine.ts";
import { runSvcJson } from "../cli/run-svc.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import type { TestApi } from "../start-test-api.ts";
import { createRollover, runActions } from "../workflow/rollover-steps.ts";

const getPassword = (url: string) => decodeURIComponent(new URL(url).password);

export const generateSecret = () => randomBytes(32).toString("base64");

/** Builds variables in which `svc doctor` finds nothing to report, except that the secrets are public. */
export async function buildHealthyVariables(
  test: TestEnvironment,
  smtpUrl: string,
): Promise<Record<string, string>> {
  const { DATA_DIR = "" } = test.env;
  const anchors = join(DATA_DIR, "anchors");
  await mkdir(anchors, { recursive: true });
  return {
    ...test.env,
    ...TEST_PORTAL,
    WIDGET_URL: "https://widget.example.com",
    API_DATABASE_PASSWORD: getPassword(test.urls.api),
    WIDGET_AUTH_DATABASE_PASSWORD: getPassword(test.urls.widgetAuth),
    TRUSTED_PROXIES: "10.0.0.0/8",
    LOG_LEVEL: "info",
    NODE_ENV: "production",
    SMTP_URL: smtpUrl,
    MAIL_FROM: "portal@example.com",
    ANCHOR_DIR: anchors,
  };
}

/** Creates the data that the checks read. @returns the rollover IDs */
export async function fillDeployment(api: TestApi, env: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const id = await createRollover(api);
    await runActions(api, id, "submit", "start_review");
    ids.push(id);
  }
  await runSvcJson(env, "org", "rename", api.ak.organizationId, "Another name");
  const day = new Date().toISOString().slice(0, 10);
  await runSvcJson(env, "timeline", "anchor", join(env.ANCHOR_DIR ?? "", `timeline-anchor-test-${day}.txt`));
  await api.db.pool.query(
    "INSERT INTO pgboss.job (name, state, completed_on) VALUES ('timers.sweep', 'completed', now())",
  );
  return ids;
}

export async function examineStatuses(env: Record<string, string | undefined>, clockOffsetMs = 0) {
  const clock = new TestClock(Date.now() + clockOffsetMs);
  const examination = await examine(env, clockOffsetMs === 0 ? undefined : clock);
  return { examination, statuses: toStatuses(examination) };
}

const toStatuses = ({ checks }: Examination): Record<string, string> =>
  Object.fromEntries(checks.map(({ name, status }) => [name, status]));
