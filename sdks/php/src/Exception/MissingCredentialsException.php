<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `missing_credentials`: No credential sent. */
final class MissingCredentialsException extends ApiException
{
}
