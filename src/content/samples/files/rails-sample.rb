# app/models/concerns/sealed_key_provider.rb
class SealedKeyProvider
  # Data keys stay local; the service only wraps and opens them.
  def encryption_key
    secret = SecureRandom.bytes(32)
    key = ActiveRecord::Encryption::Key.new(secret)
    key.public_tags.wrapped = SEALING.encrypt([secret].pack("m0")).encrypted_data
    key
  end

  def decryption_keys(message)
    opened = SEALING.decrypt(message.headers.wrapped).data
    [ActiveRecord::Encryption::Key.new(opened.unpack1("m0"))]
  end
end
