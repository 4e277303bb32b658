/** How the service is called, and the version of what it offers. */
export const SERVICE = { title: "Rollover API", version: "1.0.0" };
