from fastapi import FastAPI
from fastapi.concurrency import run_in_threadpool
from pydantic import BaseModel
from __MODULE__ import Client

from config import SEALING

app = FastAPI()
client = Client(**SEALING)


class Note(BaseModel):
    text: str


@app.post("/notes", status_code=201)
async def save(note: Note) -> dict[str, str]:
    # Encryption needs CPU and network, so keep it off the event loop.
    sealed = await run_in_threadpool(client.encrypt, note.text)
    return {"sealed": sealed.encrypted_data}
