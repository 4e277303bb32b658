import type { Environment } from "@svc/keys";
import { SERVICE_LINKS } from "@svc/openapi";
import { environmentField } from "@svc/service-kit/fields";
import type { Health } from "@svc/service-kit/health";
import { PAGE_POLICY, type Site } from "@svc/service-kit/pages";
import { htmlContent, jsonContent, PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import { z } from "zod";
import { SERVICE } from "../../context/service.ts";
import { renderOverview } from "./overview-html.ts";

const LINKS = {
  openapi: "/openapi.json",
  docs: "/docs",
  guides: "/docs/guides",
  contents: "/docs/contents",
  errors: "/errors",
  llmsText: "/llms.txt",
  graphql: "/graphql",
  health: "/health/ready",
};

const overviewSchema = z
  .strictObject({
    service: z.string().describe("Name of the service that responds."),
    environment: environmentField.describe("The environment of this deployment."),
    version: z.string().describe("The version of the API, as in `/openapi.json`."),
    links: z.record(z.string(), z.string()).describe("Paths by name. New ones may be added."),
  })
  .meta({ id: "ServiceOverview", description: "The deployment, with links to its documentation." });

export interface OverviewRuntime {
  environment: Environment;
  health: Health;
  site: Site;
}

export const overviewRoute: Route<OverviewRuntime> = {
  ...PUBLIC_GET_DEFAULTS,
  path: "/",
  ignoresCaseAndTrailingSlash: true,
  operationId: "showOverview",
  summary: "Get an overview of the service",
  description:
    "An introduction to the API, links to the documentation, and the service's status. Returns HTML or " +
    "JSON, depending on `Accept`.",
  responses: {
    200: {
      description: "The overview.",
      headers: ["Link"],
      content: {
        ...jsonContent(overviewSchema, {
          service: SERVICE.title,
          environment: "test",
          version: SERVICE.version,
          links: LINKS,
        }),
        ...htmlContent,
      },
    },
  },
  serve:
    ({ environment, health, site }) =>
    async (req, res) => {
      res.setHeader("Cache-Control", "no-store");
      res.setHeader("Link", SERVICE_LINKS);
      res.vary("Accept");
      if (req.accepts(["html", "json"]) === "json") {
        res.json({ service: SERVICE.title, environment, version: SERVICE.version, links: LINKS });
        return;
      }
      res.setHeader("Content-Security-Policy", PAGE_POLICY);
      res.type("html").send(renderOverview(site, environment, await health.snapshot()));
    },
};
