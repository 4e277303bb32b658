import type { RequestHandler } from "express";
import { announcesBody, closeIfUnread } from "./unread-body.ts";

/** Closes the connection of a request answered before its body was read. Otherwise Node would keep reading until a timeout. */
export function closeUnreadConnections(): RequestHandler {
  return (req, res, next) => {
    if (announcesBody(req)) {
      const writeHead = res.writeHead;
      res.writeHead = ((...head: unknown[]) => {
        res.writeHead = writeHead;
        closeIfUnread(req, res);
        return Reflect.apply(writeHead, res, head);
      }) as typeof writeHead;
    }
    next();
  };
}
