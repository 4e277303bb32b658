import type { RequestHandler } from "express";
import { PAGE_ASSETS } from "../generated/page-assets.ts";
import { PAGE_FONTS } from "../generated/page-fonts.ts";
import { computeContentVersion } from "./asset-version.ts";
import { CompressedText } from "./compressed-text.ts";

const FOLDER = "/assets";
const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

type AssetName = keyof typeof PAGE_ASSETS;
const versions = new Map<string, string>();

/** Returns an asset's URL, with a content hash for permanent caching. */
export function assetAddress(name: AssetName): string {
  return versionedAddress(`${FOLDER}/${name}`, PAGE_ASSETS[name]);
}

/** Returns a font's URL, the same as in the style sheet. */
export function fontAddress(name: keyof typeof PAGE_FONTS): string {
  return versionedAddress(`${FOLDER}/${name}`, PAGE_FONTS[name]);
}

/** Returns the versioned URL of another package's asset. @param path without a query */
export function versionedAddress(path: string, content: string): string {
  const version = versions.get(path) ?? computeContentVersion(content);
  versions.set(path, version);
  return `${path}?v=${version}`;
}

/** During a deployment, pages of another release request other versions, which must not be cached. */
const getCacheControl = (originalUrl: string, address: string) =>
  originalUrl === address ? "public, max-age=31536000, immutable" : "no-cache";

export function serveAsset(path: string, content: string): RequestHandler {
  const compressed = new CompressedText(
    TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "text/plain",
    content,
  );
  const address = versionedAddress(path, content);
  return async (req, res) => {
    res.setHeader("Cache-Control", getCacheControl(req.originalUrl, address));
    await compressed.send(req, res);
  };
}

/** @param content in base64 */
function serveFont(path: string, content: string): RequestHandler {
  const bytes = Buffer.from(content, "base64");
  const address = versionedAddress(path, content);
  return (req, res) => {
    res.setHeader("Cache-Control", getCacheControl(req.originalUrl, address));
    res.type("font/woff2").send(bytes);
  };
}

const serveAll = (contents: Readonly<Record<string, string>>, serve: typeof serveAsset) =>
  Object.entries(contents).map(([name, content]) => {
    const path = `${FOLDER}/${name}`;
    return [path, serve(path, content)] as const;
  });

export const shellAssets: Readonly<Record<string, RequestHandler>> = Object.fromEntries([
  ...serveAll(PAGE_ASSETS, serveAsset),
  ...serveAll(PAGE_FONTS, serveFont),
]);
