import type { Environment } from "@svc/keys";
import {
  CONTENTS_PATH,
  EVENTS_PATH,
  GUIDES_PATH,
  groupBySubject,
  linkToGuide,
  SERVICE_LINK_TAGS,
} from "@svc/openapi";
import type { Site } from "@svc/service-kit/pages";
import { SERVICE } from "../context/service.ts";
import { GUIDES } from "../guides/generated/guides.ts";
import { GRAPHQL_DOCS } from "./graphql/reference/graphql-docs.ts";

export function buildSite(environment: Environment, showsSchema: boolean): Site {
  return {
    name: SERVICE.title,
    version: SERVICE.version,
    environment,
    home: "/",
    groups: [
      {
        title: "Documentation",
        links: [
          { href: "/", text: "Overview" },
          { href: GUIDES_PATH, text: "All guides" },
          { href: "/docs", text: "API reference" },
          { href: EVENTS_PATH, text: "Event types" },
          ...(showsSchema ? [{ href: GRAPHQL_DOCS, text: "GraphQL" }] : []),
          { href: "/errors", text: "Errors" },
        ],
      },
      ...groupBySubject(GUIDES).map(([title, guides]) => ({ title, links: guides.map(linkToGuide) })),
    ],
    search: CONTENTS_PATH,
    footer: [
      { href: "/openapi.json", text: "OpenAPI" },
      { href: "/llms.txt", text: "llms.txt" },
      { href: "/changes.atom", text: "Changes" },
      { href: "/health/ready", text: "Health" },
    ],
    head: SERVICE_LINK_TAGS,
  };
}
