import type { IncomingMessage, ServerResponse } from "node:http";
import type { RateMinute } from "../auth/rate-minute.ts";
import { cutUnread } from "./cut-body.ts";

/** Whose request it is, for what is written down of it. */
export interface Caller {
  organizationId: string;
  /** The key that it carries, or whose session it is. */
  keyId: string | null;
  /** The member who is signed in. */
  memberId: string | null;
}

/** A request as Node has it. What Express adds to it, endpoints do without: they are served before it. */
export type HttpRequest = IncomingMessage;

/** An answer as Node has it, with what is known of it by whoever handles it. */
export interface HttpResponse extends ServerResponse {
  locals: AnswerLocals;
}

/** What is known of an answer while it is made. */
export interface AnswerLocals {
  requestId?: string;
  /** The route's pattern, once it is found. */
  route?: string;
  /** The operation that answers, once it is found. */
  operation?: string;
  caller?: Caller;
  /** What its credential has used of its minute. */
  minute?: RateMinute;
  /** The code of the problem that it is. */
  problemCode?: string;
  /** Pointers of a refused input's issues, for the access log. */
  issues?: readonly string[];
  /** The rollover that the request names. */
  rolloverId?: string;
  /** Whether the answer is a stream that the client ends: its end is no aborted request. */
  isEndless?: boolean;
  /** Names and values of its headers, in turn, until the head is written. Not there where Express keeps them. */
  head?: string[];
}

/** Whether an endless answer had begun when its connection closed. */
export function isEndedStream(res: HttpResponse): boolean {
  return res.locals.isEndless === true && res.headersSent;
}

/** A header of the request, however its name is spelt. */
export function headerIn({ headers }: Pick<HttpRequest, "headers">, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(", ") : value;
}

/** What a request meets, whatever it asks for. */
export type Step = (req: HttpRequest, res: HttpResponse) => void;

/**
 * Sets a header of the answer. All are written at once with the head, which costs a third of what it costs Node to keep
 * each of them.
 */
export function setHeader(res: HttpResponse, name: string, value: string): void {
  const { head } = res.locals;
  if (head === undefined) {
    res.setHeader(name, value);
    return;
  }
  for (let index = 0; index < head.length; index += 2) {
    if (head[index] !== name) continue;
    head[index + 1] = value;
    return;
  }
  head.push(name, value);
}

/** A header of the answer as it was set; an empty text where it was not. @param name spelt as when it was set */
export function headerOf(res: HttpResponse, name: string): string {
  const { head } = res.locals;
  if (head === undefined) return String(res.getHeader(name) ?? "");
  for (let index = 0; index < head.length; index += 2) if (head[index] === name) return head[index + 1] ?? "";
  return "";
}

/** Says that the answer depends on a request header, beside others that were named before. */
export function addVary(res: HttpResponse, name: string): void {
  const before = headerOf(res, "Vary");
  if (before.split(", ").includes(name)) return;
  setHeader(res, "Vary", before === "" ? name : `${before}, ${name}`);
}

/** Writes the head, with every header that was set. */
export function writeHead(res: HttpResponse, status: number): void {
  const { head } = res.locals;
  if (head === undefined) {
    res.writeHead(status);
    return;
  }
  cutUnread(res.req, res);
  res.writeHead(status, head);
}

/** Answers with a body of one piece. @param sent told once it was sent; never, where the client went before */
export function writeText(
  res: HttpResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  sent?: () => void,
): void {
  setHeader(res, "Content-Type", type);
  setHeader(res, "Content-Length", String(Buffer.byteLength(body)));
  writeHead(res, status);
  res.end(body, sent);
}
