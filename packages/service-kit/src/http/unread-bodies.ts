import type { RequestHandler } from "express";
import { announcesBody, cutUnread } from "./cut-body.ts";

/**
 * Answers a request whose body has not come in full with `Connection: close`, and cuts the connection: what was refused,
 * or needs no body, is not listened to any longer. Without it Node would read on until the request's time is over.
 */
export function cutUnreadBodies(): RequestHandler {
  return (req, res, next) => {
    if (announcesBody(req)) {
      const writeHead = res.writeHead;
      res.writeHead = ((...head: unknown[]) => {
        res.writeHead = writeHead;
        cutUnread(req, res);
        return Reflect.apply(writeHead, res, head);
      }) as typeof writeHead;
    }
    next();
  };
}
