import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";

/** How long a client that is still sending can read the response before the socket is destroyed. */
const LINGER_MS = 1_000;

export function announcesBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Closes the connection after the response if the request's body is incomplete. Call it before writing the head.
 * Closing a socket with unread data resets it, and the client may lose the response. So this ends our side first, and discards
 * incoming data for a moment.
 */
function closeIfUnread(req: IncomingMessage, res: ServerResponse): void {
  if (req.complete || !announcesBody(req)) return;
  res.setHeader("Connection", "close");
  const { socket } = req;
  socket.destroySoon = () => {
    socket.end();
    req.resume();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once("close", () => clearTimeout(timer));
  };
}

/** Closes the connection if the response is sent before the body was read. Node would keep reading until a timeout. */
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
