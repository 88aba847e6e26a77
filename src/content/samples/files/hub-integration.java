import com.__MODULE__.sdk.Client;
import com.__MODULE__.sdk.SealingFilter;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration
class Sealing {
    @Bean
    Client client() {
        return Client.fromEnvironment();
    }

    /** Decrypts request bodies and encrypts responses. Keys rotate in the background. */
    @Bean
    SealingFilter sealingFilter(Client client) {
        return SealingFilter.forPaths("/records/**").with(client).build();
    }
}
