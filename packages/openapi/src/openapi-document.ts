export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  servers: { url: string; description: string }[];
  tags: { name: string; description: string }[];
  "x-tagGroups"?: { name: string; tags: string[] }[];
  paths: Record<string, Record<string, Record<string, unknown>>>;
  webhooks?: Record<string, Record<string, Record<string, unknown>>>;
  components: Record<string, Record<string, unknown>>;
}
