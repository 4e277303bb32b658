import type { RequestHandler } from "express";
import { announcesBody, cutUnread } from "./cut-body.ts";

/** Closes the connection of a request answered before its body was read. Otherwise Node would keep reading until a timeout. */
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
