import type { Socket } from "node:net";
import type { Fate, Gate } from "./gate.ts";
import {
  decodeBoundName,
  decodeParse,
  decodeQuery,
  encodeMessages,
  encodeParse,
  type Message,
  MessageReader,
  turnOffTimeouts,
} from "./postgres-messages.ts";
import type { SimulatedProcess } from "./simulated-process.ts";
import type { Link, SimulatedSocket } from "./simulated-socket.ts";

/** The simulator's own database connections, as far as links need them. */
export interface PostgresControl {
  connectRaw(): Socket;
  /** Called before each statement that reaches the server. */
  setClock(): Promise<void>;
  /** Waits until the process's locks are released. */
  terminate(pid: number): Promise<void>;
  /** Stops the process's next statement at its pause point. */
  pause(pid: number): Promise<void>;
  resume(pid: number): Promise<void>;
  rewrite(name: string, text: string): string;
  canPause(name: string): boolean;
}

type State = "connecting" | "idle" | "running" | "closed";

// Message types: https://www.postgresql.org/docs/current/protocol-message-formats.html
const READY = "Z";
const NOTIFICATION = "A";
const KEY_DATA = "K";
const PARSE = "P";
const BIND = "B";
const SYNC = "S";
const QUERY = "Q";
const TERMINATE = "X";
const ENDS_REQUEST = new Set([SYNC, QUERY]);
const WRITES = /\b(commit|insert)\b/i;

/** One connection of a process. A request and its response pass the gate as a whole. */
export class PostgresLink implements Link {
  readonly id: number;
  readonly owner: SimulatedProcess;
  pid = 0;
  state: State = "connecting";
  /** True if the running statement waits for a lock. */
  isBlocked = false;
  /** True if the process has executed LISTEN. */
  isListening = false;
  /** True if the last statement waited for a lock. Its response waits at the gate. */
  private hasWaited = false;
  private hasSentStartup = false;
  private readonly gate: Gate;
  private readonly control: PostgresControl;
  private socket: SimulatedSocket | null = null;
  private raw: Socket | null = null;
  private readonly outgoing = new MessageReader();
  private readonly incoming = new MessageReader();
  /** SQL texts by statement name. */
  private readonly texts = new Map<string, string>();
  private request: Message[] = [];
  private response: Message[] = [];
  /** Server messages that do not wait at the gate yet. */
  private readonly arrived: { label: string; messages: readonly Message[] }[] = [];
  private responseFate: Fate = "deliver";
  /** True while the empty query of `fence` runs. */
  private isFencing = false;
  private onReady: (() => void) | null = null;
  /** Runs after a statement that can commit a write. */
  afterWrite: () => void = () => {};

  constructor(gate: Gate, owner: SimulatedProcess, control: PostgresControl) {
    this.gate = gate;
    this.id = gate.nextConnectionId();
    this.owner = owner;
    this.control = control;
  }

  /** True if the server is processing something, and does not wait for a lock. */
  get isBusy(): boolean {
    return (
      this.isFencing ||
      (this.state === "running" && !this.isBlocked) ||
      (this.raw !== null && this.state === "connecting")
    );
  }

  open(socket: SimulatedSocket): void {
    this.socket = socket;
    this.gate.add({
      owner: this.owner,
      label: "postgres connect",
      fates: ["deliver", "cut"],
      run: (fate) => {
        if (fate === "cut") return this.fail("ECONNREFUSED");
        const raw = this.control.connectRaw();
        this.raw = raw;
        raw.setNoDelay(true);
        raw.once("connect", () => socket.acceptConnection());
        raw.on("data", (bytes: Buffer | string) => this.handleServerBytes(bytes as Buffer));
        raw.on("error", () => {});
        raw.once("close", () => this.handleServerClose());
      },
    });
  }

  send(bytes: Buffer): void {
    // Not gated, because the first messages contain no statement.
    if (this.state === "connecting") {
      this.raw?.write(this.hasSentStartup ? bytes : turnOffTimeouts(bytes));
      this.hasSentStartup = true;
      return;
    }
    for (const message of this.outgoing.read(bytes)) {
      if (message.type === TERMINATE) {
        this.addClose();
        return;
      }
      this.request.push(message);
      if (ENDS_REQUEST.has(message.type)) this.addRequest(this.request.splice(0));
    }
  }

  close(): void {
    void this.cut({ isNoticed: false });
  }

  /** Closes the server's side after the owner ended the connection. The owner notices the close through the gate. */
  private addClose(): void {
    const { socket } = this;
    void this.cut({ isNoticed: false });
    this.gate.add({
      owner: this.owner,
      label: "postgres close",
      fates: ["deliver"],
      run: () => socket?.finish(),
    });
  }

  markBlocked(): void {
    this.isBlocked = true;
    this.hasWaited = true;
  }

  /** Ends the server's side. The process notices only if `isNoticed`. */
  async cut({ isNoticed }: { isNoticed: boolean }): Promise<void> {
    const { raw, pid } = this;
    if (isNoticed) this.fail("ECONNRESET");
    this.state = "closed";
    this.socket = null;
    this.raw = null;
    this.pid = 0;
    this.isFencing = false;
    raw?.removeAllListeners("close");
    raw?.destroy();
    if (pid > 0) await this.control.terminate(pid);
  }

