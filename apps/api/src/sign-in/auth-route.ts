import { notFound, readClientAddress, readJsonBody } from "@svc/service-kit";
import { fromNodeHeaders } from "better-auth/node";
import type { Request, RequestHandler, Response } from "express";
import type { ApiContext } from "../context.ts";
import { ADDRESS_HEADER, AUTH_PATH } from "./auth.ts";

/** What of better-auth is served, by method and path under `/portal/auth`. All else of it is an address that nobody knows. */
const SERVED: ReadonlySet<string> = new Set(["POST /sign-in/email", "POST /sign-out", "GET /get-session"]);

/** Serves better-auth: reads the request as every other is read, and gives its answer on. */
export function authRoute(ctx: ApiContext): RequestHandler {
  const { auth, origin } = ctx.signIn;
  return async (req, res) => {
    const path = req.path;
    if (!auth || !origin || !SERVED.has(`${req.method} ${path}`)) throw notFound("address");
    res.locals.route = AUTH_PATH + path;
    const body = req.method === "GET" ? undefined : ((await readJsonBody(req, res)) ?? {});
    const answer = await auth.handler(toRequest(ctx, origin, req, body));
    await send(res, answer);
  };
}

function toRequest(ctx: ApiContext, origin: string, req: Request, body: object | undefined) {
  const headers = fromNodeHeaders(req.headers);
  headers.delete("content-length");
  headers.delete("transfer-encoding");
  headers.set(ADDRESS_HEADER, readClientAddress(req, ctx.auth.trustedProxies) ?? "");
  return new globalThis.Request(origin + req.originalUrl, {
    method: req.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function send(res: Response, answer: globalThis.Response): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== "set-cookie") res.setHeader(name, value);
  for (const cookie of answer.headers.getSetCookie()) res.append("Set-Cookie", cookie);
  res.setHeader("Cache-Control", "no-store");
  res.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}
