# settings.py (Django) or config.py (FastAPI)
import os

SEALING = {
    "base_url": os.environ.get("__ENV___API_URL", "__API__"),
    "api_key": os.environ["__ENV___API_KEY"],
    "timeout_seconds": 10,
}
