import { readFile } from "node:fs/promises";
import { notFound } from "@svc/service-kit/errors";
import { assetAddress, CompressedText } from "@svc/service-kit/pages";
import type { RequestHandler } from "express";
import { GRAPHQL_DOCS, SCHEMA_FILE } from "./graphql-docs.ts";

export const EXPLORER_PATH = "/docs/graphiql";

const FOLDER = new URL("../../../../../../packages/graphiql/built/", import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  ttf: "font/ttf",
};

/** Monaco sets inline styles and embeds fonts in its stylesheet. Everything else loads from this origin. */
export const EXPLORER_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Hides GraphiQL's tabs, because buttons nested in tabs confuse screen readers. */
const STYLE = `
html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark;color:light-dark(#1b1f2a,#e9ebf1);background:light-dark(#fff,#212a3b)}
header{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 1.5rem;padding:.5rem 1rem}
h1,header p{margin:0;font-size:1rem}
@media (width<40rem){header p{display:none}}
nav{display:flex;flex-wrap:wrap;gap:0 1.25rem}
nav a,main>p a{color:light-dark(#3b4fd8,#b4beff)}
main{flex:1;min-height:0}
main>p{padding:0 1rem}
.graphiql-tabs,.graphiql-tab-add{display:none!important}
.monaco-editor .line-numbers{color:light-dark(#1f6a82,#a9b0c0)!important}
@media (forced-colors:active){.monaco-editor .line-numbers{color:CanvasText!important}}`;

/** @param demoKeyPath null unless this is the demo */
export function renderExplorer(demoKeyPath: string | null): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphiQL</title>
<link rel="icon" type="image/svg+xml" href="${assetAddress("icon.svg")}">
<link rel="stylesheet" href="${EXPLORER_PATH}/graphiql.css">
<script type="module" src="${EXPLORER_PATH}/graphiql.js"></script>
<style>${STYLE}</style>
</head>
<body>
<header><h1>GraphiQL</h1><p>Ctrl-Space autocompletes, Ctrl-Enter runs. Put your API key in Headers.</p><nav aria-label="Documentation"><a href="${GRAPHQL_DOCS}">GraphQL reference</a> <a href="/docs">API reference</a></nav></header>
<main id="graphiql" data-schema="${SCHEMA_FILE}"${demoKeyPath === null ? "" : ` data-demo-key="${demoKeyPath}"`}><p>GraphiQL is loading and requires JavaScript. You can read the schema without it: <a href="${GRAPHQL_DOCS}">GraphQL reference</a>.</p></main>
</body>
</html>
`;
}

export function serveExplorerFile(): RequestHandler {
  const files = new Map<string, CompressedText>();
  return async (req, res) => {
    const name = String(req.params.file);
    const type = TYPES[name.slice(name.lastIndexOf(".") + 1)];
    if (!type || !/^[\w.-]+$/.test(name)) throw notFound("file");
    const file = files.get(name) ?? (await readCompressed(name, type));
    files.set(name, file);
    const isChunk = name.startsWith("chunk-");
    res.setHeader("Cache-Control", isChunk ? "public, max-age=31536000, immutable" : "no-cache");
    await file.send(req, res);
  };
}

async function readCompressed(name: string, type: string): Promise<CompressedText> {
  const bytes = await readFile(new URL(name, FOLDER)).catch(() => null);
  if (bytes === null) throw notFound("file");
  return new CompressedText(type, bytes);
}
