import { FILE_KINDS, type MediaType } from "./file-kind.ts";

/** What no file system, header or shell has to be asked about. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const MAX_LENGTH = 100;

/** What a browser saves a document's file as: its name, made harmless, with the ending of what it is. */
export function fileNameOf(name: string, mediaType: MediaType): string {
  const { extension, also = [] } = FILE_KINDS[mediaType] as { extension: string; also?: readonly string[] };
  const safe = [...name.replace(UNSAFE, "_")]
    .slice(0, MAX_LENGTH)
    .join("")
    .replace(/^[. ]+/, "");
  const isNamed = [extension, ...also].some((ending) => safe.toLowerCase().endsWith(`.${ending}`));
  return isNamed ? safe : `${safe || "document"}.${extension}`;
}
