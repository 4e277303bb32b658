import { create } from "content-disposition";
import type { Request, Response } from "express";
import { compressBody } from "../http/compress-body.ts";
import type { BodyAnswer, EndpointAnswer, FileAnswer, SerializedAnswer } from "./endpoint.ts";
import { waitForDrain, writeLines } from "./write-lines.ts";

export const JSON_TYPE = "application/json";

type Compressible = { isCompressible?: boolean | undefined };

/** Writes an endpoint's response. */
export function writeAnswer(
  req: Request,
  res: Response,
  answer: EndpointAnswer & Compressible,
): void | Promise<void> {
  if ("file" in answer) return writeFile(req, res, answer);
  return "lines" in answer ? writeLines(req, res, answer) : writeBody(req, res, answer);
}

async function writeBody(
  req: Request,
  res: Response,
  answer: (BodyAnswer | SerializedAnswer) & Compressible,
): Promise<void> {
  res.status(answer.status).set({ "Cache-Control": "no-store", ...answer.headers });
  const json = "json" in answer ? answer.json : JSON.stringify(answer.body);
  if (json === undefined) {
    res.end();
    return;
  }
  if ("sent" in answer && answer.sent) res.once("finish", answer.sent);
  const body = answer.isCompressible ? await compressBody(req, res, json) : json;
  res.type(`${JSON_TYPE}; charset=utf-8`).send(body);
}

const PLAIN_NAME = /^[\w.-]+$/;

/**
 * Writes a file. Reads the first chunk before the head, so that an early error gets an error response. Later errors reset the
 * connection, so that the client does not mistake a part of the file for all of it.
 */
async function writeFile(
  req: Request,
  res: Response,
  { status, file, headers = {} }: FileAnswer,
): Promise<void> {
  const { bytes, mediaType, name, size } = file;
  const isWhole = bytes instanceof Uint8Array;
  const chunks = (isWhole ? [bytes].values() : bytes[Symbol.asyncIterator]()) as AsyncIterator<Uint8Array>;
  try {
    let next = await chunks.next();
    if (res.destroyed) return;
    res.status(status).set({
      "Content-Disposition": PLAIN_NAME.test(name) ? `attachment; filename="${name}"` : create(name),
      "Cache-Control": "no-store",
      ...headers,
    });
    res.setHeader("Content-Type", mediaType);
    const length = isWhole ? bytes.length : size;
    if (length !== undefined) res.setHeader("Content-Length", length);
    res.flushHeaders();
    if (req.method === "HEAD") {
      res.end();
      return;
    }
    for (; !next.done; next = await chunks.next()) {
      if (res.destroyed) return;
      if (!res.write(next.value)) await waitForDrain(res);
    }
    res.end();
  } catch (error) {
    if (res.headersSent) res.socket?.resetAndDestroy();
    throw error;
  } finally {
    await chunks.return?.();
  }
}
