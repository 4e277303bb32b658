<?php

declare(strict_types=1);

namespace Svc\Internal;

use Svc\Client;
use Svc\Exception\ApiException;
use Svc\Exception\ClientException;
use Svc\Exception\ConnectionException;
use Svc\Exception\ErrorCodes;
use Svc\Response;
use Svc\Upload;

/**
 * Sends calls, retries them, and throws typed exceptions.
 *
 * @internal
 */
final class Transport
{
    private const IDEMPOTENCY_KEY = '/^[\x21-\x7e]{1,255}$/D';
    private const JSON_FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
        | JSON_PRESERVE_ZERO_FRACTION;

    private readonly \Closure $sleep;

    /** @param (\Closure(float): void)|null $sleep waits for a number of seconds */
    public function __construct(
        private readonly string $baseUrl,
        private readonly ApiKey $key,
        private readonly float $timeout,
        private readonly int $maxRetries,
        ?\Closure $sleep = null,
    ) {
        $this->sleep = $sleep ?? static fn (float $seconds) => usleep((int) ($seconds * 1e6));
    }

    /**
     * Encodes a path segment.
     *
     * @throws \InvalidArgumentException The segment is empty or moves in the path.
     */
    public static function quote(string $part): string
    {
        if (in_array($part, ['', '.', '..'], true)) {
            throw new \InvalidArgumentException('An ID must not be empty.');
        }
        return rawurlencode($part);
    }

    /** Returns the parsed response. */
    public function json(string $method, string $path, mixed ...$options): mixed
    {
        return $this->send($method, $path, self::parse(...), ...$options);
    }

    /** Returns a response whose body is not read yet. */
    public function raw(string $method, string $path, mixed ...$options): Response
    {
        return $this->send($method, $path, static fn (Transfer $transfer) => new Response($transfer), ...$options);
    }

    /**
     * @param \Closure(Transfer, int, ?string): mixed $read
     * @param array<string, mixed> $query
     * @param array<string, mixed>|null $body
     * @param array<string, string> $fields
     */
    private function send(
        string $method,
        string $path,
        \Closure $read,
        string $accept = 'application/json',
        array $query = [],
        ?array $body = null,
        ?Upload $upload = null,
        array $fields = [],
        ?string $idempotencyKey = null,
        ?int $ifVersion = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): mixed {
        $headers = ["Accept: $accept, application/problem+json", 'Expect:', 'Content-Type:'];
        if ($method !== 'GET') {
            $idempotencyKey ??= self::createKey();
            if (preg_match(self::IDEMPOTENCY_KEY, $idempotencyKey) !== 1) {
                throw new \InvalidArgumentException('idempotencyKey must be 1 to 255 visible characters.');
            }
            $headers[] = "Idempotency-Key: $idempotencyKey";
        }
        if ($ifVersion !== null) {
            $headers[] = "If-Match: \"$ifVersion\"";
        }
        $content = '';
        if ($upload !== null) {
            [$content, $type] = $upload->encode($fields);
            $headers[2] = "Content-Type: $type";
        } elseif ($body !== null) {
            $content = $body === [] ? '{}' : json_encode($body, self::JSON_FLAGS);
            $headers[2] = 'Content-Type: application/json';
        }
        $request = [
            CURLOPT_URL => $this->baseUrl . $path . self::encodeQuery($query),
            CURLOPT_CUSTOMREQUEST => $method,
            CURLOPT_HTTPHEADER => $headers,
            CURLOPT_USERAGENT => 'svc-client-php/' . Client::VERSION . ' php/' . PHP_VERSION,
        ] + ($method === 'GET' ? [] : [CURLOPT_POSTFIELDS => $content]);
        $start = hrtime(true);
        for ($attempt = 1; ; $attempt++) {
            try {
                $transfer = new Transfer(
                    $request,
                    $this->key,
                    $timeout ?? $this->timeout,
                    $attempt,
                    $idempotencyKey,
                );
                if ($transfer->status >= 200 && $transfer->status < 300) {
                    return $read($transfer, $attempt, $idempotencyKey);
                }
                $error = self::toApiException($transfer, $attempt, $idempotencyKey);
            } catch (ConnectionException $exception) {
                $error = $exception;
            }
            $delay = self::findDelay($error, (hrtime(true) - $start) / 1e9, $maxRetries ?? $this->maxRetries);
            if ($delay === null) {
                throw $error;
            }
            ($this->sleep)($delay);
        }
    }

    private static function parse(Transfer $transfer, int $attempts, ?string $idempotencyKey): mixed
    {
        $body = $transfer->readBody();
        try {
            return json_decode($body, true, flags: JSON_THROW_ON_ERROR);
        } catch (\JsonException) {
            throw new ConnectionException('The response is not valid JSON.', $attempts, $idempotencyKey);
        }
    }

    /** Returns seconds, or null if the call failed. */
    private static function findDelay(ClientException $error, float $elapsed, int $maxRetries): ?float
    {
        $code = $retryAfter = null;
        if ($error instanceof ApiException) {
            $code = $error->errorCode === "http_{$error->status}" ? null : $error->errorCode;
            $retryAfter = $error->retryAfter;
            if (!RetryPolicy::isRetryable($error->status, $code)) {
                return null;
            }
        }
        if (!RetryPolicy::canRetry($code, $error->attempts, $elapsed, $maxRetries)) {
            return null;
        }
        return RetryPolicy::delay($error->attempts, $retryAfter, mt_rand() / mt_getrandmax());
    }

    private static function toApiException(Transfer $transfer, int $attempts, ?string $idempotencyKey): ApiException
    {
        $status = $transfer->status;
        $fallback = [
            'type' => 'about:blank',
            'title' => $transfer->statusText,
            'status' => $status,
            'detail' => "The server returned $status.",
            'instance' => '',
            'code' => "http_$status",
            'requestId' => $transfer->headers['x-request-id'] ?? '',
            'errors' => [],
        ];
        try {
            $parsed = json_decode($transfer->readBody(), true);
        } catch (ConnectionException) {
            $parsed = null;
        }
        $problem = is_array($parsed) ? $parsed + $fallback : $fallback;
        $code = is_string($problem['code']) ? $problem['code'] : '';
        $class = ErrorCodes::CLASSES[$code] ?? ApiException::class;
        $retryAfter = RetryPolicy::readRetryAfter($transfer->headers['retry-after'] ?? null, microtime(true));
        return new $class($problem, $retryAfter, $attempts, $idempotencyKey);
    }

    /** @param array<string, mixed> $query */
    private static function encodeQuery(array $query): string
    {
        $pairs = [];
        foreach ($query as $name => $value) {
            foreach (is_array($value) ? $value : [$value] as $item) {
                if ($item !== null) {
                    $text = is_bool($item) ? ($item ? 'true' : 'false') : (string) $item;
                    $pairs[] = rawurlencode($name) . '=' . rawurlencode($text);
                }
            }
        }
        return $pairs === [] ? '' : '?' . implode('&', $pairs);
    }

    /** Returns a random UUID. */
    private static function createKey(): string
    {
        $bytes = random_bytes(16);
        $bytes[6] = chr(ord($bytes[6]) & 0x0f | 0x40);
        $bytes[8] = chr(ord($bytes[8]) & 0x3f | 0x80);
        return vsprintf('%s%s-%s-%s-%s-%s%s%s', str_split(bin2hex($bytes), 4));
    }
}
