import { Problem } from "@svc/service-kit";
import type { Response } from "express";
import type { ApiContext } from "../../context.ts";
import { type Change, findStillAllowed } from "./change-store.ts";
import { followChanges, PER_LOOK } from "./follow-changes.ts";

/** Who listens, and to what. */
export interface Listener {
  sessionId: string;
  memberId: string;
  organizationId: string;
}

/** Tells pages of the portal what is committed, as it is. */
export interface ChangeStreams {
  /**
   * Streams to this answer until either side ends it.
   *
   * @param isResumed whether the page has missed something since it last listened: then it is told to read anew
   * @throws Problem `rate_limited` where the member, or this process, has as many streams as there may be
   */
  open(res: Response, listener: Listener, isResumed: boolean): Promise<void>;
  /** Ends every stream, and lets no further one begin: the pages come back to another process. */
  close(): void;
}

interface Stream extends Listener {
  res: Response;
  isOpen: boolean;
  lastSaidAt: number;
}

const LOOK_EVERY_MS = 500;
const HEARTBEAT_MS = 15_000;
/** One for each browser: its tabs share it. */
const PER_MEMBER = 8;
const PER_PROCESS = 1_000;
/** What a client has not taken by then it will not take. */
const MAX_UNSENT_BYTES = 64 * 1024;

type Parts = Pick<ApiContext, "db" | "clock" | "log">;

/**
 * One look at the database serves every stream of this process, twice a second, while there is one: at what was committed for the
 * organizations that somebody listens to, and at who may still listen.
 */
export function openChangeStreams(ctx: Parts): ChangeStreams {
  const streams = new Set<Stream>();
  const follower = followChanges(ctx);
  let timer: NodeJS.Timeout | null = null;
  let isLooking = false;
  let isClosed = false;

  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.res.end();
  };
  const look = async () => {
    timer = null;
    isLooking = true;
    try {
      await endUnallowed(ctx, streams, end);
      const changes = await follower.look([
        ...new Set([...streams].map(({ organizationId }) => organizationId)),
      ]);
      for (const stream of streams) tell(stream, changes.get(stream.organizationId) ?? [], end);
    } catch (error) {
      // Whether they may still listen is not known; the pages come back, and are told then.
      ctx.log.warn({ err: error }, "what has changed could not be looked up; streams of the portal end");
      for (const stream of streams) end(stream);
    }
    isLooking = false;
    schedule();
  };
  const schedule = () => {
    if (streams.size === 0) follower.forget();
    else if (!isLooking && !isClosed) timer ??= setTimeout(look, LOOK_EVERY_MS);
  };

  return {
    async open(res, listener, isResumed) {
      const own = [...streams].filter(({ memberId }) => memberId === listener.memberId).length;
      if (isClosed || own >= PER_MEMBER || streams.size >= PER_PROCESS) throw tooMany();
      const stream: Stream = { ...listener, res, isOpen: false, lastSaidAt: performance.now() };
      streams.add(stream);
      res.once("close", () => streams.delete(stream));
      // The page takes what it reads from now on to be up to date: nothing that is committed from here on may be missed.
      await follower.begin().catch((error) => {
        streams.delete(stream);
        throw error;
      });
      if (!streams.has(stream)) return;
      stream.isOpen = true;
      res.writeHead(200, {
        "Content-Type": "text/event-stream; charset=utf-8",
        "Cache-Control": "no-store",
        // A proxy that waits for more before it passes something on would keep everything to itself.
        "X-Accel-Buffering": "no",
      });
      res.write(isResumed ? REFETCH : ": \n\n");
      schedule();
    },
    close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      for (const stream of streams) end(stream);
    },
  };
}

const REFETCH = 'data: {"type":"refetch"}\n\n';

function tooMany(): Problem {
  return new Problem("rate_limited", "As many pages listen already as may.", {
    headers: { "Retry-After": "30" },
  });
}

function tell(stream: Stream, changes: readonly Change[], end: (stream: Stream) => void): void {
  if (!stream.isOpen) return;
  const now = performance.now();
  const text =
    changes.length >= PER_LOOK
      ? REFETCH
      : changes
          .map(
            ({ id, type, rolloverId }) => `id: ${id}\ndata: ${JSON.stringify({ type, id, rolloverId })}\n\n`,
          )
          .join("");
  if (text === "" && now - stream.lastSaidAt < HEARTBEAT_MS) return;
  stream.lastSaidAt = now;
  stream.res.write(text || ": \n\n");
  if (stream.res.writableLength <= MAX_UNSENT_BYTES) return;
  stream.res.destroy();
  end(stream);
}

async function endUnallowed(
  { db, clock }: Parts,
  streams: ReadonlySet<Stream>,
  end: (stream: Stream) => void,
) {
  const asked = [...streams];
  const allowed = await findStillAllowed(db.sql, {
    sessions: asked.map(({ sessionId }) => sessionId),
    members: asked.map(({ memberId }) => memberId),
    organizations: asked.map(({ organizationId }) => organizationId),
    now: clock.now(),
  });
  const keys = new Set(allowed.map((one) => `${one.sessionId} ${one.organizationId}`));
  for (const stream of asked) if (!keys.has(`${stream.sessionId} ${stream.organizationId}`)) end(stream);
}
