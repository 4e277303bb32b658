export const SERVICE = { title: "Widget authentication", version: "1.0.0" };
