interface RolloverStatus {
  state: string;
  pendingOn: string;
}

/** `submitted, pending on operations` */
export const formatStatus = ({ state, pendingOn }: RolloverStatus): string =>
  pendingOn === "none" ? state : `${state}, pending on ${pendingOn}`;
