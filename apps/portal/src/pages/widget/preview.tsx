import { useEffect, useRef } from "react";
import { PREVIEW_PATH, type Theme } from "../../widget-preview/theme.ts";
import { strings } from "./strings.ts";

/** The real widget in a sandboxed frame whose content security policy blocks requests. */
export function Preview({ theme }: { theme: Theme }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // A sandboxed frame has an opaque origin, so no target origin can be named.
    const postTheme = () => frame.current?.contentWindow?.postMessage(theme, "*");
    postTheme();
    const onMessage = ({ source, data }: MessageEvent) => {
      if (source === frame.current?.contentWindow && data === "ready") postTheme();
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [theme]);
  return (
    <figure className="preview">
      <iframe ref={frame} title={strings.preview} src={PREVIEW_PATH} sandbox="allow-scripts allow-forms" />
      <figcaption className="soft">{strings.previewNote}</figcaption>
    </figure>
  );
}
