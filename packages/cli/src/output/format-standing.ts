interface Standing {
  state: string;
  pendingOn: string;
}

/** Returns a state and the party that must act next: `submitted, pending on operations` */
export const formatStanding = ({ state, pendingOn }: Standing): string =>
  pendingOn === "none" ? state : `${state}, pending on ${pendingOn}`;
