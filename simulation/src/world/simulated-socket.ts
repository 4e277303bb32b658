import { Duplex } from "node:stream";
import { runAsProcess, type SimulatedProcess } from "./simulated-process.ts";

/** Other end of a socket, which decides when bytes arrive. */
export interface Link {
  /** Called once. */
  open(socket: SimulatedSocket): void;
  send(bytes: Buffer): void;
  /** Called when the owner closes its socket or crashes. */
  close(): void;
}

type Connector = (owner: SimulatedProcess, port: number) => Link;

/** Replaces `net.Socket` in simulated processes. */
export class SimulatedSocket extends Duplex {
  readonly owner: SimulatedProcess;
  private readonly connector: Connector | null;
  private link: Link | null = null;
  /** Writes of the owner before the connection opened. */
  private delayedWrite: (() => void) | null = null;
  private idleTimer: NodeJS.Timeout | undefined;
  private idleMs = 0;
  connecting = false;
  bytesRead = 0;
  bytesWritten = 0;
  readonly remoteAddress = "127.0.0.1";
  readonly remoteFamily = "IPv4";
  remotePort = 0;
  readonly localAddress = "127.0.0.1";
  readonly localPort = 0;

  /** @param connector null for the accepting side */
  constructor(owner: SimulatedProcess, connector: Connector | null) {
    super({ allowHalfOpen: false });
    this.owner = owner;
    this.connector = connector;
    this.once("close", () => clearTimeout(this.idleTimer));
  }

  get readyState(): string {
    if (this.connecting) return "opening";
    return this.destroyed ? "closed" : "open";
  }

  get pending(): boolean {
    return this.connecting;
  }

  connect(target: number | { port?: number | string | null }, ..._rest: unknown[]): this {
    this.connecting = true;
    const port = Number(typeof target === "object" ? target.port : target);
    this.remotePort = port;
    this.link = (this.connector as Connector)(this.owner, port);
    this.link.open(this);
    return this;
  }

  /** Connects the accepting side. */
  attach(link: Link): void {
    this.link = link;
  }

  acceptConnection(): void {
    runAsProcess(this.owner, () => {
      if (this.destroyed) return;
      this.connecting = false;
      this.emit("connect");
      this.emit("ready");
      const write = this.delayedWrite;
      this.delayedWrite = null;
      write?.();
    });
  }

  receive(bytes: Buffer): void {
    runAsProcess(this.owner, () => {
      if (this.destroyed) return;
      this.bytesRead += bytes.length;
      this.restartIdleTimer();
      this.push(bytes);
    });
  }

  /** Ends the connection with a network error. */
  reset(code: "ECONNRESET" | "ECONNREFUSED" | "EPIPE"): void {
    this.link = null;
    runAsProcess(this.owner, () => {
      this.connecting = false;
      this.destroy(Object.assign(new Error(`simulated ${code}`), { code, syscall: "read" }));
    });
  }

  /** Ends the connection after the other side closed it. */
  finish(): void {
    this.link = null;
    runAsProcess(this.owner, () => {
      if (!this.destroyed) this.push(null);
    });
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this._writev([{ chunk, encoding: "utf8" }], done);
  }

  override _writev(
    chunks: { chunk: Buffer | string; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void {
    const write = () => {
      const bytes = Buffer.concat(
        chunks.map(({ chunk, encoding }) =>
          typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk,
        ),
      );
      this.bytesWritten += bytes.length;
      this.restartIdleTimer();
      this.link?.send(bytes);
      done();
    };
    if (this.connecting) this.delayedWrite = write;
    else write();
  }

  override _read(): void {}

  override _final(done: (error?: Error | null) => void): void {
    const { link } = this;
    this.link = null;
    link?.close();
    done();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const { link } = this;
    this.link = null;
    link?.close();
    done(error);
  }

  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once("finish", () => this.destroy());
  }

  resetAndDestroy(): this {
    return this.destroy();
  }

  setTimeout(ms: number, onTimeout?: () => void): this {
    this.idleMs = ms;
    if (onTimeout) {
      if (ms === 0) this.off("timeout", onTimeout);
      else this.once("timeout", onTimeout);
    }
    this.restartIdleTimer();
    return this;
  }

  get timeout(): number {
    return this.idleMs;
  }

  private restartIdleTimer(): void {
    clearTimeout(this.idleTimer);
    this.idleTimer = undefined;
    if (this.idleMs > 0 && !this.destroyed)
      runAsProcess(this.owner, () => {
        this.idleTimer = setTimeout(() => this.emit("timeout"), this.idleMs);
      });
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  address(): { address: string; family: string; port: number } {
    return { address: this.localAddress, family: "IPv4", port: this.localPort };
  }
}
