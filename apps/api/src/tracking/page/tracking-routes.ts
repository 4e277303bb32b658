import { findAccounts } from "@svc/accounts";
import { inSqlTransaction } from "@svc/database";
import { readClientAddress, toClientNetwork } from "@svc/service-kit/auth";
import { parseBody, readJsonBody } from "@svc/service-kit/endpoints";
import { Problem } from "@svc/service-kit/errors";
import { dateField } from "@svc/service-kit/fields";
import { getRequestId } from "@svc/service-kit/http";
import { type PathHandler, pathRouter } from "@svc/service-kit/routes";
import type { Request, Response, Router } from "express";
import { z } from "zod";
import type { ApiContext } from "../../context/context.ts";
import type { ApiCall } from "../../context/define-operation.ts";
import { hashToken } from "../../people/members/invite-member.ts";
import { readLetterhead } from "../../rollovers/letters/templates/read-letterhead.ts";
import { findLinkByOptOut, type StoredTrackingLink } from "../links/tracking-link-store.ts";
import { addOptOut, deleteOptOut } from "../messages/opt-out-store.ts";
import type { Tracking } from "../tracking-config.ts";
import { sendConsentPdf } from "./consent-pdf.ts";
import { mailCode } from "./mail-code.ts";
import { auditPage, findLink, openPage, requireSignIn, toBirthDateThrottleKey } from "./open-page.ts";
import { toPageCall } from "./page-call.ts";
import { hasSession, setSession } from "./page-session.ts";
import { receiveDocument } from "./receive-document.ts";
import { readTrackingStatus } from "./tracking-status.ts";

const BODY_LIMIT_BYTES = 1_024;
/** Carries the link's secret, so that it is never in a URL. */
const TOKEN_HEADER = "Tracking-Link";

const answerSchema = z.union(
  [z.strictObject({ dateOfBirth: dateField }), z.strictObject({ code: z.string().regex(/^\d{6}$/) })],
  "must have a date of birth or a code of six digits",
);
const messagesSchema = z.strictObject({ isOn: z.boolean("must be true or false") });

/** Serves the tracking page. These routes are not part of the API, because the page is their only client. */
export function trackingRoutes(ctx: ApiContext): Router {
  const { tracking } = ctx;
  if (tracking === null) return pathRouter([]);
  const handle = (
    method: PathHandler["method"],
    path: string,
    serve: (req: Request, res: Response) => Promise<void>,
  ): PathHandler => ({
    method,
    path,
    handle: async (req, res) => {
      res.setHeader("Cache-Control", "no-store");
      await serve(req, res);
    },
  });
  /** Requires and renews the session of an open page. */
  const handleOpen = (
    method: PathHandler["method"],
    path: string,
    serve: (page: OpenPage, req: Request, res: Response) => Promise<void>,
  ) =>
    handle(method, path, async (req, res) =>
      serve(await requireOpenPage(ctx, tracking, { req, res }), req, res),
    );
  return pathRouter([
    handle("GET", "/track/api/link", async (req, res) => {
      const link = await requireLink(ctx, req);
      const isOpen = hasSession(req, tracking, { id: link.id, now: ctx.clock.now() });
      res.json({ ...(await describeLink(ctx, link)), isOpen });
    }),
    handle("GET", "/track/api/logo", async (req, res) => {
      const { logo } = await readLetterhead(ctx.db.sql, (await requireLink(ctx, req)).organizationId);
      if (logo === null) res.status(204).end();
      else res.type("image/png").send(Buffer.from(logo, "base64"));
    }),
    handle("POST", "/track/api/open", async (req, res) => {
      const answer = parseBody(answerSchema, await readJsonBody(req, res, BODY_LIMIT_BYTES));
      const attempt = { token: readToken(req), answer, network: readNetwork(ctx, req) };
      const link = await openPage(ctx, tracking, { ...attempt, requestId: getRequestId(res) });
      setSession(res, tracking, { id: link.id, now: ctx.clock.now() });
      res.json(await readTrackingStatus(toPageCall(ctx, link, getRequestId(res)), link));
    }),
    handle("POST", "/track/api/code", async (req, res) => {
      await mailCode(ctx, tracking, { token: readToken(req), network: readNetwork(ctx, req) });
      res.status(202).json({ sent: true });
    }),
    handleOpen("GET", "/track/api/status", async ({ call, link }, _req, res) => {
      res.json(await readTrackingStatus(call, link));
    }),
    handleOpen("POST", "/track/api/documents", async ({ call, link }, req, res) => {
      await receiveDocument(call, link, req);
      res.json(await readTrackingStatus(call, link));
    }),
    handleOpen("GET", "/track/api/consent", async ({ call, link }, _req, res) => {
      await sendConsentPdf(call, link, res);
    }),
    handleOpen("POST", "/track/api/messages", async ({ call, link }, req, res) => {
      const { isOn } = parseBody(messagesSchema, await readJsonBody(req, res, BODY_LIMIT_BYTES));
      await changeMessages(ctx, { link, isOn, requestId: getRequestId(res) });
      res.json(await readTrackingStatus(call, link));
    }),
    handle("POST", "/track/stop/{token}", async (req, res) => {
      await stopMessages(ctx, String(req.params.token), getRequestId(res));
      res.json({ stopped: true });
    }),
  ]);
}

