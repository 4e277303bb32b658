import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  base: "/portal/",
  plugins: [react()],
  // Nothing is fetched from elsewhere, and nothing is inlined: the content policy allows files of our own alone.
  build: {
    target: ["chrome123", "firefox128", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
    sourcemap: false,
  },
});
