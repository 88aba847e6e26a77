import com.__MODULE__.sdk.Client;
import jakarta.persistence.AttributeConverter;
import jakarta.persistence.Converter;

/** Encrypts a column: annotate the field with @Convert(converter = Sealed.class). */
@Converter
public class Sealed implements AttributeConverter<String, String> {
    private final Client client;

    public Sealed(Client client) {
        this.client = client;
    }

    @Override
    public String convertToDatabaseColumn(String plain) {
        return plain == null ? null : client.encrypt(plain).encryptedData();
    }

    @Override
    public String convertToEntityAttribute(String sealed) {
        return sealed == null ? null : client.decrypt(sealed).data();
    }
}