  /** Sends an empty query, after which the server sends the notifications of committed transactions. */
  fence(): void {
    if (!this.isListening || this.state !== "idle" || this.isFencing) return;
    this.isFencing = true;
    this.raw?.write(encodeMessages([{ type: QUERY, body: Buffer.from("\0") }]));
  }

  private addRequest(messages: Message[]): void {
    const names = messages.flatMap((message) => this.describe(message));
    const canPause = names.some((name) => this.control.canPause(name));
    this.gate.add({
      owner: this.owner,
      label: `postgres ${names.join("+")}`,
      fates: ["deliver", "cut", "lose_response", "delay_response", ...(canPause ? (["pause"] as const) : [])],
      run: (fate) => this.deliver(messages, fate),
    });
  }

  private describe({ type, body }: Message): string[] {
    if (type === PARSE) {
      const { name, text } = decodeParse(body);
      this.texts.set(name, text);
      return name === "" ? [shorten(text)] : [];
    }
    if (type === BIND) {
      const name = decodeBoundName(body);
      // Omits the numbers in generated names, because they depend on earlier runs.
      return name === "" ? [] : [name.replace(/_\d+$/, "")];
    }
    return type === QUERY ? [shorten(decodeQuery(body))] : [];
  }

  private async deliver(messages: readonly Message[], fate: Fate): Promise<void> {
    if (this.state === "closed") return;
    if (fate === "cut") return this.cut({ isNoticed: true });
    await this.control.setClock();
    if (fate === "pause") await this.control.pause(this.pid);
    this.responseFate = fate;
    this.hasWaited = false;
    this.state = "running";
    const isWrite = messages.some((message) => this.isWrite(message));
    this.isListening ||= messages.some(
      ({ type, body }) => type === QUERY && /^listen\b/i.test(decodeQuery(body)),
    );
    this.onReady = isWrite ? () => this.afterWrite() : null;
    this.raw?.write(encodeMessages(messages.map((message) => this.rewrite(message))));
    if (fate === "pause") {
      const { pid } = this;
      this.gate.add({
        owner: this.owner,
        label: `postgres resume`,
        fates: ["deliver"],
        isSlow: true,
        run: () => this.control.resume(pid),
      });
    }
  }

  private isWrite({ type, body }: Message): boolean {
    if (type === QUERY) return WRITES.test(decodeQuery(body));
    if (type === BIND) return WRITES.test(this.texts.get(decodeBoundName(body)) ?? "");
    return false;
  }

  private rewrite(message: Message): Message {
    if (message.type !== PARSE) return message;
    const parse = decodeParse(message.body);
    return encodeParse({ ...parse, text: this.control.rewrite(parse.name, parse.text) });
  }

  private handleServerBytes(bytes: Buffer): void {
    const messages = this.incoming.read(bytes);
    if (this.state === "connecting") {
      for (const { type, body } of messages) if (type === KEY_DATA) this.pid = body.readInt32BE(0);
      if (messages.some(({ type }) => type === READY)) this.state = "idle";
      // An incomplete message waits for its other bytes.
      this.socket?.receive(encodeMessages(messages));
      return;
    }
    for (const message of messages) this.handleServerMessage(message);
  }

  private handleServerMessage(message: Message): void {
    if (message.type === NOTIFICATION) {
      this.arrived.push({ label: "notification", messages: [message] });
      return;
    }
    if (this.isFencing) {
      if (message.type === READY) this.isFencing = false;
      return;
    }
    this.response.push(message);
    if (message.type !== READY) return;
    if (this.state !== "running") return;
    const response = this.response.splice(0);
    const { responseFate, hasWaited } = this;
    this.state = "idle";
    this.isBlocked = false;
    this.onReady?.();
    if (responseFate === "lose_response") void this.cut({ isNoticed: true });
    else if (responseFate === "delay_response" || responseFate === "pause" || hasWaited)
      this.arrived.push({ label: "response", messages: response });
    else this.socket?.receive(encodeMessages(response));
  }

  /** The simulator calls this in a fixed order, because responses arrive in any order. */
  addArrived(): void {
    for (const { label, messages } of this.arrived.splice(0)) {
      this.gate.add({
        owner: this.owner,
        label: `postgres ${label}`,
        fates: ["deliver", "cut"],
        run: (fate) => {
          if (fate === "cut") return this.cut({ isNoticed: true });
          this.socket?.receive(encodeMessages(messages));
        },
      });
    }
  }

  private handleServerClose(): void {
    this.state = "closed";
    this.isFencing = false;
    this.fail("ECONNRESET");
  }

  private fail(code: "ECONNRESET" | "ECONNREFUSED"): void {
    const { socket } = this;
    this.socket = null;
    socket?.reset(code);
  }
}

const shorten = (text: string) => text.replace(/\s+/g, " ").slice(0, 40);
