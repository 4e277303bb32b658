// Detects file types by content, because file names and headers are unreliable. Checks both ends, to reject files that are
// valid as two types.

export const FILE_KINDS = {
  "application/pdf": { extension: "pdf" },
  "image/png": { extension: "png" },
  "image/jpeg": { extension: "jpg", otherExtensions: ["jpeg"] },
} as const;

export type MediaType = keyof typeof FILE_KINDS;

export const MEDIA_TYPES = Object.keys(FILE_KINDS) as MediaType[];

const HEAD_BYTES = 16;
/** A PDF has `%%EOF` within this many bytes of its end (ISO 32000-1, Annex H, note 18). */
const TAIL_BYTES = 1024;

/** PNG, third edition (W3C), 5.2 and 11.2.1: signature and start of the header chunk. */
const PNG_HEAD = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
/** PNG 11.2.5: the end chunk. */
const PNG_END = Buffer.from("0000000049454e44ae426082", "hex");
/** ITU-T T.81, B.1.1.3: start of image, and the first byte of the next marker. */
const JPEG_HEAD = Buffer.from("ffd8ff", "hex");
const JPEG_END = Buffer.from("ffd9", "hex");
const PDF_HEAD = "%PDF-";
const PDF_END = "%%EOF";
/** White space allowed after `%%EOF` (ISO 32000-1, table 1). */
const PDF_WHITE_SPACE = new Set([0, 9, 10, 12, 13, 32]);

export class UnknownFileKindError extends Error {
  override name = "UnknownFileKindError";
}

export class FileKindCheck {
  private kind: MediaType | null = null;
  private head = Buffer.alloc(0);
  private tail = Buffer.alloc(0);

  /** @throws UnknownFileKindError */
  push(chunk: Buffer): void {
    if (this.kind === null) {
      this.head = Buffer.concat([this.head, chunk.subarray(0, HEAD_BYTES)]);
      if (this.head.length >= HEAD_BYTES) this.kind = detectKind(this.head);
    }
    const combined = chunk.length >= TAIL_BYTES ? chunk : Buffer.concat([this.tail, chunk]);
    this.tail = Buffer.from(combined.subarray(-TAIL_BYTES));
  }

  /** @throws UnknownFileKindError */
  end(): MediaType {
    this.kind ??= detectKind(this.head);
    if (hasValidEnd(this.kind, this.tail)) return this.kind;
    throw new UnknownFileKindError(
      `is incomplete, or has data after the end of the ${formatKind(this.kind)}`,
    );
  }
}

function detectKind(head: Buffer): MediaType {
  if (head.subarray(0, PNG_HEAD.length).equals(PNG_HEAD)) return "image/png";
  if (head.subarray(0, JPEG_HEAD.length).equals(JPEG_HEAD)) return "image/jpeg";
  if (head.toString("latin1", 0, PDF_HEAD.length) === PDF_HEAD) return "application/pdf";
  throw new UnknownFileKindError("must be a PDF, PNG or JPEG file, judged by its content");
}

function hasValidEnd(kind: MediaType, tail: Buffer): boolean {
  if (kind === "image/png") return tail.subarray(-PNG_END.length).equals(PNG_END);
  if (kind === "image/jpeg") return tail.subarray(-JPEG_END.length).equals(JPEG_END);
  const end = tail.lastIndexOf(PDF_END);
  return end >= 0 && tail.subarray(end + PDF_END.length).every((byte) => PDF_WHITE_SPACE.has(byte));
}

function formatKind(kind: MediaType): string {
  return FILE_KINDS[kind].extension.toUpperCase();
}

/** Characters unsafe in file systems, headers or shells. */
const UNSAFE_CHARACTERS = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
const MAX_NAME_LENGTH = 100;

export function toSafeFileName(name: string, mediaType: MediaType): string {
  const { extension, otherExtensions = [] } = FILE_KINDS[mediaType] as {
    extension: string;
    otherExtensions?: readonly string[];
  };
  const safeName = [...name.replace(UNSAFE_CHARACTERS, "_")]
    .slice(0, MAX_NAME_LENGTH)
    .join("")
    .replace(/^[. ]+/, "");
  const hasExtension = [extension, ...otherExtensions].some((ending) =>
    safeName.toLowerCase().endsWith(`.${ending}`),
  );
  return hasExtension ? safeName : `${safeName || "document"}.${extension}`;
}
