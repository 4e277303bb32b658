<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `ambiguous_credentials`: More than one credential sent. */
final class AmbiguousCredentialsException extends ApiException
{
}
