import type { Environment } from "@svc/keys";
import { CONTENTS_PATH, SERVICE_LINK_TAGS } from "@svc/openapi";
import type { Site } from "@svc/service-kit/pages";
import { SERVICE } from "./service.ts";

export function buildSite(environment: Environment, hidesPages: boolean): Site {
  const pages = [
    { href: "/", text: "Status" },
    { href: "/docs", text: "Reference" },
  ];
  return {
    name: SERVICE.title,
    version: SERVICE.version,
    environment,
    home: hidesPages ? "/errors" : "/",
    groups: [
      { title: "Documentation", links: [...(hidesPages ? [] : pages), { href: "/errors", text: "Errors" }] },
    ],
    ...(hidesPages ? {} : { search: CONTENTS_PATH }),
    footer: [
      { href: "/openapi.json", text: "OpenAPI" },
      { href: "/health/ready", text: "Health" },
    ],
    head: SERVICE_LINK_TAGS,
  };
}
