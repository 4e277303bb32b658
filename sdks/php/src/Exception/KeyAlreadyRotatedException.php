<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `key_already_rotated`: API key already rotated. */
final class KeyAlreadyRotatedException extends ApiException
{
}
