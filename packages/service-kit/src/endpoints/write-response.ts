import { create } from "content-disposition";
import type { Request, Response } from "express";
import { compressBody } from "../http/compress-body.ts";
import type { BodyResponse, EndpointResponse, FileResponse, SerializedResponse } from "./endpoint.ts";
import { writeChunks } from "./write-chunks.ts";
import { writeLines } from "./write-lines.ts";

export const JSON_TYPE = "application/json";

type Compressible = { isCompressible?: boolean | undefined };

export function writeResponse(
  req: Request,
  res: Response,
  response: EndpointResponse & Compressible,
): void | Promise<void> {
  if ("file" in response) return writeFile(req, res, response);
  return "lines" in response ? writeLines(req, res, response) : writeBody(req, res, response);
}

async function writeBody(
  req: Request,
  res: Response,
  response: (BodyResponse | SerializedResponse) & Compressible,
): Promise<void> {
  res.status(response.status).set({ "Cache-Control": "no-store", ...response.headers });
  const json = "json" in response ? response.json : JSON.stringify(response.body);
  if (json === undefined) {
    res.end();
    return;
  }
  if ("sent" in response && response.sent) res.once("finish", response.sent);
  const body = response.isCompressible ? await compressBody(req, res, json) : json;
  res.type(`${JSON_TYPE}; charset=utf-8`).send(body);
}

const PLAIN_NAME = /^[\w.-]+$/;

/** Writes a file with `writeChunks`. */
async function writeFile(
  req: Request,
  res: Response,
  { status, file, headers = {} }: FileResponse,
): Promise<void> {
  const { bytes, mediaType, name, size } = file;
  const isBuffered = bytes instanceof Uint8Array;
  const chunks = isBuffered ? [bytes].values() : bytes[Symbol.asyncIterator]();
  const begin = () => {
    res.status(status).set({
      "Content-Disposition": PLAIN_NAME.test(name) ? `attachment; filename="${name}"` : create(name),
      "Cache-Control": "no-store",
      ...headers,
    });
    res.setHeader("Content-Type", mediaType);
    const length = isBuffered ? bytes.length : size;
    if (length !== undefined) res.setHeader("Content-Length", length);
    res.flushHeaders();
  };
  await writeChunks(req, res, { chunks, begin });
}
