import { connect } from "node:net";
import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing/use-resource";
import { readJsonBody } from "../src/endpoints/index.ts";
import { Problem } from "../src/errors/index.ts";
import { closeUnreadConnections } from "../src/http/index.ts";
import { startTestApp } from "./start-test-app.ts";

describe("An unread request body", () => {
  const app = useResource(() =>
    startTestApp((express) => {
      express.use(closeUnreadConnections());
      express.post("/read", async (req, res) => {
        res.json(await readJsonBody(req, res));
      });
      express.post("/refused", () => {
        throw new Problem("missing_credentials");
      });
      express.post("/ignored", (_req, res) => res.json({ fine: true }));
    }),
  );

  /** Returns everything that the server sends until it closes the connection. */
  const send = (path: string, headers: readonly string[], body = "") =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(app.port, "127.0.0.1");
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk;
      });
      socket.once("error", reject);
      socket.once("close", () => resolve(text));
      socket.write([`POST ${path} HTTP/1.1`, "Host: localhost", ...headers, "", body].join("\r\n"));
    });

  const LARGE = ["Content-Type: application/json", "Content-Length: 1000000"];
  // 131,071 bytes; the limit is 102,400.
  const LARGE_CHUNK = `1FFFF\r\n${" ".repeat(0x1ffff)}`;
  it.each([
    ["that is refused", "/refused", LARGE, "HTTP/1.1 401"],
    ["that the route does not read", "/ignored", LARGE, "HTTP/1.1 200"],
    ["that is too large", "/read", LARGE, "HTTP/1.1 413"],
    ["of another type", "/read", ["Content-Type: text/plain", "Content-Length: 1000"], "HTTP/1.1 415"],
    [
      "that is too large and chunked",
      "/read",
      // The empty line ends the headers.
      ["Content-Type: application/json", "Transfer-Encoding: chunked", "", LARGE_CHUNK],
      "HTTP/1.1 413",
    ],
    ["that is chunked", "/refused", ["Transfer-Encoding: chunked"], "HTTP/1.1 401"],
  ])("%s gets Connection: close, and the connection is cut", async (_, path, headers, status) => {
    // The client never sends the rest of the body, so the server must not wait for it.
    const response = await send(path, headers, "4\r\n");
    expect(response).toContain(status);
    expect(response).toMatch(/\r\nconnection: close\r\n/i);
    expect(response.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });

  it("leaves the response intact for a client that is still sending a large body", async () => {
    const body = "x".repeat(5_000_000);
    const response = await fetch(`${app.url}/refused`, { method: "POST", body, keepalive: false });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "missing_credentials" });
  });

  it("leaves the connection open if the body has arrived", async () => {
    const body = JSON.stringify({ a: 1 });
    const head = ["Content-Type: application/json", `Content-Length: ${body.length}`];
    const bodyAndNextRequest = `${body}POST /ignored HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
    const response = await send("/read", head, bodyAndNextRequest);
    expect(response.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  });
});
