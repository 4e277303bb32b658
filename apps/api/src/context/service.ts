export const SERVICE = { title: "Rollover API", version: "1.0.0" };