interface OpenPage {
  call: ApiCall;
  link: StoredTrackingLink;
}

function readToken(req: Request): string {
  return req.get(TOKEN_HEADER) ?? "";
}

function readNetwork({ auth }: ApiContext, req: Request): string {
  return toClientNetwork(readClientAddress(req, auth.trustedProxies));
}

/** @throws Problem `link_not_valid` */
async function requireLink(ctx: ApiContext, req: Request): Promise<StoredTrackingLink> {
  const link = await findLink(ctx, readToken(req));
  if (!link) throw new Problem("link_not_valid");
  return link;
}

/** @throws Problem `link_not_valid`, `sign_in_required` */
async function requireOpenPage(
  ctx: ApiContext,
  tracking: Tracking,
  { req, res }: { req: Request; res: Response },
): Promise<OpenPage> {
  const link = await requireLink(ctx, req);
  const session = { id: link.id, now: ctx.clock.now() };
  if (!hasSession(req, tracking, session)) throw new Problem("sign_in_required");
  setSession(res, tracking, session);
  return { link, call: toPageCall(ctx, link, getRequestId(res)) };
}

/** Returns the content that the page shows without a session. */
async function describeLink(ctx: ApiContext, link: StoredTrackingLink) {
  const { organizationId, accountId, language } = link;
  const { name, phone, email, logo } = await readLetterhead(ctx.db.sql, organizationId);
  const account = (await findAccounts(ctx, organizationId, [accountId])).get(accountId);
  const isLocked = await requireSignIn(ctx).throttle.isExhausted(toBirthDateThrottleKey(link));
  return {
    environment: ctx.environment,
    organization: { name, phone, email, hasLogo: logo !== null },
    language,
    acceptsDateOfBirth: account?.dateOfBirth != null && !isLocked,
    acceptsCode: account?.email != null && ctx.mail !== null,
  };
}

async function changeMessages(
  ctx: ApiContext,
  { link, isOn, requestId }: { link: StoredTrackingLink; isOn: boolean; requestId: string },
): Promise<void> {
  const { organizationId, accountId } = link;
  await inSqlTransaction(ctx.db, async (tx) => {
    const hasChanged = isOn
      ? await deleteOptOut(tx, organizationId, accountId)
      : await addOptOut(tx, organizationId, { accountId, at: ctx.clock.now() });
    if (!hasChanged) return;
    const audit = { link, requestId, data: { isOn } };
    await auditPage(ctx, tx, { ...audit, action: "tracking_link.messages_changed" });
  });
}

/** Does nothing for an unknown secret, so that the response is the same. */
async function stopMessages(ctx: ApiContext, token: string, requestId: string): Promise<void> {
  const link = await findLinkByOptOut.first(ctx.db.sql, { optOutHash: hashToken(token) });
  if (link) await changeMessages(ctx, { link, isOn: false, requestId });
}
