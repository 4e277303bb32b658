<?php

declare(strict_types=1);

namespace Svc\Exception;

/** Base class of all errors about calls. They never contain the API key or request headers. */
class ClientException extends \RuntimeException
{
    /**
     * @param string|null $idempotencyKey The key of a write. Sending the same write with this key within a day does not
     *     execute it twice.
     */
    public function __construct(
        string $message,
        public readonly int $attempts,
        public readonly ?string $idempotencyKey,
    ) {
        parent::__construct($message);
    }
}
