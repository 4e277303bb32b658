package dev.svc.client;

/**
 * The attempts of a call.
 *
 * @param count number of attempts
 * @param idempotencyKey key of a write, or null
 */
public record Attempts(int count, String idempotencyKey) {}
