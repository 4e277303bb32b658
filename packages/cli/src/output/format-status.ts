interface RolloverStatus {
  state: string;
  pendingOn: string;
}

/** Returns a state and the party that must act next: `submitted, pending on operations` */
export const formatStatus = ({ state, pendingOn }: RolloverStatus): string =>
  pendingOn === "none" ? state : `${state}, pending on ${pendingOn}`;
