import { useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { strings } from "./strings.ts";
import { toast } from "./toast.ts";

const SHOWN_MS = 1_500;

/** Copies a text. `label` says what, for who cannot see what it stands beside. */
export function CopyButton({
  text,
  label,
  words,
  look = "quiet",
}: {
  text: string;
  label?: string;
  words?: string;
  look?: ButtonProps["look"];
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  };
  return (
    <Button
      size="small"
      look={look}
      onPress={copy}
      aria-label={label ? `${strings.copy}: ${label}` : undefined}
    >
      {isCopied ? strings.copied : (words ?? strings.copy)}
      <span role="status" className="visually-hidden">
        {isCopied ? strings.copied : ""}
      </span>
    </Button>
  );
}

export interface CurlCall {
  method: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
  /** With its query: `/v1/rollovers?state=requested`. */
  path: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** A text within a shell's single quotes. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** The call as a command. The key is read from the environment; no real one is ever written. */
export function toCurl({ method, path, body, headers = {} }: CurlCall): string {
  const lines = [
    `curl${method === "GET" ? "" : ` -X ${method}`} -H "Authorization: Bearer $SVC_AK"`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
    quoted(`${location.origin}${path}`),
  ];
  return lines.join(" \\\n  ");
}

/** Copies what the page shows or does as a command for the API. */
export function CopyAsCurl({
  call,
  ...props
}: { call: CurlCall | (() => CurlCall) } & Pick<ButtonProps, "look" | "size">) {
  const copy = async () => {
    await navigator.clipboard.writeText(toCurl(typeof call === "function" ? call() : call));
    toast({ title: strings.curlCopied, tone: "good" });
  };
  return (
    <Button size="small" look="quiet" {...props} onPress={copy}>
      {strings.copyCurl}
    </Button>
  );
}
