import { Problem } from "@svc/service-kit/errors";
import type { Response } from "express";
import type { ApiContext } from "../../../context/context.ts";
import { type Change, findActiveListeners } from "./change-store.ts";
import { followChanges, MAX_CHANGES_PER_POLL } from "./follow-changes.ts";

interface Listener {
  sessionId: string;
  memberId: string;
  organizationId: string;
}

export interface ChangeStreams {
  /**
   * @param isResumed whether the page reconnects after missing changes and must refetch
   * @throws Problem `rate_limited` if the member or this process has too many streams, `overloaded` after `close`
   */
  open(res: Response, listener: Listener, isResumed: boolean): Promise<void>;
  /** Ends all streams, so that pages reconnect to another process. */
  close(): void;
}

interface Stream extends Listener {
  res: Response;
  isOpen: boolean;
  lastWriteAt: number;
}

const POLL_INTERVAL_MS = 500;
const HEARTBEAT_MS = 15_000;
/** One stream serves all tabs of a browser. */
const MAX_STREAMS_PER_MEMBER = 8;
/** Per process. */
const MAX_STREAMS = 1_000;
const MAX_UNSENT_BYTES = 64 * 1024;

type StreamContext = Pick<ApiContext, "db" | "clock" | "log">;

/** Sends changes to portal pages. Each poll also ends streams whose session or membership has ended. */
export function openChangeStreams(ctx: StreamContext): ChangeStreams {
  const streams = new Set<Stream>();
  const follower = followChanges(ctx);
  let timer: NodeJS.Timeout | null = null;
  let isPolling = false;
  let isClosed = false;

  const endStream = (stream: Stream) => {
    streams.delete(stream);
    stream.res.end();
  };
  const poll = async () => {
    timer = null;
    isPolling = true;
    try {
      await endUnauthorized(ctx, streams, endStream);
      const changes = await follower.readChanges([
        ...new Set([...streams].map(({ organizationId }) => organizationId)),
      ]);
      for (const stream of streams) sendChanges(stream, changes.get(stream.organizationId) ?? [], endStream);
    } catch (error) {
      // Permissions are unknown, so all streams end. Pages reconnect and refetch.
      ctx.log.warn({ err: error }, "changes could not be read; portal streams are closed");
      for (const stream of streams) endStream(stream);
    }
    isPolling = false;
    schedule();
  };
  const schedule = () => {
    if (streams.size === 0) follower.forget();
    else if (!isPolling && !isClosed) timer ??= setTimeout(poll, POLL_INTERVAL_MS);
  };

  return {
    async open(res, listener, isResumed) {
      if (isClosed) throw stopping();
      const memberStreams = [...streams].filter(({ memberId }) => memberId === listener.memberId).length;
      if (memberStreams >= MAX_STREAMS_PER_MEMBER || streams.size >= MAX_STREAMS) throw streamLimitExceeded();
      const stream: Stream = { ...listener, res, isOpen: false, lastWriteAt: performance.now() };
      streams.add(stream);
      res.once("close", () => streams.delete(stream));
      // The start position precedes the page's own reads, so that the page misses no commit.
      await follower.begin().catch((error) => {
        streams.delete(stream);
        throw error;
      });
      if (!streams.has(stream)) return;
      stream.isOpen = true;
      res.writeHead(200, {
        "Content-Type": "text/event-stream; charset=utf-8",
        "Cache-Control": "no-store",
        // Stops proxies from buffering the stream.
        "X-Accel-Buffering": "no",
      });
      res.write(isResumed ? REFETCH : HEARTBEAT);
      schedule();
    },
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      for (const stream of streams) endStream(stream);
    },
  };
}

/** An empty comment of the event stream, which pages ignore. */
const HEARTBEAT = ": \n\n";
const REFETCH = 'data: {"type":"refetch"}\n\n';

/** Uses `overloaded`, because any other 5xx problem would be logged as an error. */
function stopping(): Problem {
  return new Problem("overloaded", "This process is shutting down. Connect again.", {
    headers: { "Retry-After": "1" },
  });
}

function streamLimitExceeded(): Problem {
  return new Problem("rate_limited", "Too many pages are open. Close some of them.", {
    headers: { "Retry-After": "30" },
  });
}

function sendChanges(stream: Stream, changes: readonly Change[], endStream: (stream: Stream) => void): void {
  if (!stream.isOpen) return;
  const now = performance.now();
  const text =
    changes.length >= MAX_CHANGES_PER_POLL
      ? REFETCH
      : changes
          .map(
            ({ id, type, rolloverId }) => `id: ${id}\ndata: ${JSON.stringify({ type, id, rolloverId })}\n\n`,
          )
          .join("");
  if (text === "" && now - stream.lastWriteAt < HEARTBEAT_MS) return;
  stream.lastWriteAt = now;
  stream.res.write(text || HEARTBEAT);
  if (stream.res.writableLength <= MAX_UNSENT_BYTES) return;
  stream.res.destroy();
  endStream(stream);
}

async function endUnauthorized(
  { db, clock }: StreamContext,
  streams: ReadonlySet<Stream>,
  endStream: (stream: Stream) => void,
) {
  const checked = [...streams];
  const allowed = await findActiveListeners(db.sql, {
    sessions: checked.map(({ sessionId }) => sessionId),
    members: checked.map(({ memberId }) => memberId),
    organizations: checked.map(({ organizationId }) => organizationId),
    now: clock.now(),
  });
  const keys = new Set(allowed.map((stream) => `${stream.sessionId} ${stream.organizationId}`));
  for (const stream of checked)
    if (!keys.has(`${stream.sessionId} ${stream.organizationId}`)) endStream(stream);
}
