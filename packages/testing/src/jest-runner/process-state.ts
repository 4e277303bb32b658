/** jest-circus replaces the handlers of these events, and does not restore them if a file fails to load. */
const ERROR_EVENTS = ["uncaughtException", "unhandledRejection", "rejectionHandled"] as const;
const SIGNALS = ["SIGINT", "SIGTERM"] as const;
/** Names of the global variables, without accessors. */
const GLOBALS = Object.entries(Object.getOwnPropertyDescriptors(globalThis)).flatMap(([name, { value }]) =>
  value === undefined ? [] : [name],
);

/**
 * Records the process state that a test file could change.
 *
 * @returns a function that restores the state and returns the changes. Signal listeners are reported, but not restored.
 */
export function recordProcessState(): () => string[] {
  const env = { ...process.env };
  const folder = process.cwd();
  const globals = GLOBALS.map((name) => [name, Reflect.get(globalThis, name)] as const);
  const handlers = ERROR_EVENTS.map((event) => [event, process.rawListeners(event)] as const);
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
    for (const [event, listeners] of handlers) {
      process.removeAllListeners(event);
      for (const listener of listeners) process.on(event, listener as () => void);
    }
    return changes;
  };
}
