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

/** What such a page answers. */
export const KEPT_PAGE = {
  200: { description: "The page.", content: htmlForm, headers: ["ETag", "Link"] },
  304: { description: "You have it already: `If-None-Match` names its `ETag`.", headers: ["ETag", "Link"] },
} as const;

/** The same of one among several, by its name. */
export const KEPT_PAGES = { ...KEPT_PAGE, ...MISSING_PAGE } as const;

/** What writes the texts of pages, by their paths. */
export type PageWriters = ReadonlyMap<string, () => string>;

/** Which page a request asks for. */
export interface AskedPage {
  /** Its path, of the parameters of the request's. */
  pathOf: (params: Record<string, unknown>) => string;
  /** What there is none of, where there is no such page: `operation`. */
  noun: string;
  policy?: string | undefined;
}

/** Answers with a page that stays the same while the process runs. @param policy its `Content-Security-Policy` */
export async function sendPage(req: Request, res: Response, page: PackedText, policy = PAGE_POLICY) {
  res.setHeader("Content-Security-Policy", policy);
  await sendKept(req, res, page);
}

/** The same for what is no page. */
export async function sendKept(req: Request, res: Response, text: PackedText): Promise<void> {
  res.setHeader("Cache-Control", "no-cache");
  res.setHeader("Link", SERVICE_LINKS);
  await text.send(req, res);
}

/** One page, written when it is first asked for. */
export function showPage(html: () => string): RequestHandler {
  let page: PackedText | null = null;
  return async (req, res) => {
    page ??= packedPage(html());
    await sendPage(req, res, page);
  };
}

/** The pages of a set. Whatever writes them is loaded with the first; each is written when it is first asked for, and kept. */
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
