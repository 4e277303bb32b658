import { PUBLIC_GET, type Route } from "@svc/service-kit";
import { z } from "zod";
import type { Reference, ReferenceRuntime } from "./reference.ts";

/** Returns the route `/llms.txt` (llmstxt.org). */
export function llmsTextRoute({ title, guides = [], canHide }: Reference): Route<ReferenceRuntime> {
  return {
    ...PUBLIC_GET,
    path: "/llms.txt",
    operationId: "showLlmsText",
    summary: "Find all there is to read, as a program",
    description:
      "Markdown in the form of llmstxt.org: what the service is, and where its document, its reference and its guides are.",
    answers: {
      200: {
        description: "The list.",
        content: { "text/plain": { schema: z.string().describe("Markdown.") } },
      },
    },
    errors: [...(canHide ? (["not_found"] as const) : []), ...PUBLIC_GET.errors],
    serve: ({ buildDocument, hidesPages }) => {
      if (canHide && hidesPages) return null;
      let text: string | null = null;
      const write = () => {
        const { description } = buildDocument().info;
        return writeList(title, typeof description === "string" ? description : "", guides);
      };
      return (_req, res) => {
        text ??= write();
        res.setHeader("Cache-Control", "no-cache");
        res.type("text/plain").send(text);
      };
    },
  };
}

/** @param description Markdown; its first paragraph is the summary */
function writeList(title: string, description: string, guides: NonNullable<Reference["guides"]>): string {
  const [summary = "", ...details] = description.split("\n\n");
  const reference = [
    "- [OpenAPI 3.1](/openapi.json): every operation, with what it takes and answers, errors and examples",
    "- [Reference](/docs): the same as a page for people",
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
