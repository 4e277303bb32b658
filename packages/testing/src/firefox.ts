import { findProgram } from "./find-program.ts";

const MAC = "/Applications/Firefox.app/Contents/MacOS/firefox";

/** Returns the Firefox of `FIREFOX_PATH` or the PATH, or null. */
export function findFirefox(): string | null {
  return findProgram(["firefox-esr", "firefox"], [process.env.FIREFOX_PATH ?? ""], [MAC]);
}
