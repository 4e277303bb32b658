/** A key's end that is noticed within this was told: a cache that was told nothing notices after eight seconds. */
export const SOONER_THAN_THE_CACHE_MS = 7_000;
