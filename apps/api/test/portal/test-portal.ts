export const TEST_PORTAL = {
  PORTAL_URL: "https://portal.example",
  PORTAL_SECRET: Buffer.alloc(32, "q").toString("base64"),
};
