import type { Server } from "node:http";
import type { Gate, WaitingItem } from "./gate.ts";
import { runAsProcess, type SimulatedProcess } from "./simulated-process.ts";
import { type Link, SimulatedSocket } from "./simulated-socket.ts";

export interface Listener {
  owner: SimulatedProcess;
  server: Server;
}

/** Connects two simulated processes. One side's writes since the last delivery form one message. */
export class HttpLink implements Link {
  private readonly gate: Gate;
  private readonly owner: SimulatedProcess;
  private readonly port: number;
  private readonly findListener: (port: number) => Listener | undefined;
  private client: SimulatedSocket | null = null;
  private server: SimulatedSocket | null = null;
  private readonly toServer = new Direction();
  private readonly toClient = new Direction();

  constructor(
    gate: Gate,
    {
      owner,
      port,
      findListener,
    }: { owner: SimulatedProcess; port: number; findListener: (port: number) => Listener | undefined },
  ) {
    this.gate = gate;
    this.owner = owner;
    this.port = port;
    this.findListener = findListener;
  }

  open(client: SimulatedSocket): void {
    this.client = client;
    this.gate.add({
      owner: this.owner,
      label: `http ${this.port} connect`,
      fates: ["deliver", "cut"],
      run: (fate) => {
        const listener = this.findListener(this.port);
        if (fate === "cut" || !listener) return client.reset("ECONNREFUSED");
        const server = new SimulatedSocket(listener.owner, null);
        this.server = server;
        server.attach({
          open() {},
          send: (bytes) => this.enqueue(this.toClient, bytes, listener.owner),
          close: () => this.closeFrom(this.toClient, listener.owner),
        });
        runAsProcess(listener.owner, () => listener.server.emit("connection", server));
        client.acceptConnection();
      },
    });
  }

  send(bytes: Buffer): void {
    this.enqueue(this.toServer, bytes, this.owner);
  }

  close(): void {
    this.closeFrom(this.toServer, this.owner);
  }

  reset(): void {
    this.client?.reset("ECONNRESET");
    this.server?.reset("ECONNRESET");
    [this.client, this.server] = [null, null];
  }

  involves(process: SimulatedProcess): boolean {
    return this.client?.owner === process || this.server?.owner === process;
  }

  private enqueue(direction: Direction, bytes: Buffer, owner: SimulatedProcess): void {
    direction.chunks.push(bytes);
    direction.item ??= this.addItem(direction, owner);
  }

  private closeFrom(direction: Direction, owner: SimulatedProcess): void {
    direction.isClosing = true;
    direction.item ??= this.addItem(direction, owner);
  }

  private addItem(direction: Direction, owner: SimulatedProcess): WaitingItem {
    const name = direction === this.toServer ? "request" : "response";
    return this.gate.add({
      owner,
      label: `http ${this.port} ${name}`,
      fates: ["deliver", "cut"],
      run: (fate) => {
        direction.item = null;
        const bytes = Buffer.concat(direction.chunks.splice(0));
        if (fate === "cut") return this.reset();
        const target = direction === this.toServer ? this.server : this.client;
        if (bytes.length > 0) target?.receive(bytes);
        if (direction.isClosing) target?.finish();
      },
    });
  }
}

/** Data in transit to one side. */
class Direction {
  chunks: Buffer[] = [];
  /** Delivers the chunks. */
  item: WaitingItem | null = null;
  isClosing = false;
}
