<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `internal_error`: Internal error. */
final class InternalException extends ApiException
{
}
