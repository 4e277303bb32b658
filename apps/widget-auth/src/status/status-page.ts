import type { Environment } from "@svc/keys";
import { SERVICE_LINKS } from "@svc/openapi";
import type { Clock } from "@svc/service-kit";
import type { Health } from "@svc/service-kit/health";
import type { Site } from "@svc/service-kit/pages";
import { htmlContent, jsonContent, PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import { z } from "zod";
import { endpoints } from "../operations.ts";
import { type Status, statusSchema } from "./status.ts";
import { CONTENT_POLICY, renderStatus } from "./status-html.ts";

const REFRESH_SECONDS = 30;

const querySchema = z.strictObject({
  refresh: z.literal("off").optional().describe("`off` to turn off automatic refresh."),
});

export interface StatusRuntime {
  environment: Environment;
  clock: Clock;
  health: Health;
  hidesPages: boolean;
  site: Site;
}

export function statusRoute({ title, version }: { title: string; version: string }): Route<StatusRuntime> {
  return {
    ...PUBLIC_GET_DEFAULTS,
    path: "/",
    ignoresCaseAndTrailingSlash: true,
    operationId: "showStatus",
    summary: "Show the service status",
    description:
      "An HTML page that refreshes every 30 seconds, or JSON. Returns 404 if the operator turned it off.",
    query: querySchema,
    responses: {
      200: {
        description: "The service is running.",
        headers: ["Link", "Refresh"],
        content: {
          ...jsonContent(statusSchema, {
            service: "Widget authentication",
            environment: "test",
            version: "1.0.0",
            status: "running",
            uptimeSeconds: 86_400,
            endpoints: [
              {
                method: "POST",
                path: "/api/widget/auth",
                purpose: "Exchange a secret key for a session token",
              },
            ],
            checks: { postgres: "up", redis: "up" },
            responseMilliseconds: { postgres: 0.6, redis: 0.2 },
            checkedAt: "2026-06-15T12:00:00.000Z",
          }),
          ...htmlContent,
        },
      },
    },
    errors: ["not_found", ...PUBLIC_GET_DEFAULTS.errors],
    serve: ({ environment, clock, health, hidesPages, site }) => {
      if (hidesPages) return null;
      const startedAt = clock.now().getTime();
      return async (req, res) => {
        const { report, checks } = await health.snapshot();
        const now = clock.now();
        const status: Status = {
          service: title,
          environment,
          version,
          status: report.status === "ready" ? "running" : "degraded",
          uptimeSeconds: Math.max(0, Math.floor((now.getTime() - startedAt) / 1000)),
          endpoints: endpoints.map(({ method, path, summary }) => ({ method, path, purpose: summary })),
          checks: report.checks,
          responseMilliseconds: Object.fromEntries(
            // In milliseconds, rounded to a tenth.
            checks
              .filter(({ name, isUp }) => isUp && name in report.checks)
              .map(({ name, seconds }) => [name, Math.round(seconds * 10_000) / 10]),
          ),
          ...(report.reasons ? { reasons: report.reasons } : {}),
          checkedAt: now.toISOString(),
        };
        res.setHeader("Cache-Control", "no-store");
        res.vary("Accept");
        res.setHeader("Link", SERVICE_LINKS);
        if (req.accepts(["html", "json"]) === "json") {
          res.json(status);
          return;
        }
        res.setHeader("Content-Security-Policy", CONTENT_POLICY);
        res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
        res.setHeader("X-Frame-Options", "DENY");
        // Readers who need more time can turn off the refresh (WCAG 2.2.1).
        const refreshSeconds = req.query.refresh === "off" ? null : REFRESH_SECONDS;
        if (refreshSeconds !== null) res.setHeader("Refresh", String(refreshSeconds));
        res.type("html").send(renderStatus(site, status, refreshSeconds));
      };
    },
  };
}
