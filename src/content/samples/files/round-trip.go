package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
	"time"
)

// The public sandbox: synthetic data only.
const api = "__API__/api/v1"

var client = http.Client{Timeout: 10 * time.Second}

func call(path string, body, answer any) error {
	text, err := json.Marshal(body)
	if err != nil {
		return err
	}
	request, err := http.NewRequest("POST", api+path, bytes.NewReader(text))
	if err != nil {
		return err
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("__ENV___API_KEY"))
	request.Header.Set("Content-Type", "application/json")
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", path, response.Status)
	}
	return json.NewDecoder(response.Body).Decode(answer)
}

func main() {
	var sealed struct {
		Data string `json:"encrypted_data"`
	}
	plain := map[string]string{"data": "the quarterly forecast"}
	if err := call("/encrypt", plain, &sealed); err != nil {
		log.Fatal(err)
	}
	fmt.Println(len(sealed.Data), "characters")
}
