import express, { type Request, type Response } from "express";
import { Problem } from "../errors/problem.ts";
import { announcesBody } from "../http/unread-body.ts";
import { parseJsonBytes } from "./json-text.ts";

export const BODY_LIMIT_BYTES = 100 * 1024;

/** JSON is UTF-8 (RFC 8259 section 8.1), but `req.is` ignores the charset. */
const ANY_CHARSET = /charset/i;
const UTF8_CHARSET = /charset="?utf-8"?\s*(;|$)/i;

/** The usual content types. Matching them is faster than `req.is`. */
const PLAIN_JSON = /^application\/json(; ?charset=utf-8)?$/i;

/**
 * Reads the bytes of a JSON body; undefined without a body.
 * @param limit in bytes
 * @throws Problem `unsupported_media_type`, `payload_too_large`, `malformed_json`
 */
export async function readJsonBytes(req: Request, res: Response, limit: number): Promise<Buffer | undefined> {
  if (!announcesBody(req)) return undefined;
  if (!isJson(req)) throw new Problem("unsupported_media_type");
  if (Number(req.headers["content-length"] ?? 0) > limit) throw tooLarge(limit);
  // During this `await`, Node parses a body that arrived with the head.
  if (!req.complete) await null;
  const isCompressed = (req.headers["content-encoding"] ?? "identity") !== "identity";
  const bytes = isCompressed
    ? await decompress(req, res, limit)
    : (readBuffered(req, limit) ?? (await readStream(req, limit)));
  return bytes?.length ? bytes : undefined;
}

function isJson(req: Request): boolean {
  const type = req.headers["content-type"] ?? "";
  if (PLAIN_JSON.test(type)) return true;
  return Boolean(req.is("application/json")) && (!ANY_CHARSET.test(type) || UTF8_CHARSET.test(type));
}

/** Returns null if the body has not arrived. Avoids a listener and an event-loop turn. */
function readBuffered(req: Request, limit: number): Buffer | null {
  // A disconnected client's request is already closed and emits no further events.
  if (req.destroyed) throw new Problem("malformed_json");
  if (!req.complete || req.readableLength === 0) return null;
  // Without a size, Node can return only the first chunk.
  const bytes: Buffer = req.read(req.readableLength);
  if (bytes.length > limit) throw tooLarge(limit);
  return bytes;
}

/** Stops at the limit; body-parser would read an oversized body to its end. */
function readStream(req: Request, limit: number): Promise<Buffer> {
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
    // A Problem's stack is expensive, so only truncated requests create one.
    req.once("close", () => {
      if (!req.readableEnded) reject(new Problem("malformed_json"));
    });
  });
}

async function decompress(req: Request, res: Response, limit: number): Promise<Buffer | undefined> {
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
 * Reads a JSON object; undefined without a body. Call it after authentication, so that unauthenticated bodies are not parsed.
 * @param limit in bytes
 * @throws Problem as `readJsonBytes`; `malformed_json` for invalid UTF-8 or JSON, duplicate fields, or a non-object
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

function toProblem(error: unknown, limit: number): Problem {
  const type = (error as { type?: string } | null)?.type ?? "";
  if (type === "entity.too.large") return tooLarge(limit);
  if (type === "charset.unsupported" || type === "encoding.unsupported")
    return new Problem("unsupported_media_type");
  return new Problem("malformed_json");
}

function tooLarge(limit: number): Problem {
  return new Problem("payload_too_large", `The body is larger than ${limit / 1024} kB.`);
}
