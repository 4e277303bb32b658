import { createLazy } from "@svc/service-kit";

/** The PDF packages are large, and most processes render no letters. */
export const loadRenderer = createLazy(() => import("./render-letter.ts"));
