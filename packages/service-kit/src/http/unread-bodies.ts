import type { HttpRequest, HttpResponse, Step } from "./exchange.ts";

/** How long a client that goes on sending may take to see that it was answered, in milliseconds. */
const LINGER_MS = 1_000;

/**
 * Answers a request whose body has not come in full with `Connection: close`, and cuts the connection: what was refused,
 * or needs no body, is not listened to any longer. Without it Node would read on until the request's time is over.
 */
export function cutUnreadBodies(): Step {
  return (req, res) => {
    if (!announcesBody(req)) return;
    const writeHead = res.writeHead;
    res.writeHead = ((...head: unknown[]) => {
      res.writeHead = writeHead;
      if (!req.complete) cutAfterAnswer(req, res);
      return Reflect.apply(writeHead, res, head);
    }) as typeof writeHead;
  };
}

/** Whether a request says that a body follows. */
export function announcesBody(req: HttpRequest): boolean {
  return req.headers["transfer-encoding"] !== undefined || Number(req.headers["content-length"] ?? 0) > 0;
}

/**
 * The answer first: a connection that is closed while bytes come in is reset, and the client may lose what it has not
 * read yet. So our side ends, what comes is thrown away for a moment, and then the connection is gone.
 */
function cutAfterAnswer(req: HttpRequest, res: HttpResponse): void {
  res.setHeader("Connection", "close");
  const { socket } = req;
  socket.destroySoon = () => {
    socket.end();
    req.resume();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once("close", () => clearTimeout(timer));
  };
}
