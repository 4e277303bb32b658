export interface S3Address {
  host: string;
  bucket: string;
  prefix: string;
  region: string;
  keyId: string;
  secret: string;
  isSecure: boolean;
}

const DEFAULT_REGION = "us-east-1";
const ALLOWED_PARAMS = ["region", "tls"];
const FORMAT_HINT = "must be s3://key:secret@host/bucket[/prefix][?region=us-east-1&tls=true]";

/**
 * Parses `s3://key:secret@host[:port]/bucket[/prefix][?region=…&tls=false]`. Key and secret must be percent-encoded.
 *
 * @throws Error with the valid format, but without the URL, because the URL contains the secret
 */
export function parseDocumentsUrl(text: string): S3Address {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== "s3:" || !url.host || !url.username || !url.password || url.hash)
    throw new Error(FORMAT_HINT);
  const names = [...url.searchParams.keys()];
  if (names.some((name) => !ALLOWED_PARAMS.includes(name)) || new Set(names).size < names.length)
    throw new Error(FORMAT_HINT);
  const [bucket = "", ...prefix] = url.pathname.slice(1).split("/").filter(Boolean);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) throw new Error(FORMAT_HINT);
  if (!prefix.every((folder) => /^[\w-]+$/.test(folder))) throw new Error(FORMAT_HINT);
  const tls = url.searchParams.get("tls") ?? "true";
  if (tls !== "true" && tls !== "false") throw new Error(FORMAT_HINT);
  return {
    host: url.host,
    bucket,
    prefix: prefix.join("/"),
    region: url.searchParams.get("region") ?? DEFAULT_REGION,
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    isSecure: tls === "true",
  };
}
