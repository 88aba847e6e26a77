// build.gradle.kts
dependencies {
    implementation("com.__MODULE__:__SLUG__-spring-boot-starter:1.+")
}
