/** jest-circus replaces these handlers, and leaves its own if a file cannot be loaded. */
const FAULTS = ["uncaughtException", "unhandledRejection", "rejectionHandled"] as const;
const SIGNALS = ["SIGINT", "SIGTERM"] as const;
const GLOBALS = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).flatMap(([name, { value }]) =>
  value === undefined ? [] : [name],
);

/** Records the process state that a test file could change. @returns a function that restores the state and returns the changes */
export function rememberProcess(): () => string[] {
  const env = { ...process.env };
  const folder = process.cwd();
  const globals = GLOBALS.map((name) => [name, Reflect.get(globalThis, name)] as const);
  const handlers = FAULTS.map((fault) => [fault, process.rawListeners(fault)] as const);
  const counts = SIGNALS.map((signal) => [signal, process.listenerCount(signal)] as const);

  return () => {
    const changes: string[] = [];
    for (const name of new Set([...Object.keys(env), ...Object.keys(process.env)])) {
      if (process.env[name] === env[name]) continue;
      changes.push(`process.env.${name}`);
      if (env[name] === undefined) delete process.env[name];
      else process.env[name] = env[name];
    }
    if (process.cwd() !== folder) {
      changes.push("the working directory");
      process.chdir(folder);
    }
    for (const [name, value] of globals) {
      if (Object.is(Reflect.get(globalThis, name), value)) continue;
      changes.push(`globalThis.${name}`);
      Reflect.set(globalThis, name, value);
    }
    for (const [signal, count] of counts) {
      if (process.listenerCount(signal) !== count) changes.push(`the listeners of ${signal}`);
    }
    for (const [fault, listeners] of handlers) {
      process.removeAllListeners(fault);
      for (const listener of listeners) process.on(fault, listener as () => void);
    }
    return changes;
  };
}
