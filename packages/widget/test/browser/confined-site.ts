import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A proxy for the example site that restricts its page. */
export interface ConfinedSite {
  url: string;
  /** Page of another origin, with the example in a sandboxed frame. */
  frameUrl(sandbox: string): string;
  changePolicy: (policy: string) => string;
  stop(): Promise<void>;
}

export async function startConfinedSite(exampleUrl: string): Promise<ConfinedSite> {
  const server = createServer((req, res) => {
    respond(req, res).catch((error: unknown) => res.destroy(error as Error));
  });
  async function respond(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? "/", site.url);
    if (pathname === "/frame") {
      res.setHeader("Content-Type", "text/html");
      const frame = `<iframe title="Rollover" width="900" height="640" sandbox="${searchParams.get("sandbox")}" src="${site.url}/"></iframe>`;
      return void res.end(
        `<!doctype html><html lang="en"><title>Outer</title><link rel="icon" href="data:," />${frame}`,
      );
    }
    const upstreamResponse = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { ...req.headers, "accept-encoding": "identity" };
      const upstream = request(exampleUrl + req.url, { method: req.method, headers }, resolve);
      upstream.once("error", reject);
      req.pipe(upstream);
    });
    const policy = site.changePolicy(String(upstreamResponse.headers["content-security-policy"]));
    res.writeHead(upstreamResponse.statusCode ?? 502, {
      "Content-Type": upstreamResponse.headers["content-type"],
      "Content-Security-Policy": policy,
      // Module scripts require CORS; a sandboxed frame has an opaque origin.
      "Access-Control-Allow-Origin": "*",
    });
    // Remove the icon and style sheet, which the policies would block.
    res.end((await text(upstreamResponse)).replaceAll(/<link [^>]{1,99}>/g, ""));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const site: ConfinedSite = {
    url: `http://localhost:${port}`,
    frameUrl: (sandbox) => `http://127.0.0.1:${port}/frame?${new URLSearchParams({ sandbox })}`,
    changePolicy: (policy) => policy,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return site;
}
