import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { notFound } from "@svc/service-kit/errors";
import { jsonContent, PUBLIC_GET_DEFAULTS, type Route } from "@svc/service-kit/routes";
import type { Request } from "express";
import { z } from "zod";

export const DEMO_KEY_PATH = "/docs/demo-key";
const LOOPBACK_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Serves the demo's API key to the reference pages. Only a machine that runs `npm start` has this key.
 *
 * @param variable name of the key in the file: `SVC_AK`
 */
export function demoKeyRoute(variable: string): Route<{ demoFile?: string | undefined }> {
  return {
    ...PUBLIC_GET_DEFAULTS,
    path: DEMO_KEY_PATH,
    operationId: "readDemoKey",
    summary: "Read the demo key",
    description: "For the reference pages when the service runs under `npm start`.",
    responses: {
      200: {
        description: "The API key.",
        content: jsonContent(z.strictObject({ apiKey: z.string() }), { apiKey: "svc_test_ak_…" }),
      },
    },
    errors: ["not_found", ...PUBLIC_GET_DEFAULTS.errors],
    serve: ({ demoFile }) =>
      demoFile === undefined
        ? null
        : async (req, res) => {
            res.setHeader("Cache-Control", "no-store");
            res.setHeader("Cross-Origin-Resource-Policy", "same-origin");
            if (!isSameOriginPage(req)) throw notFound("path");
            const apiKey = await readKey(demoFile, variable);
            if (apiKey === null) throw notFound("key");
            res.json({ apiKey });
          },
  };
}

/** Rejects pages of other sites, and other host names that resolve to this machine (DNS rebinding). */
function isSameOriginPage({ headers }: Request): boolean {
  const { host = "", "sec-fetch-site": fetchSite } = headers;
  const name = host.replace(/:\d+$/, "");
  return LOOPBACK_HOSTS.includes(name) && fetchSite === "same-origin";
}

/** Called for each request, because the demo writes the file after the service has started. */
async function readKey(file: string, variable: string): Promise<string | null> {
  const text = await readFile(file, "utf8").catch(() => "");
  return parseEnv(text)[variable] ?? null;
}
