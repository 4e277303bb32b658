import {
  answerMissing,
  htmlForm,
  lazily,
  MISSING_PAGE,
  PAGE_POLICY,
  PackedText,
  type Site,
} from "@svc/service-kit";
import type { Request, RequestHandler, Response } from "express";
import { SERVICE_LINKS } from "./service-links.ts";

export const KEPT_PAGE = {
  200: { description: "The page.", content: htmlForm, headers: ["ETag", "Link"] },
  304: {
    description: "Not modified: `If-None-Match` matches the current `ETag`.",
    headers: ["ETag", "Link"],
  },
} as const;

export const KEPT_PAGES = { ...KEPT_PAGE, ...MISSING_PAGE } as const;

export type PageWriters = ReadonlyMap<string, () => string>;

export interface AskedPage {
  pathOf: (params: Record<string, unknown>) => string;
  noun: string;
  policy?: string | undefined;
}

/** Sends a page that does not change while the process runs. */
export async function sendPage(req: Request, res: Response, page: PackedText, policy = PAGE_POLICY) {
  res.setHeader("Content-Security-Policy", policy);
  await sendKept(req, res, page);
}

/** Sends a text that does not change while the process runs. */
export async function sendKept(req: Request, res: Response, text: PackedText): Promise<void> {
  res.setHeader("Cache-Control", "no-cache");
  res.setHeader("Link", SERVICE_LINKS);
  await text.send(req, res);
}

/** Returns a handler that renders its page on first use. */
export function showPage(html: () => string): RequestHandler {
  let page: PackedText | null = null;
  return async (req, res) => {
    page ??= packedPage(html());
    await sendPage(req, res, page);
  };
}

/** Cached pages, rendered on first use. The renderers are loaded with the first page. */
export class KeptPages {
  private readonly site: Site;
  private readonly writers: () => Promise<PageWriters>;
  private readonly kept = new Map<string, PackedText>();

  constructor(site: Site, load: () => Promise<PageWriters>) {
    this.site = site;
    this.writers = lazily(load);
  }

  show({ pathOf, noun, policy }: AskedPage): RequestHandler {
    return async (req, res) => {
      const page = await this.get(pathOf(req.params));
      if (page) await sendPage(req, res, page, policy);
      else answerMissing(req, res, this.site, noun);
    };
  }

  private async get(path: string): Promise<PackedText | undefined> {
    const known = this.kept.get(path);
    if (known) return known;
    const write = (await this.writers()).get(path);
    if (!write) return undefined;
    const page = packedPage(write(), path);
    this.kept.set(path, page);
    return page;
  }
}

function packedPage(text: string, path = ""): PackedText {
  return new PackedText(
    path.endsWith(".graphql") ? "text/plain; charset=utf-8" : "text/html; charset=utf-8",
    text,
  );
}
