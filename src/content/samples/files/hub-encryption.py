from __MODULE__ import Client

client = Client.from_environment()

sealed = client.encrypt("the quarterly forecast")
print(sealed.encrypted_data[:24], sealed.key_id)

opened = client.decrypt(sealed.encrypted_data)
assert opened.data == "the quarterly forecast"
