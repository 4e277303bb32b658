import type { Socket } from "node:net";
import type { Fate, Gate } from "./gate.ts";
import type { SimulatedProcess } from "./simulated-process.ts";
import type { Link, SimulatedSocket } from "./simulated-socket.ts";

const COMMAND = /\*\d+\r\n\$\d+\r\n(\w+)/g;

/**
 * One connection of a process. Writes since the last delivery pass the gate as a whole, followed by a PING whose unique argument
 * marks the end of the replies.
 */
export class RedisLink implements Link {
  readonly id: number;
  readonly owner: SimulatedProcess;
  /** True while the connection opens, or Redis has not answered the last PING. */
  isBusy = false;
  private readonly gate: Gate;
  private readonly connectRaw: () => Socket;
  private socket: SimulatedSocket | null = null;
  private raw: Socket | null = null;
  private outgoing: Buffer[] = [];
  private isQueued = false;
  private incoming: Buffer = Buffer.alloc(0);
  private isSubscriber = false;
  private fenceCount = 0;
  /** Data that does not wait at the gate yet. */
  private readonly arrived: { label: string; bytes: Buffer }[] = [];
  private onReplies: (replies: Buffer) => void = () => {};
  /** Runs after a PUBLISH. */
  afterPublish: () => void = () => {};

  constructor(gate: Gate, owner: SimulatedProcess, connectRaw: () => Socket) {
    this.gate = gate;
    this.id = gate.nextConnectionId();
    this.owner = owner;
    this.connectRaw = connectRaw;
  }

  open(socket: SimulatedSocket): void {
    this.socket = socket;
    this.gate.add({
      owner: this.owner,
      label: "redis connect",
      fates: ["deliver", "cut"],
      run: (fate) => {
        if (fate === "cut") return this.cut();
        this.isBusy = true;
        const raw = this.connectRaw();
        this.raw = raw;
        raw.setNoDelay(true);
        raw.once("connect", () => {
          this.isBusy = false;
          socket.acceptConnection();
        });
        raw.on("data", (bytes: Buffer | string) => this.handleServerBytes(bytes as Buffer));
        raw.on("error", () => this.cut());
        raw.once("close", () => this.cut());
      },
    });
  }

  send(bytes: Buffer): void {
    this.outgoing.push(bytes);
    if (this.isQueued) return;
    this.isQueued = true;
    const item = this.gate.add({
      owner: this.owner,
      label: "",
      fates: ["deliver", "cut", "lose_response", "delay_response"],
      run: (fate) => this.deliver(fate),
    });
    // Later writes join this item, so its commands are known only on delivery.
    Object.defineProperty(item, "label", { get: () => `redis ${this.listCommands().join("+")}` });
  }

  close(): void {
    this.socket = null;
    this.closeRaw();
  }

  cut(): void {
    const { socket } = this;
    this.socket = null;
    this.closeRaw();
    socket?.reset("ECONNRESET");
  }

  /** Sends a PING, after which Redis sends the messages published so far. They wait at the gate. */
  fence(): void {
    if (!this.isSubscriber || this.isBusy || !this.raw) return;
    this.writeFenced(Buffer.alloc(0), (pushes) => {
      if (pushes.length > 0) this.arrived.push({ label: "push", bytes: pushes });
    });
  }

  private listCommands(): string[] {
    return [...Buffer.concat(this.outgoing).toString("latin1").matchAll(COMMAND)].map(([, name = ""]) =>
      name.toLowerCase(),
    );
  }

  private deliver(fate: Fate): void {
    const commands = this.listCommands();
    const bytes = Buffer.concat(this.outgoing.splice(0));
    this.isQueued = false;
    if (fate === "cut" || !this.raw) {
      this.cut();
      return;
    }
    this.isSubscriber ||= commands.includes("subscribe");
    this.writeFenced(bytes, (replies) => {
      if (commands.includes("publish")) this.afterPublish();
      if (fate === "lose_response") this.cut();
      else if (fate === "delay_response") this.arrived.push({ label: "response", bytes: replies });
      else this.socket?.receive(replies);
    });
  }

  private writeFenced(bytes: Buffer, onReplies: (replies: Buffer) => void): void {
    this.fenceCount += 1;
    this.isBusy = true;
    this.onReplies = onReplies;
    const token = this.formatFenceToken();
    this.raw?.write(
      Buffer.concat([bytes, Buffer.from(`*2\r\n$4\r\nPING\r\n$${token.length}\r\n${token}\r\n`)]),
    );
  }

  private formatFenceToken(): string {
    return `simulation-fence-${String(this.fenceCount).padStart(8, "0")}`;
  }

  private handleServerBytes(bytes: Buffer): void {
    this.incoming = Buffer.concat([this.incoming, bytes]);
    if (!this.isBusy) return;
    const token = this.formatFenceToken();
    const reply = `$${token.length}\r\n${token}\r\n`;
    const text = this.incoming.toString("latin1");
    const subscriberReply = `*2\r\n$4\r\npong\r\n${reply}`;
    const suffix = [subscriberReply, reply].find((ending) => text.endsWith(ending));
    if (suffix === undefined) return;
    const replies = this.incoming.subarray(0, this.incoming.length - suffix.length);
    this.incoming = Buffer.alloc(0);
    this.isBusy = false;
    this.onReplies(replies);
  }

  /** The simulator calls this in a fixed order, because replies arrive in any order. */
  addArrived(): void {
    for (const { label, bytes } of this.arrived.splice(0)) {
      this.gate.add({
        owner: this.owner,
        label: `redis ${label}`,
        fates: ["deliver", "cut"],
        run: (fate) => {
          if (fate === "cut") this.cut();
          else this.socket?.receive(bytes);
        },
      });
    }
  }

  private closeRaw(): void {
    const { raw } = this;
    this.raw = null;
    this.isBusy = false;
    raw?.removeAllListeners();
    raw?.on("error", () => {});
    raw?.destroy();
  }
}
