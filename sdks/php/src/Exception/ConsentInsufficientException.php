<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `consent_insufficient`: Consent does not cover this rollover. */
final class ConsentInsufficientException extends ApiException
{
}
