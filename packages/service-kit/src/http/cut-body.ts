import type { IncomingMessage, ServerResponse } from "node:http";

/** How long a client that goes on sending may take to see that it was answered, in milliseconds. */
const LINGER_MS = 1_000;

/** Whether a request says that a body follows. */
export function announcesBody({ headers }: Pick<IncomingMessage, "headers">): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Asked before an answer's head is written: cuts the connection behind an answer to a request whose body has not come in full.
 *
 * The answer first: a connection that is closed while bytes come in is reset, and the client may lose what it has not
 * read yet. So our side ends, what comes is thrown away for a moment, and then the connection is gone.
 */
export function cutUnread(req: IncomingMessage, res: ServerResponse): void {
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
