import type { Answer } from "../../api/client.ts";

export type Member = Answer<"/portal/api/members">["data"][number];
