// build.gradle.kts, with the archive in libs/
dependencies {
    implementation(files("libs/__JAVA__"))
}
