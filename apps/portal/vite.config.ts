import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { setEnvironment } from "./page-file.ts";

const API_URL = process.env.PORTAL_API_URL ?? "http://localhost:3000";

/** Omits the translations of React Aria, which are half of its size. The portal uses only English. */
const englishTextsOnly: Plugin = {
  name: "english-texts-only",
  enforce: "pre",
  resolveId(source) {
    return /\/intl\/.+\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/.test(source) ? "\0no-texts" : null;
  },
  load(id) {
    return id === "\0no-texts" ? "export default {}" : null;
  },
};

/** Sets the environment in the pages of the development server, as the API does in production. */
const devEnvironment: Plugin = {
  name: "dev-environment",
  apply: "serve",
  transformIndexHtml: (html) =>
    setEnvironment(html, process.env.SVC_ENVIRONMENT === "live" ? "live" : "test"),
};

/** Lists the bundled packages for the image's SBOM. */
const listPackages: Plugin = {
  name: "list-packages",
  apply: "build",
  generateBundle(_, bundle) {
    const root = join(import.meta.dirname, "../..");
    const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
    const folders = modules.map(
      (id) => /(?:node_modules\/(?:@[^/]+\/)?|packages\/)[^/]+/.exec(id.replace(root, ""))?.[0],
    );
    const packages = [...new Set(folders)].filter((folder) => folder !== undefined).sort();
    this.emitFile({ type: "asset", fileName: ".vite/packages.json", source: JSON.stringify(packages) });
  },
};

/** Loads the font with the page, before the script that first uses it. */
const preloadFont: Plugin = {
  name: "preload-font",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { path, bundle = {} }) {
      const font = Object.values(bundle).find(
        (file) => file.type === "asset" && file.names.includes("ibm-plex-sans-latin.woff2"),
      );
      if (!font || path !== "/index.html") return html;
      const attrs = {
        rel: "preload",
        as: "font",
        type: "font/woff2",
        href: `/portal/${font.fileName}`,
        crossorigin: "",
      };
      return { html, tags: [{ tag: "link", attrs, injectTo: "head-prepend" }] };
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  base: "/portal/",
  // Uses the sources, so that the preview shows this commit's widget without a build.
  resolve: { alias: { "@svc/widget": join(import.meta.dirname, "../../packages/widget/src/index.ts") } },
  plugins: [react(), englishTextsOnly, devEnvironment, preloadFont, listPackages],
  optimizeDeps: { include: ["react-dom/client"] },
  server: {
    host: "127.0.0.1",
    strictPort: true,
    // One origin for page and API, so that cookies and origin checks work.
    proxy: Object.fromEntries(
      ["/portal/api", "/portal/auth", "/v1", "/docs", "/errors", "/openapi.json"].map((path) => [
        path,
        { target: API_URL },
      ]),
    ),
  },
  build: {
    rolldownOptions: {
      input: ["index.html", "track.html", "widget-preview.html"].map((name) =>
        join(import.meta.dirname, name),
      ),
    },
    target: ["chrome123", "firefox128", "safari17.5"],
    // The content security policy allows only the portal's own files, and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    chunkSizeWarningLimit: 1_000,
  },
});
