import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Environment } from "@svc/keys";

export interface PortalFile {
  contentType: string;
  etag: string;
  encodings: Readonly<Record<"identity", Buffer> & Partial<Record<"br" | "gzip", Buffer>>>;
  /** Its name contains a content hash. */
  isImmutable: boolean;
}

export interface PortalFiles {
  page: PortalFile;
  filesByName: ReadonlyMap<string, PortalFile>;
}

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".json": "application/json",
  ".html": "text/html; charset=utf-8",
};

/** @returns null if the portal is not built */
export function readPortalFiles(directory: string, environment: Environment): PortalFiles | null {
  const read = (name: string) => readFileSync(join(directory, name));
  let html: string;
  try {
    html = read("index.html").toString();
  } catch {
    return null;
  }
  const page = Buffer.from(html.replace('data-environment="test"', `data-environment="${environment}"`));
  const allNames = new Set(readdirSync(directory, { recursive: true, encoding: "utf8" }));
  const names = [...allNames].filter(
    (name) => CONTENT_TYPES[extname(name)] && !name.startsWith(".") && name !== "index.html",
  );
  const toFile = (name: string): PortalFile => ({
    ...toTypeAndEtag(CONTENT_TYPES[extname(name)] ?? "", read(name)),
    encodings: {
      identity: read(name),
      ...(allNames.has(`${name}.br`) ? { br: read(`${name}.br`) } : {}),
      ...(allNames.has(`${name}.gz`) ? { gzip: read(`${name}.gz`) } : {}),
    },
    isImmutable: name.startsWith(`assets${sep}`),
  });
  return {
    page: {
      ...toTypeAndEtag("text/html; charset=utf-8", page),
      encodings: { identity: page, br: brotliCompressSync(page), gzip: gzipSync(page) },
      isImmutable: false,
    },
    filesByName: new Map(names.map((name) => [name.split(sep).join("/"), toFile(name)])),
  };
}

function toTypeAndEtag(contentType: string, bytes: Buffer) {
  return { contentType, etag: `"${hash("sha256", bytes, "base64url")}"` };
}
