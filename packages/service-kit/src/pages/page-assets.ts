import { hash } from "node:crypto";
import type { RequestHandler } from "express";
import { PAGE_ASSETS } from "../generated/page-assets.ts";
import { PackedText } from "./packed-text.ts";

const FOLDER = "/assets";
const TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
};

type AssetName = keyof typeof PAGE_ASSETS;
const versions = new Map<string, string>();

/** Where a page finds what it loads. The address changes with the content, so that a browser keeps it for good. */
export function assetAddress(name: AssetName): string {
  return versionedAddress(`${FOLDER}/${name}`, PAGE_ASSETS[name]);
}

/** The address of an asset of another package. @param path without a query */
export function versionedAddress(path: string, content: string): string {
  const version = versions.get(path) ?? hash("sha256", content, "base64url").slice(0, 12);
  versions.set(path, version);
  return `${path}?v=${version}`;
}

/**
 * Serves what pages load, compressed. A page of the release before may ask for it while processes are replaced: it gets what is here,
 * and is told not to keep it.
 *
 * @param path as it was given to `versionedAddress`
 */
export function serveAsset(path: string, content: string): RequestHandler {
  const packed = new PackedText(TYPES[path.slice(path.lastIndexOf(".") + 1)] ?? "text/plain", content);
  const address = versionedAddress(path, content);
  return async (req, res) => {
    const isThis = req.originalUrl === address;
    res.setHeader("Cache-Control", isThis ? "public, max-age=31536000, immutable" : "no-cache");
    await packed.send(req, res);
  };
}

/** The shell's own assets, for the routes that serve them: by their addresses. */
export const shellAssets: Readonly<Record<string, RequestHandler>> = Object.fromEntries(
  Object.entries(PAGE_ASSETS).map(([name, content]) => {
    const path = `${FOLDER}/${name}`;
    return [path, serveAsset(path, content)];
  }),
);
