import { compressBody } from "../http/compress-body.ts";
import {
  addVary,
  type HttpRequest,
  type HttpResponse,
  setHeader,
  writeHead,
  writeText,
} from "../http/exchange.ts";
import { isUnchanged } from "../http/revalidation.ts";
import type { BodyAnswer, EndpointAnswer, WrittenAnswer } from "./endpoint.ts";
import { writeFile } from "./write-file.ts";
import { writeLines } from "./write-lines.ts";

export const JSON_TYPE = "application/json";

/** Writes what an endpoint answers, in its form. @param answer with whether its JSON can be compressed */
export function writeAnswer(
  req: HttpRequest,
  res: HttpResponse,
  answer: EndpointAnswer & { isCompressible?: boolean | undefined },
): void | Promise<void> {
  if ("file" in answer) return writeFile(req, res, answer);
  return "lines" in answer ? writeLines(req, res, answer) : writeBody(req, res, answer);
}

async function writeBody(
  req: HttpRequest,
  res: HttpResponse,
  answer: (BodyAnswer | WrittenAnswer) & { isCompressible?: boolean | undefined },
): Promise<void> {
  setHeader(res, "Cache-Control", "no-store");
  for (const name in answer.headers) setHeader(res, name, answer.headers[name] ?? "");
  const isOld = answer.status === 200 && isUnchanged(req, answer.headers?.ETag);
  const json = "json" in answer ? answer.json : JSON.stringify(answer.body);
  if (!isOld && json !== undefined) {
    const sent = "sent" in answer ? answer.sent : undefined;
    const body = answer.isCompressible ? await compressBody(req, res, json) : json;
    writeText(res, answer.status, `${JSON_TYPE}; charset=utf-8`, body, sent);
    return;
  }
  if (answer.isCompressible) addVary(res, "Accept-Encoding");
  writeHead(res, isOld ? 304 : answer.status);
  res.end();
}
