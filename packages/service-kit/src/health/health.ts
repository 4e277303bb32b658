import type { Response } from "express";
import { z } from "zod";
import { graphqlTypes } from "../fields/graphql-types.ts";
import { jsonContent, PUBLIC_GET_DEFAULTS, type Route } from "../routes/route.ts";

export interface Dependency {
  name: string;
  /** If false, the service is only degraded while the dependency is down. */
  isRequired: boolean;
  /** Reported only while it is down. */
  isQuiet?: boolean;
  /** @throws NotReadyError to report a reason; other errors are not disclosed */
  check(): Promise<unknown>;
}

const checkSchema = z.enum(["up", "down"]).register(graphqlTypes, {
  values: { up: "The dependency responds.", down: "The dependency does not respond." },
});

const healthReport = z
  .strictObject({
    status: z
      .enum(["ready", "degraded", "unavailable", "stopping"])
      .register(graphqlTypes, {
        values: {
          ready: "All dependencies respond.",
          degraded: "An optional dependency is down.",
          unavailable: "A required dependency is down, or the service is starting.",
          stopping: "The service is shutting down.",
        },
      })
      .describe(
        "`ready`: all dependencies respond. `degraded`: an optional dependency is down. `unavailable`: a required " +
          "dependency is down, or the service is starting. `stopping`: the service is shutting down.",
      ),
    checks: z
      .record(z.string(), checkSchema)
      .describe("The service's dependencies. Empty while the service is stopping."),
    reasons: z
      .array(z.string())
      .optional()
      .describe(
        "Human-readable reasons why the service is not ready. Omitted if the only reason is that a " +
          "dependency does not respond.",
      ),
  })
  .meta({ id: "HealthReport", description: "Whether the service can answer requests." });

export type HealthReport = z.output<typeof healthReport>;

/** The message is public: it must not contain addresses or names of people. */
export class NotReadyError extends Error {
  override name = "NotReadyError";
}

export interface HealthSnapshot {
  isReady: boolean;
  report: HealthReport;
  checks: { name: string; isUp: boolean; seconds: number }[];
}

const STOPPING: HealthReport = Object.freeze({ status: "stopping", checks: {} });

const CHECK_TIMEOUT_MS = 1_000;
const REPORT_LIFETIME_MS = 500;

export class Health {
  private readonly dependencies: readonly Dependency[];
  private lastCheck: { startedAt: number; checks: Promise<Check[]> } | null = null;
  private readonly stoppingCallbacks: (() => void)[] = [];
  private isStopping = false;

  constructor(dependencies: readonly Dependency[]) {
    this.dependencies = dependencies;
  }

  /** Fails readiness, so that load balancers send no more requests. */
  beginDraining(): void {
    this.isStopping = true;
  }

  /** Also ends open-ended work, such as event streams. */
  beginStopping(): void {
    this.isStopping = true;
    for (const callback of this.stoppingCallbacks) callback();
  }

  onStopping(callback: () => void): void {
    this.stoppingCallbacks.push(callback);
  }

  /** Caches results for half a second. */
  async read(): Promise<HealthReport> {
    return this.isStopping ? STOPPING : toReport(await this.runChecks());
  }

  async snapshot(): Promise<HealthSnapshot> {
    const results = await this.runChecks();
    const checks = results.map(({ dependency, error, seconds }) => ({
      name: dependency.name,
      isUp: error === null,
      seconds,
    }));
    const current = toReport(results);
    const report = this.isStopping ? STOPPING : current;
    return { isReady: !this.isStopping && current.status !== "unavailable", report, checks };
  }

  private runChecks(): Promise<Check[]> {
    const now = performance.now();
    if (!this.lastCheck || now - this.lastCheck.startedAt > REPORT_LIFETIME_MS)
      this.lastCheck = { startedAt: now, checks: Promise.all(this.dependencies.map(check)) };
    return this.lastCheck.checks;
  }
}

interface Check {
  dependency: Dependency;
  error: Error | null;
  seconds: number;
}

async function check(dependency: Dependency): Promise<Check> {
  const start = performance.now();
  const error = await runCheck(dependency);
  return { dependency, error, seconds: (performance.now() - start) / 1000 };
}

function toReport(checks: readonly Check[]): HealthReport {
  const down = checks.filter(({ error }) => error !== null);
  const reasons = down.flatMap(({ error }) => (error instanceof NotReadyError ? [error.message] : []));
  return {
    status: down.some(({ dependency }) => dependency.isRequired)
      ? "unavailable"
      : down.length > 0
        ? "degraded"
        : "ready",
    checks: Object.fromEntries(
      checks
        .filter(({ dependency, error }) => error !== null || !dependency.isQuiet)
        .map(({ dependency, error }) => [dependency.name, error === null ? "up" : "down"]),
    ),
    ...(reasons.length > 0 ? { reasons } : {}),
  };
}

async function runCheck(dependency: Dependency): Promise<Error | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no response")), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([dependency.check(), timeout]);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}

function sendJson(res: Response, status: number, body: object): void {
  res.setHeader("Cache-Control", "no-store");
  res.status(status).json(body);
}

export const healthRoutes: readonly Route<{ health: Health }>[] = [
  {
    ...PUBLIC_GET_DEFAULTS,
    path: "/health/live",
    ignoresCaseAndTrailingSlash: true,
    operationId: "getLiveness",
    summary: "Check liveness",
    description: "Confirms that the process is running. Checks no dependencies.",
    responses: {
      200: {
        description: "The process is running.",
        content: jsonContent(
          z.strictObject({ status: z.literal("live").describe("Always `live`: the process runs.") }),
          { status: "live" },
        ),
      },
    },
    serve: () => (_req, res) => sendJson(res, 200, { status: "live" }),
  },
  {
    ...PUBLIC_GET_DEFAULTS,
    path: "/health/ready",
    ignoresCaseAndTrailingSlash: true,
    operationId: "getReadiness",
    summary: "Check readiness",
    description: "Checks the service's dependencies. Results are cached for half a second.",
    responses: {
      200: {
        description: "The service is ready.",
        content: jsonContent(healthReport, { status: "ready", checks: { postgres: "up", redis: "up" } }),
      },
      503: {
        description: "The service is not ready, or is stopping.",
        content: jsonContent(healthReport, { status: "stopping", checks: {} }),
      },
    },
    serve:
      ({ health }) =>
      async (_req, res) => {
        const report = await health.read();
        sendJson(res, report.status === "ready" || report.status === "degraded" ? 200 : 503, report);
      },
  },
];
