import { announcesBody, cutUnread } from "./cut-body.ts";
import type { Step } from "./exchange.ts";

/**
 * Answers a request whose body has not come in full with `Connection: close`, and cuts the connection: what was refused,
 * or needs no body, is not listened to any longer. Without it Node would read on until the request's time is over.
 *
 * Of endpoints `writeHead` of `exchange.ts` sees to it: here it is done where Express writes the head.
 */
export function cutUnreadBodies(): Step {
  return (req, res) => {
    if (res.locals.head !== undefined || !announcesBody(req)) return;
    const writeHead = res.writeHead;
    res.writeHead = ((...head: unknown[]) => {
      res.writeHead = writeHead;
      cutUnread(req, res);
      return Reflect.apply(writeHead, res, head);
    }) as typeof writeHead;
  };
}
