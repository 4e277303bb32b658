import type { ApiResponse } from "../../api/client.ts";

export type Member = ApiResponse<"/portal/api/members">["data"][number];
