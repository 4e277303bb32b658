import { createLazy } from "@svc/service-kit";
import { CompressedText, NOT_FOUND_PAGE, PAGE_POLICY, type Site, sendNotFound } from "@svc/service-kit/pages";
import { htmlContent } from "@svc/service-kit/routes";
import type { Request, RequestHandler, Response } from "express";

/** The `Link` header of pages (RFC 8631). */
export const SERVICE_LINKS =
  '</openapi.json>; rel="service-desc"; type="application/json", </docs>; rel="service-doc"';
export const SERVICE_LINK_TAGS =
  '<link rel="service-desc" type="application/json" href="/openapi.json"><link rel="service-doc" href="/docs">';

/** Lists the responses of a route that always has a page. */
export const PAGE_RESPONSES = {
  200: { description: "The page.", content: htmlContent, headers: ["ETag", "Link"] },
  304: {
    description: "Not modified: `If-None-Match` matches the current `ETag`.",
    headers: ["ETag", "Link"],
  },
} as const;

/** Lists the responses of a page route with a parameter, including 404. */
export const PAGE_OR_NOT_FOUND_RESPONSES = { ...PAGE_RESPONSES, ...NOT_FOUND_PAGE } as const;

export type PageRenderers = ReadonlyMap<string, () => string>;

export interface PageRequest {
  toPath: (params: Record<string, unknown>) => string;
  /** Kind of page, for the text of the 404 page: `guide`. */
  noun: string;
  /** Content security policy. Default: `PAGE_POLICY`. */
  policy?: string | undefined;
}

/** Sends a page, which must not change while the process runs. */
export async function sendPage(
  req: Request,
  res: Response,
  { page, policy = PAGE_POLICY }: { page: CompressedText; policy?: string | undefined },
) {
  res.setHeader("Content-Security-Policy", policy);
  await sendCachedText(req, res, page);
}

/** Sends a text, which must not change while the process runs. */
export async function sendCachedText(req: Request, res: Response, text: CompressedText): Promise<void> {
  res.setHeader("Cache-Control", "no-cache");
  res.setHeader("Link", SERVICE_LINKS);
  await text.send(req, res);
}

/** Renders the page on first use. */
export function servePage(html: () => string): RequestHandler {
  let page: CompressedText | null = null;
  return async (req, res) => {
    page ??= toCompressedText(html());
    await sendPage(req, res, { page });
  };
}

/** Renders pages on first use and caches them. The renderers are loaded with the first page. */
export class CachedPages {
  private readonly site: Site;
  private readonly loadRenderers: () => Promise<PageRenderers>;
  private readonly cache = new Map<string, CompressedText>();

  constructor(site: Site, load: () => Promise<PageRenderers>) {
    this.site = site;
    this.loadRenderers = createLazy(load);
  }

  serve({ toPath, noun, policy }: PageRequest): RequestHandler {
    return async (req, res) => {
      const page = await this.get(toPath(req.params));
      if (page) await sendPage(req, res, { page, policy });
      else sendNotFound(req, res, { site: this.site, noun });
    };
  }

  private async get(path: string): Promise<CompressedText | undefined> {
    const cached = this.cache.get(path);
    if (cached) return cached;
    const render = (await this.loadRenderers()).get(path);
    if (!render) return undefined;
    const page = toCompressedText(render(), path);
    this.cache.set(path, page);
    return page;
  }
}

/** Only the GraphQL schema file is not HTML. */
function toCompressedText(text: string, path = ""): CompressedText {
  return new CompressedText(
    path.endsWith(".graphql") ? "text/plain; charset=utf-8" : "text/html; charset=utf-8",
    text,
  );
}
