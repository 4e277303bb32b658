import { PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import { z } from "zod";
import type { Guide } from "./guide-pages.ts";
import type { Reference, ReferenceRuntime } from "./reference.ts";

export function llmsTextRoute({
  title,
  guides,
  canHidePages,
  core,
  collections,
}: Reference): Route<ReferenceRuntime> {
  return {
    ...PUBLIC_GET_DEFAULTS,
    path: "/llms.txt",
    operationId: "showLlmsText",
    summary: "Read llms.txt",
    description:
      "Markdown in the llmstxt.org format: a summary of the service, with links to the OpenAPI " +
      "document, the reference and the guides.",
    responses: {
      200: {
        description: "The Markdown text.",
        content: { "text/plain": { schema: z.string().describe("Markdown.") } },
      },
    },
    errors: [...(canHidePages ? (["not_found"] as const) : []), ...PUBLIC_GET_DEFAULTS.errors],
    serve: ({ buildDocument, hidesPages }) => {
      if (canHidePages && hidesPages) return null;
      let text: string | null = null;
      const format = () => {
        const { description } = buildDocument().info;
        return formatLlmsText(title, typeof description === "string" ? description : "", {
          guides: guides?.list ?? [],
          hasCore: core !== undefined,
          hasCollections: collections !== undefined,
        });
      };
      return (_req, res) => {
        text ??= format();
        res.setHeader("Cache-Control", "no-cache");
        res.type("text/plain").send(text);
      };
    },
  };
}

/** @param description Markdown; its first paragraph is the summary */
function formatLlmsText(
  title: string,
  description: string,
  {
    guides,
    hasCore,
    hasCollections,
  }: { guides: readonly Guide[]; hasCore: boolean; hasCollections: boolean },
): string {
  const [summary = "", ...details] = description.split("\n\n");
  const reference = [
    ...(hasCore
      ? [
          "- [Core OpenAPI 3.1](/openapi.core.json): the dozen operations that most integrations need. Start here",
        ]
      : []),
    "- [OpenAPI 3.1](/openapi.json): every operation with its parameters, responses, errors and examples",
    "- [Reference](/docs): the OpenAPI document as HTML pages",
    ...(hasCollections
      ? ["- [Postman collection](/collections/postman.json): every operation as a request, with variables"]
      : []),
  ];
  const links = guides.map((guide) => `- [${guide.title}](/docs/guides/${guide.name}): ${guide.summary}`);
  const sections = [
    `# ${title}`,
    `> ${summary}`,
    ...details,
    `## Reference\n\n${reference.join("\n")}`,
    ...(links.length > 0 ? [`## Guides\n\n${links.join("\n")}`] : []),
  ];
  return `${sections.join("\n\n")}\n`;
}
