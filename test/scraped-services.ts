import { buildKey, createTestEnvironment, type ServiceProcess, startServiceProcess } from "@svc/testing";

export const METRICS_PROCESSES = ["api", "widget-auth", "worker"] as const;
type MetricsProcess = (typeof METRICS_PROCESSES)[number];

/** Enables the portal, without which the API has no metrics of sign-ins. */
const PORTAL = {
  PORTAL_URL: "http://localhost:3000",
  PORTAL_SECRET: Buffer.alloc(32, "t").toString("base64"),
};

export async function startScrapedServices() {
  const test = await createTestEnvironment();
  const processes: Partial<Record<MetricsProcess, ServiceProcess>> = {};
  const close = async () => {
    await Promise.all(Object.values(processes).map((process) => process.stop()));
    await test.close();
  };
  try {
    for (const name of METRICS_PROCESSES) {
      const url = name === "widget-auth" ? test.urls.widgetAuth : test.urls.api;
      const env = { ...test.env, ...PORTAL, DATABASE_URL: url, METRICS_PORT: "0" };
      processes[name] = await startServiceProcess(name, env);
    }
    const ak = await buildKey(test, "ak");
    const sk = await buildKey(test, "sk");
    return { ...test, processes: processes as Record<MetricsProcess, ServiceProcess>, ak, sk, close };
  } catch (error) {
    await close();
    throw error;
  }
}

export async function scrape({ metricsUrl }: { metricsUrl?: string | undefined }): Promise<string> {
  const response = await fetch(`${metricsUrl}/metrics`);
  if (response.status !== 200) throw new Error(`The metrics endpoint returned ${response.status}`);
  return response.text();
}

/** Returns values by name and labels, such as `svc_dependency_up{dependency="clock"}`. */
export function parseSamples(text: string): Map<string, number> {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(" ");
      return [line.slice(0, space), Number(line.slice(space + 1))] as const;
    }),
  );
}

export function findSvcMetricNames(text: string): string[] {
  return [...parseSamples(text).keys()].flatMap((name) => /^svc_\w+/.exec(name)?.[0] ?? []);
}
