<?php

declare(strict_types=1);

namespace Svc;

use Svc\Exception\WebhookVerificationException;

/**
 * Verification of webhooks (https://www.standardwebhooks.com).
 *
 * @phpstan-import-type WebhookEvent from Types
 */
final class Webhook
{
    private const TOLERANCE_SECONDS = 300;
    private const PREFIX = 'whsec_';
    /** Limits the work for forged headers. Deliveries have at most two signatures: one per active secret. */
    private const MAX_SIGNATURES = 16;

    /**
     * Verifies a delivery and returns its event.
     *
     * @param string $payload The raw body, such as `file_get_contents('php://input')`.
     * @param iterable<string, mixed> $headers Names in any case, with strings or lists of strings, or `$_SERVER`.
     * @param string|list<string> $secret `whsec_…`, or several during a rotation.
     * @param float $toleranceSeconds Max difference between the timestamp and now.
     * @param float|null $now Seconds since the epoch.
     * @return WebhookEvent
     *
     * @throws WebhookVerificationException The signature or timestamp is invalid.
     * @throws \InvalidArgumentException A secret is malformed.
     */
    public static function verify(
        string $payload,
        iterable $headers,
        #[\SensitiveParameter] string|array $secret,
        float $toleranceSeconds = self::TOLERANCE_SECONDS,
        ?float $now = null,
    ): array {
        $keys = array_map(self::readSecret(...), is_string($secret) ? [$secret] : $secret);
        if ($keys === []) {
            throw new \InvalidArgumentException('secret must contain at least one webhook secret.');
        }
        $byName = [];
        foreach ($headers as $name => $value) {
            // PHP calls the header webhook-id HTTP_WEBHOOK_ID.
            $byName[preg_replace('/^http-/', '', strtr(strtolower((string) $name), '_', '-'))] = $value;
        }
        $id = self::requireHeader($byName, 'webhook-id');
        $timestamp = self::requireHeader($byName, 'webhook-timestamp');
        $signatures = self::readSignatures(self::requireHeader($byName, 'webhook-signature'));
        self::checkAge($timestamp, $now ?? microtime(true), $toleranceSeconds);
        $isSigned = false;
        foreach ($keys as $key) {
            $digest = hash_hmac('sha256', "$id.$timestamp.$payload", $key, true);
            // Compares all of them, so that timing does not reveal the match.
            foreach ($signatures as $signature) {
                $isSigned = hash_equals($digest, $signature) || $isSigned;
            }
        }
        if (!$isSigned) {
            throw new WebhookVerificationException('not_signed', 'No signature matches a secret.');
        }
        $event = json_decode($payload, true);
        if (!is_array($event)) {
            throw new WebhookVerificationException('not_json', 'The body is not a JSON object.');
        }
        return $event;
    }

    /** @param array<string, mixed> $headers */
    private static function requireHeader(array $headers, string $name): string
    {
        $value = $headers[$name] ?? null;
        $value = is_array($value) ? reset($value) : $value;
        if (is_string($value) && $value !== '') {
            return $value;
        }
        throw new WebhookVerificationException('header_missing', "The header $name is missing.");
    }

    private static function checkAge(string $timestamp, float $now, float $tolerance): void
    {
        $age = preg_match('/^[0-9]{1,12}$/D', $timestamp) === 1 ? $now - (int) $timestamp : INF;
        if ($age > $tolerance) {
            throw new WebhookVerificationException('too_old', 'The attempt is too old.');
        }
        if ($age < -$tolerance) {
            throw new WebhookVerificationException('too_new', 'The attempt is from the future.');
        }
    }

    /** @return list<string> */
    private static function readSignatures(string $header): array
    {
        $signatures = [];
        foreach (array_slice(explode(' ', $header), 0, self::MAX_SIGNATURES) as $part) {
            $bytes = str_starts_with($part, 'v1,') ? base64_decode(substr($part, 3), true) : false;
            if ($bytes !== false) {
                $signatures[] = $bytes;
            }
        }
        return $signatures;
    }

    private static function readSecret(#[\SensitiveParameter] string $secret): string
    {
        $key = str_starts_with($secret, self::PREFIX) ? base64_decode(substr($secret, strlen(self::PREFIX)), true) : '';
        if ($key === false || $key === '') {
            throw new \InvalidArgumentException('A secret must be whsec_ followed by base64.');
        }
        return $key;
    }
}
