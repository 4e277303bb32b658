export const BASE = "/portal";
