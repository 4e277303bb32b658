import type { Server } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import { installRandomness } from "./install-randomness.ts";
import { currentProcess, runAsSimulator } from "./simulated-process.ts";
import { SimulatedSocket } from "./simulated-socket.ts";
import { installVirtualTime } from "./virtual-time.ts";
import type { World } from "./world.ts";

let world: World | null = null;

export function setWorld(next: World): void {
  world = next;
}

function requireWorld(): World {
  if (!world) throw new Error("no world is in use");
  return world;
}

/** Replaces Node's network, clock and randomness in simulated processes only. */
export function installWorld(): void {
  installRandomness();
  installVirtualTime(() => requireWorld().time);
  installNetwork();
  for (const event of ["uncaughtException", "unhandledRejection"] as const) {
    process.on(event, (error) => {
      if (!world) throw error;
      runAsSimulator(() => requireWorld().reportError(currentProcess(), error));
    });
  }
}

function installNetwork(): void {
  const RealSocket = net.Socket;
  const realConnect = net.connect;
  /** Returns null outside of simulated processes. */
  const createSocket = () => {
    const owner = currentProcess();
    return owner ? new SimulatedSocket(owner, (from, port) => requireWorld().connect(from, port)) : null;
  };
  function Socket(options?: net.SocketConstructorOpts) {
    return createSocket() ?? new RealSocket(options);
  }
  Socket.prototype = RealSocket.prototype;
  const connect = (...args: unknown[]) => {
    const socket = createSocket();
    if (!socket) return Reflect.apply(realConnect, net, args);
    const onConnect = args.findLast((arg) => typeof arg === "function") as (() => void) | undefined;
    if (onConnect) socket.once("connect", onConnect);
    return socket.connect(args[0] as number);
  };
  Object.assign(net, { Socket, Stream: Socket, connect, createConnection: connect });

  const { listen: realListen, close: realClose, address: realAddress } = net.Server.prototype;
  const ports = new WeakMap<net.Server, number>();
  net.Server.prototype.listen = function listen(this: net.Server, ...args: unknown[]) {
    const owner = currentProcess();
    if (!owner) return Reflect.apply(realListen, this, args);
    const [target] = args;
    const port = typeof target === "object" ? (target as net.ListenOptions).port : target;
    ports.set(this, Number(port));
    // Turns off these limits, because Node checks them in real time.
    Object.assign(this, { headersTimeout: 0, requestTimeout: 0 });
    requireWorld().listen(Number(port), { owner, server: this as Server });
    const onListening = args.findLast((arg) => typeof arg === "function") as (() => void) | undefined;
    if (onListening) this.once("listening", onListening);
    process.nextTick(() => this.emit("listening"));
    return this;
  } as typeof realListen;
  net.Server.prototype.close = function close(this: net.Server, onClose?: (error?: Error) => void) {
    if (ports.has(this) && world) world.stopListening(this as Server);
    return realClose.call(this, onClose);
  };
  net.Server.prototype.address = function address(this: net.Server) {
    const port = ports.get(this);
    return port === undefined ? realAddress.call(this) : { address: "127.0.0.1", family: "IPv4", port };
  };
  syncBuiltinESMExports();
}
