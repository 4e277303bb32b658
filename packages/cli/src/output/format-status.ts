interface RolloverStatus {
  state: string;
  pendingOn: string;
}

/** Formats a status: `submitted, pending on operations`. */
export const formatStatus = ({ state, pendingOn }: RolloverStatus): string =>
  pendingOn === "none" ? state : `${state}, pending on ${pendingOn}`;
