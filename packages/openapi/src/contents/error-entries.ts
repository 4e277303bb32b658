import { ERRORS, type ErrorEntry } from "@svc/service-kit/errors";
import { type EntryGroup, toPlainText } from "./contents.ts";

/** Returns the entries of all error codes. */
export function errorEntries(additionalErrors: Readonly<Record<string, ErrorEntry>> = {}): EntryGroup {
  const entries = Object.entries({ ...ERRORS, ...additionalErrors }).map(
    ([code, { title, status, cause, remedy }]) => ({
      title: `${code}: ${title}`,
      href: `/errors/${code}`,
      text: toPlainText(`${status} · ${cause} ${remedy}`),
    }),
  );
  return { kind: "Error", title: "Errors", entries };
}
