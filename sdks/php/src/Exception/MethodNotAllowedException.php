<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `method_not_allowed`: Method not allowed. */
final class MethodNotAllowedException extends ApiException
{
}
