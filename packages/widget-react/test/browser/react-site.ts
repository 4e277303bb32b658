import { once } from "node:events";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { createSession } from "../../../../examples/widget-host/integrator.ts";
import { openPage, type WatchedPage } from "../../../widget/test/browser/open-page.ts";
import type { WidgetSite } from "../../../widget/test/browser/widget-site.ts";
import type { PageSettings } from "./page.ts";

type ReactVersion = 18 | 19;

const ROOT = join(import.meta.dirname, "../../../..");

const findReact = (version: ReactVersion) => {
  const from = version === 18 ? "test/react-18" : "packages/widget-react";
  const require = createRequire(join(ROOT, from, "package.json"));
  const find = (name: string) => dirname(require.resolve(`${name}/package.json`));
  return { react: find("react"), "react-dom": find("react-dom") };
};

export async function bundlePage(version: ReactVersion): Promise<string> {
  return bundle(join(import.meta.dirname, "entry.ts"), version, "browser");
}

export async function bundleServer(version: ReactVersion): Promise<string> {
  return bundle(join(import.meta.dirname, "server-entry.ts"), version, "node");
}

async function bundle(entry: string, version: ReactVersion, platform: "browser" | "node"): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    platform,
    format: platform === "browser" ? "esm" : "cjs",
    // React warns only in development mode.
    define: { "process.env.NODE_ENV": '"development"' },
    conditions: ["source"],
    alias: findReact(version),
    logLevel: "silent",
  });
  return outputFiles[0]?.text ?? "";
}

export interface ReactSite {
  /** @param markup server-rendered HTML */
  open(options?: { inline?: boolean; markup?: string }): Promise<WatchedPage>;
  stop(): Promise<void>;
}

export async function startReactSite({ service, browser }: WidgetSite, script: string): Promise<ReactSite> {
  const keys = {
    SVC_API_URL: "",
    SVC_WIDGET_AUTH_URL: service.url,
    SVC_PK: "",
    SVC_SK: service.sk.key,
    SVC_AK: "",
  };
  let html = "";
  const server = createServer(async (req, res) => {
    const send = (type: string, text: string) => res.writeHead(200, { "Content-Type": type }).end(text);
    if (req.url === "/page.js") return send("text/javascript", script);
    if (req.method === "GET") return send("text/html", html);
    return send("application/json", JSON.stringify((await createSession(keys, url)).body));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    async open({ inline = false, markup = "" } = {}) {
      const settings: PageSettings = { baseUrl: service.url, publicKey: service.pk.key, inline };
      html = `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,">
<main data-settings='${JSON.stringify(settings)}'>${markup}</main><script type="module" src="/page.js"></script>`;
      return openPage(browser, url);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
