import { ERRORS, type ErrorEntry } from "@svc/service-kit";
import { type EntryGroup, toPlainText } from "./contents.ts";

/** Every error code. @param others codes beside the catalogue's that a service answers with */
export function errorEntries(others: Readonly<Record<string, ErrorEntry>> = {}): EntryGroup {
  const entries = Object.entries({ ...ERRORS, ...others }).map(
    ([code, { title, status, cause, remedy }]) => ({
      title: `${code}: ${title}`,
      href: `/errors/${code}`,
      text: toPlainText(`${status} · ${cause} ${remedy}`),
    }),
  );
  return { kind: "Error", title: "Errors", entries };
}
