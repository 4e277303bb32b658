<?php

declare(strict_types=1);

namespace Svc\Exception;

/** An invalid delivery. Respond with 400, and ignore its content. */
final class WebhookVerificationException extends \RuntimeException
{
    /** @param 'header_missing'|'too_old'|'too_new'|'not_signed'|'not_json' $reason */
    public function __construct(public readonly string $reason, string $message)
    {
        parent::__construct($message);
    }
}
