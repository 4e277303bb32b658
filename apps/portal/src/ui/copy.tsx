import { Fragment, useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { type CurlCall, toCurl } from "./curl.ts";
import { Icon } from "./icon.tsx";
import { withKeys } from "./keys.ts";
import { strings } from "./strings.ts";
import { toast } from "./toast.tsx";
import "./copy.css";

const COPIED_MS = 1_500;
const ID = /^([a-z]{3,4}_)([0-9a-z]{26})$/;

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
      className={buttonText ? "" : "button-icon"}
      aria-label={label ? `${strings.copy}: ${label}` : (buttonText ?? strings.copy)}
    >
      <Icon name={isCopied ? "check" : "copy"} size="small" />
      {buttonText && (isCopied ? strings.copied : buttonText)}
      <span role="status" className="visually-hidden">
        {isCopied ? strings.copied : ""}
      </span>
    </Button>
  );
}

export function CopyableText({ text, label }: { text: string; label: string }) {
  return (
    <span className="copyable">
      <IdText text={text} />
      <span className="no-print">
        <CopyButton text={text} label={label} />
      </span>
    </span>
  );
}

/** Shows the prefix and the last six characters, in which IDs of the same day differ. */
export function ShortId({ id }: { id: string }) {
  const [, prefix, suffix] = ID.exec(id) ?? [];
  return <span title={id}>{prefix ? `${prefix}…${suffix?.slice(-6)}` : id}</span>;
}

/** Breaks after the prefix (`rol_`), and elsewhere only if the rest does not fit. */
export function IdText({ text }: { text: string }) {
  const [, prefix, suffix] = ID.exec(text) ?? [];
  return (
    <span className="mono">
      {prefix ? (
        <>
          {prefix}
          <wbr />
          {suffix}
        </>
      ) : (
        text
      )}
    </span>
  );
}

/** Breaks a URL, path or event type after punctuation, and elsewhere only if a part does not fit. */
export function CodeText({ text }: { text: string }) {
  return (
    <span className="mono">
      {withKeys(text.split(/(?<=[/.?&=_-])/)).map(({ key, item }) => (
        <Fragment key={key}>
          {item}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

/** Pass a function if the call can change before the button is pressed. */
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
      <Icon name="terminal" size="small" />
      {strings.copyCurl}
    </Button>
  );
}
