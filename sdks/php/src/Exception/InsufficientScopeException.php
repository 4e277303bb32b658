<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `insufficient_scope`: Missing scope. */
final class InsufficientScopeException extends ApiException
{
}
