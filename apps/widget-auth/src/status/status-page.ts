import type { Environment } from "@svc/keys";
import { type Clock, type Health, htmlForm, jsonForm, PUBLIC_GET, type Route } from "@svc/service-kit";
import { endpoints } from "../operations.ts";
import { CONTENT_POLICY, renderStatus, type Status, statusSchema } from "./status-html.ts";

/** What the status page is served with. */
export interface StatusRuntime {
  environment: Environment;
  clock: Clock;
  health: Health;
  hidesPages: boolean;
}

/**
 * `GET /`: says at a glance whether the service runs. No script, nothing loaded, nothing that is not public.
 *
 * @param service how it is called, and the version of what it offers
 */
export function statusRoute({ title, version }: { title: string; version: string }): Route<StatusRuntime> {
  return {
    ...PUBLIC_GET,
    path: "/",
    isLenient: true,
    operationId: "showStatus",
    summary: "Show that the service runs",
    description:
      "A page for a person, or JSON for a program. Where the operator has switched it off, it answers 404.",
    answers: {
      200: {
        description: "It runs.",
        content: {
          ...jsonForm(statusSchema, {
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
          }),
          ...htmlForm,
        },
      },
    },
    errors: ["not_found", ...PUBLIC_GET.errors],
    serve: ({ environment, clock, health, hidesPages }) => {
      if (hidesPages) return null;
      const startedAt = clock.now().getTime();
      return async (req, res) => {
        const report = await health.read();
        const status: Status = {
          service: title,
          environment,
          version,
          status: report.status === "ready" ? "running" : "degraded",
          uptimeSeconds: Math.max(0, Math.floor((clock.now().getTime() - startedAt) / 1000)),
          endpoints: endpoints.map(({ method, path, summary }) => ({ method, path, purpose: summary })),
          checks: report.checks,
        };
        res.setHeader("Cache-Control", "no-store");
        res.vary("Accept");
        if (req.accepts(["html", "json"]) === "json") {
          res.json(status);
          return;
        }
        res.setHeader("Content-Security-Policy", CONTENT_POLICY);
        res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
        res.setHeader("X-Frame-Options", "DENY");
        res.type("html").send(renderStatus(status));
      };
    },
  };
}
