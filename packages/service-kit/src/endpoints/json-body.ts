import express, { type Request, type Response } from "express";
import { Problem } from "../errors/problem.ts";
import { announcesBody } from "../http/cut-body.ts";
import { parseJsonBytes } from "./json-text.ts";

export const BODY_LIMIT_BYTES = 100 * 1024;

/** JSON is UTF-8 (RFC 8259 section 8.1); the parser would take any of its relatives. */
const ANY_CHARSET = /charset/i;
const FITTING_CHARSET = /charset="?utf-8"?\s*(;|$)/i;

/** What nearly everybody says of a body. */
const PLAIN_JSON = /^application\/json(; ?charset=utf-8)?$/i;

/**
 * Reads a request's body as the bytes of JSON.
 *
 * @param limit how many there may be at most
 * @returns undefined when there is no body
 * @throws Problem `unsupported_media_type`, `payload_too_large`
 */
export async function readJsonBytes(req: Request, res: Response, limit: number): Promise<Buffer | undefined> {
  if (!announcesBody(req)) return undefined;
  if (!isJson(req)) throw new Problem("unsupported_media_type");
  if (Number(req.headers["content-length"] ?? 0) > limit) throw tooLarge(limit);
  // What came in one piece with the head is parsed before a promise goes on.
  if (!req.complete) await null;
  const isPacked = (req.headers["content-encoding"] ?? "identity") !== "identity";
  const bytes = isPacked
    ? await unpack(req, res, limit)
    : (takeWhole(req, limit) ?? (await collect(req, limit)));
  return bytes?.length ? bytes : undefined;
}

function isJson(req: Request): boolean {
  const type = req.headers["content-type"] ?? "";
  if (PLAIN_JSON.test(type)) return true;
  return Boolean(req.is("application/json")) && (!ANY_CHARSET.test(type) || FITTING_CHARSET.test(type));
}

/**
 * A body that has come in full already, as a short one does with its head: had without a listener, a promise and a turn of
 * the event loop. Null where there is more to come.
 */
function takeWhole(req: Request, limit: number): Buffer | null {
  // Whoever has gone is closed already, and nothing more would be heard of it.
  if (req.destroyed) throw new Problem("malformed_json");
  if (!req.complete || req.readableLength === 0) return null;
  // Without a number Node gives the first piece of several.
  const bytes: Buffer = req.read(req.readableLength);
  if (bytes.length > limit) throw tooLarge(limit);
  return bytes;
}

/** Stops at the limit: a parser would read a body that is too large to its end before it says so. */
function collect(req: Request, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    req.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > limit) reject(tooLarge(limit));
      else chunks.push(chunk);
    });
    req.once("end", () => resolve(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks)));
    req.once("error", () => reject(new Problem("malformed_json")));
    // Every request is closed in the end. A problem, with its stack, is dear: only one that was cut short has any.
    req.once("close", () => {
      if (!req.readableEnded) reject(new Problem("malformed_json"));
    });
  });
}

/** A body that was compressed, as body-parser unpacks it: no more of it than the limit. */
async function unpack(req: Request, res: Response, limit: number): Promise<Buffer | undefined> {
  const readBytes = express.raw({ limit, type: "application/json" });
  await new Promise<void>((resolve, reject) => {
    let received = 0;
    req.on("data", (chunk: Buffer) => {
      received += chunk.length;
      if (received > limit) reject(tooLarge(limit));
    });
    readBytes(req, res, (error?: unknown) =>
      error === undefined ? resolve() : reject(toProblem(error, limit)),
    );
  });
  return req.body;
}

/**
 * Reads a request's body as one JSON object. It is called after the credential was verified, so that a stranger's
 * bytes are not parsed.
 *
 * @param limit bytes that it may have at most
 * @returns undefined when there is no body
 * @throws Problem as `readJsonBytes`, and `malformed_json`: no UTF-8, no JSON, not an object, or one in which a member
 *   stands twice
 */
export async function readJsonBody(
  req: Request,
  res: Response,
  limit = BODY_LIMIT_BYTES,
): Promise<object | undefined> {
  const bytes = await readJsonBytes(req, res, limit);
  if (bytes === undefined) return undefined;
  const body = parseJsonBytes(bytes);
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Problem("malformed_json", "The body must be a JSON object.");
  }
  return body;
}

/** body-parser names its errors by `type`. */
function toProblem(error: unknown, limit: number): Problem {
  const type = (error as { type?: string } | null)?.type ?? "";
  if (type === "entity.too.large") return tooLarge(limit);
  if (type === "charset.unsupported" || type === "encoding.unsupported")
    return new Problem("unsupported_media_type");
  return new Problem("malformed_json");
}

function tooLarge(limit: number): Problem {
  return new Problem("payload_too_large", `The body is over ${limit / 1024} kB.`);
}
