import { FILE_KINDS, type MediaType } from "./file-kind.ts";

/** Characters unsafe in file systems, headers or shells. */
const UNSAFE = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const MAX_LENGTH = 100;

/** Returns a safe name with the extension of the actual type. */
export function toSafeFileName(name: string, mediaType: MediaType): string {
  const { extension, also = [] } = FILE_KINDS[mediaType] as { extension: string; also?: readonly string[] };
  const safe = [...name.replace(UNSAFE, "_")]
    .slice(0, MAX_LENGTH)
    .join("")
    .replace(/^[. ]+/, "");
  const isNamed = [extension, ...also].some((ending) => safe.toLowerCase().endsWith(`.${ending}`));
  return isNamed ? safe : `${safe || "document"}.${extension}`;
}
