import express, { type Request } from "express";
import type { HttpRequest } from "./exchange.ts";

/** Of these media types, the one that the caller likes best; false where it takes none (RFC 9110 section 12.5.1). */
export function likedOf(req: HttpRequest, mediaTypes: readonly string[]): string | false {
  return express.request.accepts.call(req as Request, [...mediaTypes] as never) as unknown as string | false;
}

/** Whether a request's body is said to be of this media type. */
export function isOfType(req: HttpRequest, mediaType: string): boolean {
  return Boolean(express.request.is.call(req as Request, mediaType));
}
