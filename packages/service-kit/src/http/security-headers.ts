import type { ServerResponse } from "node:http";
import helmet from "helmet";
import { type Step, setHeader } from "./exchange.ts";

/**
 * helmet's headers, with a content policy that lets nothing load: both services answer data, and their few pages
 * carry their own styles.
 */
export function securityHeaders(): Step {
  const headers = headersOfHelmet();
  const flat = headers.flat();
  return (_req, res) => {
    const { head } = res.locals;
    if (head !== undefined) head.push(...flat);
    else for (const [name, value] of headers) setHeader(res, name, value);
  };
}

/** helmet's headers are the same for every request: it is asked once. */
function headersOfHelmet(): [name: string, value: string][] {
  const headers: [string, string][] = [];
  const setHelmetsHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "style-src": ["'unsafe-inline'"],
        "img-src": ["data:"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: "cross-origin" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: false },
  });
  const asked = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => {},
  };
  setHelmetsHeaders({} as never, asked as unknown as ServerResponse, () => {});
  return headers;
}
