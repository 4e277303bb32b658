import type { Environment } from "@svc/keys";
import { type AnyEndpoint, type Clock, type Health, otherMethods } from "@svc/service-kit";
import { type RequestHandler, Router } from "express";
import type { WidgetAuthContext } from "../context.ts";
import { CONTENT_POLICY, renderStatus, type Status } from "./status-html.ts";

const SERVICE_NAME = "Widget authentication";

/**
 * `GET /`: says at a glance whether the service runs. No script, nothing loaded, nothing that is not public.
 *
 * @param version of what the service offers
 */
export function statusPage(
  { environment, clock }: { environment: Environment; clock: Clock },
  version: string,
  health: Health,
  endpoints: readonly AnyEndpoint<WidgetAuthContext>[],
): Router {
  const startedAt = clock.now().getTime();
  const read = async (): Promise<Status> => {
    const report = await health.read();
    return {
      service: SERVICE_NAME,
      environment,
      version,
      status: report.status === "ready" ? "running" : "degraded",
      uptimeSeconds: Math.max(0, Math.floor((clock.now().getTime() - startedAt) / 1000)),
      endpoints: endpoints.map(({ method, path, summary }) => ({ method, path, purpose: summary })),
      checks: report.checks,
    };
  };
  const show: RequestHandler = async (req, res) => {
    res.locals.route = "/";
    const status = await read();
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
  const router = Router();
  router.get("/", show);
  router.all("/", otherMethods(["GET"], "/"));
  return router;
}
