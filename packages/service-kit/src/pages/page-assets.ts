import { hash } from "node:crypto";
import type { RequestHandler } from "express";
import { PAGE_ASSETS } from "../generated/page-assets.ts";
import { CompressedText } from "./compressed-text.ts";

const FOLDER = "/assets";
const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

type AssetName = keyof typeof PAGE_ASSETS;
const versions = new Map<string, string>();

/** Returns the URL of an asset, with a content hash for permanent caching. */
export function assetAddress(name: AssetName): string {
  return versionedAddress(`${FOLDER}/${name}`, PAGE_ASSETS[name]);
}

/**
 * Returns the versioned URL of another package's asset.
 * @param path without a query
 */
export function versionedAddress(path: string, content: string): string {
  const version = versions.get(path) ?? hash("sha256", content, "base64url").slice(0, 12);
  versions.set(path, version);
  return `${path}?v=${version}`;
}

/** Serves an asset. During a deployment, a page of another release can request another version; that response is not cached. */
export function serveAsset(path: string, content: string): RequestHandler {
  const compressed = new CompressedText(
    TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "text/plain",
    content,
  );
  const address = versionedAddress(path, content);
  return async (req, res) => {
    const isThisVersion = req.originalUrl === address;
    res.setHeader("Cache-Control", isThisVersion ? "public, max-age=31536000, immutable" : "no-cache");
    await compressed.send(req, res);
  };
}

export const shellAssets: Readonly<Record<string, RequestHandler>> = Object.fromEntries(
  Object.entries(PAGE_ASSETS).map(([name, content]) => {
    const path = `${FOLDER}/${name}`;
    return [path, serveAsset(path, content)];
  }),
);
