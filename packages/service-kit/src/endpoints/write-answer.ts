import type { Request, Response } from "express";
import { compressBody } from "../http/compress-body.ts";
import type { BodyAnswer, EndpointAnswer, SerializedAnswer } from "./endpoint.ts";
import { writeFile } from "./write-file.ts";
import { writeLines } from "./write-lines.ts";

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
