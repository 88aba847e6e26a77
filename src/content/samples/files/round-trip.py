import json
import os
import urllib.request

# The public sandbox: synthetic data only.
API = "__API__/api/v1"
KEY = os.environ["__ENV___API_KEY"]


def call(path: str, body: dict) -> dict:
    request = urllib.request.Request(
        API + path,
        data=json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request, timeout=10) as response:
        return json.load(response)


sealed = call("/encrypt", {"data": "the quarterly forecast"})["encrypted_data"]
print(call("/decrypt", {"encrypted_data": sealed})["data"])
