<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `passkey_required`: Confirm with your passkey. */
final class PasskeyRequiredException extends ApiException
{
}
