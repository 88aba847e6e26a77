# settings.py (Django) or config.py (FastAPI)
import os

SEALING = {
    "base_url": os.environ["__ENV___GATEWAY_URL"],
    "api_key": os.environ["__ENV___API_KEY"],
    "timeout_seconds": 10,
}
