import { homedir } from "node:os";
import { join } from "node:path";

export type Env = Readonly<Record<string, string | undefined>>;

export interface Paths {
  /** File of the profiles, with their keys. */
  config: string;
  /** Folder of the requests that were sent from this machine. */
  history: string;
}

/** Follows the XDG Base Directory Specification. */
export function getPaths(env: Env): Paths {
  const home = env.HOME ?? homedir();
  const ifAbsolute = (path: string | undefined) => (path?.startsWith("/") ? path : undefined);
  const config = ifAbsolute(env.XDG_CONFIG_HOME) ?? join(home, ".config");
  const state = ifAbsolute(env.XDG_STATE_HOME) ?? join(home, ".local/state");
  return { config: join(config, "svc/config.json"), history: join(state, "svc/requests") };
}
