<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `key_type_not_allowed`: Credential type not allowed. */
final class KeyTypeNotAllowedException extends ApiException
{
}
