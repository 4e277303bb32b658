/** The portal of an API that is tested: known, and of no use anywhere else. */
export const TEST_PORTAL = {
  PORTAL_URL: "https://portal.example",
  PORTAL_SECRET: Buffer.alloc(32, "q").toString("base64"),
};
