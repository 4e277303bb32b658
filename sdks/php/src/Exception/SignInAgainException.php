<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `sign_in_again`: Recent sign-in required. */
final class SignInAgainException extends ApiException
{
}
