<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `payload_too_large`: The body is too large. */
final class PayloadTooLargeException extends ApiException
{
}
