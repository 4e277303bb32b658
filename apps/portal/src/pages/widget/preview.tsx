import { useEffect, useRef } from "react";
import { PREVIEW_PATH, type Theme } from "../../widget-preview/theme.ts";
import { strings } from "./strings.ts";

/** The real widget in a sandboxed frame whose content security policy blocks requests. */
export function Preview({ theme }: { theme: Theme }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // A sandboxed frame has an opaque origin, so no target origin can be named.
    const tell = () => frame.current?.contentWindow?.postMessage(theme, "*");
    tell();
    const hear = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === "ready") tell();
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [theme]);
  return (
    <figure className="preview">
      <iframe ref={frame} title={strings.preview} src={PREVIEW_PATH} sandbox="allow-scripts allow-forms" />
      <figcaption className="soft">{strings.previewNote}</figcaption>
    </figure>
  );
}
