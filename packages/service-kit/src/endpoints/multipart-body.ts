import type { Readable } from "node:stream";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import type { Request } from "express";
import { Problem } from "../errors/problem.ts";

export interface IncomingFile {
  /** Without folders; can be empty. */
  name: string;
  /** @throws Problem if the file is truncated or too large */
  bytes: AsyncIterable<Buffer>;
}

interface ReceivedBody<Stored> {
  fields: Record<string, string>;
  stored: Stored | undefined;
}

export const FILE_PART = "file";
/** Allowance for boundaries, headers and the other parts. */
const OVERHEAD_BYTES = 64 * 1024;
const LIMITS = { fieldNameSize: 100, fieldSize: 4 * 1024, fields: 20, files: 1, parts: 21, headerPairs: 20 };

/**
 * Streams `multipart/form-data` (RFC 7578) with one file. Parts can be in any order.
 * @param limit file size in bytes
 * @param discard deletes the stored file if the rest of the body is invalid
 * @throws Problem `unsupported_media_type`, `payload_too_large`, `malformed_multipart`; errors of `store`
 */
export async function readMultipartBody<Stored>(
  req: Request,
  limit: number,
  {
    store,
    discard,
  }: { store: (file: IncomingFile) => Promise<Stored>; discard: (stored: Stored) => Promise<void> },
): Promise<ReceivedBody<Stored>> {
  if (!req.is("multipart/form-data")) throw new Problem("unsupported_media_type");
  if (Number(req.headers["content-length"] ?? 0) > limit + OVERHEAD_BYTES) throw tooLarge(limit);
  const parser = openParser(req);
  const fields: Record<string, string> = Object.create(null);
  let file: Readable | undefined;
  let storing: Promise<Stored> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      // biome-ignore lint/complexity/useMaxParams: a callback of busboy
      parser.on("field", (name, value, isNameTruncated, isValueTruncated) => {
        if (isNameTruncated || isValueTruncated || Object.hasOwn(fields, name)) {
          return reject(malformed("A part is too long or appears twice."));
        }
        fields[name] = value;
      });
      parser.on("file", (name, stream, fileName) => {
        if (name !== FILE_PART) {
          stream.resume();
          return reject(malformed(`The file must be in the part \`${FILE_PART}\`.`));
        }
        file = stream;
        // `store` may have stopped reading; an unhandled stream error would end the process.
        stream.on("error", () => {});
        storing = store({ name: fileName ?? "", bytes: readLimited(stream, limit) });
        storing.catch(reject);
      });
      for (const event of ["partsLimit", "filesLimit", "fieldsLimit"] as const) {
        parser.on(event, () => reject(malformed("It has too many parts.")));
      }
      parser.on("error", () => reject(malformed("It is incomplete or malformed.")));
      parser.on("finish", resolve);
      req.on("close", () => {
        if (!req.complete) reject(malformed("It is incomplete."));
      });
      req.pipe(parser);
    });
    return { fields: { ...fields }, stored: await storing };
  } catch (error) {
    req.unpipe(parser);
    file?.destroy(error as Error);
    await storing?.then(discard, () => undefined);
    throw error;
  }
}

function openParser(req: Request): InstanceType<typeof Busboy> {
  try {
    return new Busboy({ headers: req.headers as BusboyHeaders, limits: LIMITS });
  } catch {
    throw malformed("The boundary is missing from `Content-Type`.");
  }
}

async function* readLimited(stream: Readable, limit: number): AsyncGenerator<Buffer> {
  let received = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      received += chunk.length;
      if (received > limit) throw tooLarge(limit);
      yield chunk;
    }
  } catch (error) {
    throw error instanceof Problem ? error : malformed("It is incomplete or malformed.");
  }
}

function malformed(detail: string): Problem {
  return new Problem("malformed_multipart", `The multipart/form-data body is not valid. ${detail}`);
}

function tooLarge(limit: number): Problem {
  return new Problem("payload_too_large", `The file is larger than ${limit / 1024} kB.`);
}
