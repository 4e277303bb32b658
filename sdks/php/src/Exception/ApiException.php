<?php

declare(strict_types=1);

namespace Svc\Exception;

/** An error response of the API (RFC 9457). Codes that this version does not know have no subclass. */
class ApiException extends ClientException
{
    /** Stable; branch on it. */
    public readonly string $errorCode;
    public readonly int $status;
    public readonly string $title;
    public readonly string $detail;
    /** Quote it when you contact support. */
    public readonly string $requestId;
    /** @var list<array{pointer?: string, parameter?: string, detail: string}> Faulty members. */
    public readonly array $errors;

    /**
     * @param array<string, mixed> $problem The whole response, with the members that some codes add, such as
     *     `allowedActions`.
     * @param float|null $retryAfter Seconds to wait before a retry, if the response says so.
     */
    public function __construct(
        public readonly array $problem,
        public readonly ?float $retryAfter,
        int $attempts,
        ?string $idempotencyKey,
    ) {
        $this->errorCode = self::text($problem, 'code');
        $this->status = (int) ($problem['status'] ?? 0);
        $this->title = self::text($problem, 'title');
        $this->detail = self::text($problem, 'detail');
        $this->requestId = self::text($problem, 'requestId');
        $this->errors = is_array($problem['errors'] ?? null) ? array_values($problem['errors']) : [];
        parent::__construct("{$this->status} {$this->errorCode}: {$this->detail}", $attempts, $idempotencyKey);
    }

    /** @param array<string, mixed> $problem */
    private static function text(array $problem, string $name): string
    {
        return is_string($problem[$name] ?? null) ? $problem[$name] : '';
    }
}
