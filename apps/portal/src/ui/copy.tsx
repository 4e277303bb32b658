import { useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { type CurlCall, toCurl } from "./curl.ts";
import { strings } from "./strings.ts";
import { toast } from "./toast.tsx";

const COPIED_MS = 1_500;

export function CopyButton({
  text,
  label,
  buttonText,
  variant = "quiet",
}: {
  text: string;
  label?: string;
  buttonText?: string;
  variant?: ButtonProps["variant"];
}) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <Button
      size="small"
      variant={variant}
      onPress={copy}
      aria-label={label ? `${strings.copy}: ${label}` : undefined}
    >
      {isCopied ? strings.copied : (buttonText ?? strings.copy)}
      <span role="status" className="visually-hidden">
        {isCopied ? strings.copied : ""}
      </span>
    </Button>
  );
}

export function CopyableText({ text, label }: { text: string; label: string }) {
  return (
    <span className="row">
      <span className="mono">{text}</span>
      <span className="no-print">
        <CopyButton text={text} label={label} />
      </span>
    </span>
  );
}

export function CopyAsCurl({
  call,
  ...props
}: { call: CurlCall | (() => CurlCall) } & Pick<ButtonProps, "variant" | "size">) {
  const copy = async () => {
    await navigator.clipboard.writeText(toCurl(typeof call === "function" ? call() : call, location.origin));
    toast({ title: strings.curlCopied, tone: "good" });
  };
  return (
    <Button size="small" variant="quiet" {...props} onPress={copy}>
      {strings.copyCurl}
    </Button>
  );
}
