import { findProgram } from "./find-program.ts";

const MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** The Firefox of this machine, as it is released: `FIREFOX_PATH`, or one on the PATH; null where there is none. */
export function findFirefox(): string | null {
  return findProgram(["firefox-esr", "firefox"], [process.env.FIREFOX_PATH ?? ""], [MAC]);
}
