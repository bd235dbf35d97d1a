import os

import jwt

ISSUER = os.environ.get("FE_ISSUER", "https://id.example.com")
CLIENT_ID = os.environ.get("FE_CLIENT_ID", "my-app")
keys = jwt.PyJWKClient(f"{ISSUER}/.well-known/jwks.json")


def get_session(authorization: str | None) -> dict | None:
    """Claims of the token in an Authorization header; None where there is no valid one."""
    scheme, _, token = (authorization or "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    try:
        return jwt.decode(
            token,
            keys.get_signing_key_from_jwt(token).key,
            algorithms=["RS256", "ES256"],
            issuer=ISSUER,
            audience=CLIENT_ID,
            leeway=30,
            options={"require": ["exp", "iss", "aud", "sub"]},
        )
    except jwt.InvalidTokenError:
        return None
    except jwt.PyJWKClientError as error:
        if isinstance(error.__context__, OSError):
            raise  # the issuer's keys cannot be had: that signs no one out
        return None
