import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { type AccountDetail, createSession, type DemoEnv, requestRollover } from "./integrator.ts";

// A demo site with the widget. `npm run example:widget` starts it.

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
};
const PAGE_FILES = ["host.css", "host.js", "terms.html"];
const WIDGET_FILES = ["svc-rollover-widget.js", "svc-rollover-widget.steps.js", "svc-rollover-widget.es.js"];

interface WidgetHost {
  url: string;
  stop(): Promise<void>;
}

/**
 * @param readWidgetFile reads a built file of the widget
 * @param port 0 for any free port
 */
export async function startWidgetHost(
  config: DemoEnv,
  readWidgetFile: (name: string) => Promise<string>,
  port: number,
): Promise<WidgetHost> {
  const server = createServer((req, res) => {
    handle(req, res).catch((error: unknown) => {
      console.error(error);
      sendJson(res, 502, { detail: "Cannot reach the service." });
    });
  });

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const origin = `http://${req.headers.host}`;
    const name = new URL(req.url ?? "/", origin).pathname.slice(1);
    // The policy must allow the widget's script and the service's URL. The widget adds its styles by script.
    const policy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self' ${config.SVC_WIDGET_AUTH_URL}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    res.setHeader("Content-Security-Policy", policy);
    res.setHeader("Cache-Control", "no-store");

    if (req.method === "POST" && (name === "session" || name === "rollover")) {
      // Prevents cross-site requests.
      if (req.headers.origin !== origin)
        return sendJson(res, 403, { detail: "Only this site's own page can send this request." });
      const { status, body } =
        name === "session"
          ? await createSession(config, origin)
          : await requestRollover(config, (await json(req)) as AccountDetail);
      return sendJson(res, status, body);
    }
    const text = req.method === "GET" ? await readServedFile(name) : null;
    if (text !== null) return send(req, res, { name: name || "index.html", text });
    return sendJson(res, 404, { detail: "Page not found." });
  }

  async function readServedFile(name: string): Promise<string | null> {
    if (name === "") return renderPage();
    if (PAGE_FILES.includes(name)) return readPageFile(name);
    return WIDGET_FILES.includes(name) ? readWidgetFile(name) : null;
  }

  async function renderPage(): Promise<string> {
    const html = await readPageFile("index.html");
    return html
      .replace("{{SVC_PK}}", config.SVC_PK)
      .replace("{{SVC_WIDGET_AUTH_URL}}", config.SVC_WIDGET_AUTH_URL);
  }

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function readPageFile(name: string): Promise<string> {
  return readFile(new URL(`page/${name}`, import.meta.url), "utf8");
}

function send(
  { headers }: IncomingMessage,
  res: ServerResponse,
  { name, text }: { name: string; text: string },
): void {
  res.setHeader("Content-Type", CONTENT_TYPES[name.split(".").at(-1) ?? ""] ?? "text/plain");
  res.setHeader("Vary", "Accept-Encoding");
  if (!/\bgzip\b/.test(String(headers["accept-encoding"]))) return void res.end(text);
  res.setHeader("Content-Encoding", "gzip");
  res.end(gzipSync(text));
}

function sendJson(res: ServerResponse, status: number, body: unknown): void {
  if (!res.headersSent) res.writeHead(status, { "Content-Type": "application/json" });
  res.end(JSON.stringify(body));
}
