/** How the service is called, and the version of what it offers. */
export const SERVICE = { title: "Widget authentication", version: "1.0.0" };
